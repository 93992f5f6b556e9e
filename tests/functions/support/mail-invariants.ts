import type { DocumentData } from 'firebase-admin/firestore';
import { membersOf } from '@pa-ledger/domain/untyped';
import { isDeepStrictEqual } from 'node:util';
import { instantOf } from '../../../functions/src/firestore/timestamps.ts';
import type { FoundExpense } from '../../../ops/checks/project-data.ts';

/** An expense with the emails about it. */
export interface Mailed extends FoundExpense {
  readonly mails: readonly DocumentData[];
}

/** Emails of which there may be several about one version. */
const OFTEN = ['paid', 'voided', 'adjusted', 'statusLink', 'correctLink', 'withdrawLink'];

/** Emails that go to the submitter, whom they name by the id of the contact. */
const TO_SUBMITTER = [...OFTEN, 'received', 'approved', 'rejected', 'returned', 'withdrawn'];

/** Decisions that may be the last one. */
const ENDS = ['approved', 'rejected'];

/** The history of what the submitter does. */
const BY_SUBMITTER = ['submitted', 'corrected', 'withdrawn'];

const TAKEN_BACK = ['paymentVoided', 'enteredByMistake'];

/** What is not as it must be with the emails about an expense: each is made once, for each who is to have one. */
export function brokenMails({ id, data, history, mails }: Mailed): string[] {
  const count = (purpose: string) => mails.filter((mail) => mail['purpose'] === purpose).length;
  const told = (...whats: readonly string[]) =>
    history.filter(({ what }) => whats.includes(String(what)));
  const times = (end: string) =>
    // A rejection of some lines leaves the others with the next approver, and isn't the end.
    told(end).filter((line) => !ENDS.includes(end) || line['new'] === end).length;
  const isCheck = (claim: unknown) => membersOf(claim)['method'] === 'check';
  const goneOut =
    told('paid').filter((line) => !isCheck(line['new'])).length + told('checkSent').length;
  /** The voids of checks that nobody had mailed or handed over. */
  const neverToldOf = told(...TAKEN_BACK).filter(
    (line) =>
      isCheck(line['old']) &&
      !told('checkSent').some((sent) => isDeepStrictEqual(sent['old'], line['old'])),
  );
  const wasAskedAgain = told('reassigned', 'linkResent').length > 0;
  const keys = mails
    .filter(({ purpose }) => !OFTEN.includes(String(purpose)) && purpose !== 'adjustedAfter')
    .map(({ purpose, step, to, turn }) =>
      [purpose, step, to, /-(\d+)$/.exec(String(turn))?.[1] ?? '1'].join(),
    );
  const rules: readonly (readonly [isRight: boolean, problem: string])[] = [
    [count('received') === data['submissionVersion'], 'the submitter is not thanked once'],
    [
      ['approved', 'rejected', 'returned', 'withdrawn'].every((end) => count(end) === times(end)),
      'the submitter is not told the end once',
    ],
    [wasAskedAgain || new Set(keys).size === keys.length, 'somebody is mailed twice'],
    [count('paid') === goneOut, 'the submitter is not told once of each payment that went to them'],
    [
      count('voided') === told(...TAKEN_BACK).length - neverToldOf.length,
      'the submitter is not told once of each void of a payment they knew of',
    ],
    [
      told(...BY_SUBMITTER).every(({ by }) => by === id),
      'its history does not name the submitter by the contact',
    ],
    [
      mails.every(({ purpose, to }) => !TO_SUBMITTER.includes(String(purpose)) || to === id),
      'a mail does not name the submitter by the contact',
    ],
    ...askedIn(data).map(([step, approver]) => {
      const isAsked = mails.some(
        (mail) =>
          mail['purpose'] === 'review' &&
          mail['step'] === step &&
          mail['to'] === approver &&
          mail['state'] !== 'DEAD' &&
          mail['state'] !== 'SKIPPED' &&
          // A mail about an earlier version asks for that one.
          (data['submissionVersion'] === 1 ||
            (instantOf(mail['createdAt']) ?? 0) >= (instantOf(data['sentAt']) ?? 0)),
      );
      return [isAsked, `an approver of step ${step} is not mailed`] as const;
    }),
  ];
  return rules.filter(([isRight]) => !isRight).map(([, problem]) => `${id}: ${problem}`);
}

function askedIn(data: Mailed['data']): (readonly [step: number, approver: string])[] {
  const steps = data['steps'] as { readonly status: string; readonly approvers: string[] }[];
  const step = data['status'] === 'pending' ? steps.findIndex((one) => one.status === 'open') : -1;
  return (steps[step]?.approvers ?? []).map((approver) => [step, approver] as const);
}
