import type { DocumentData } from 'firebase-admin/firestore';
import { count, problemsIn, type Finding } from './findings.ts';
import { momentOf, type ExpenseFacts } from './project-data.ts';
import { versionOf } from './version-problems.ts';

const CHAINS: Readonly<Record<number, string>> = {
  2: 'president,treasurer',
  3: 'eventApprover,president,treasurer',
};

/** The ends of a chain, by the decision. */
const ENDS: Readonly<Record<string, string>> = { approve: 'approved', reject: 'rejected' };

/**
 * Returns what is wrong with an expense's chain: steps, decisions and mails that do not fit together or to the history.
 * That the history gives the status is checked by replaying it.
 */
export function chainProblems(facts: ExpenseFacts): string[] {
  const { expense, history, mails } = facts;
  const decisions = presentDecisions(facts);
  const steps = expense['steps'] as DocumentData[];
  const status = String(expense['status']);
  const next = decisions.length;
  const made = decisions.map(({ action }) => ENDS[String(action)]);
  const all = facts.decisions.map(({ action }) => ENDS[String(action)]);
  const undecided = steps.map((step, index) =>
    index === next ? stateOfNext(status, String(step['status'])) : 'waiting',
  );
  const expected = [...made, ...undecided.slice(next)].join();
  const kinds = history.map((line) => String(line['what']));
  const told = kinds.filter((what) => what === 'approved' || what === 'rejected');
  const wasAskedAgain = kinds.includes('reassigned') || kinds.includes('linkResent');
  const open = status === 'pending' ? steps[next] : undefined;
  return problemsIn([
    [CHAINS[steps.length] !== steps.map((step) => String(step['role'])).join(), 'its chain is odd'],
    [told.join() !== all.join(), 'its history does not tell its decisions'],
    [
      decisions.some((one) => one['action'] === 'reject' && String(one['reason']).trim() === ''),
      'a rejection has no reason',
    ],
    [
      decisions.some(({ step }, index) => step !== index),
      'its decisions are not one for each step from the first on',
    ],
    [
      steps.some((step, index) => !agrees(step, decisions[index])),
      'a step says otherwise than its decision',
    ],
    [
      steps.map((step) => String(step['status'])).join() !== expected,
      `its steps are not ${expected}`,
    ],
    [open !== undefined && typeof open['nonce'] !== 'string', 'its open step has no link'],
    [!isApprovedOn(expense['approvedOn'], status, decisions.at(-1)), 'its day of approval is odd'],
    ...(open === undefined ? [] : askedFindings(open, next, mailsOfVersion(expense, mails))),
    ...mailFindings(facts, wasAskedAgain),
  ]);
}

/** Returns the decisions on the present version, one a step; an approval of an earlier one may have stayed. */
function presentDecisions({ expense, decisions }: ExpenseFacts): DocumentData[] {
  const present = versionOf(expense);
  if (present === 1) return [...decisions];
  const of = (step: number) => decisions.filter((one) => one['step'] === step);
  return (expense['steps'] as DocumentData[]).flatMap((step, index): DocumentData[] => {
    const own = of(index).find((one) => one['version'] === present);
    const kept = step['decision'] === null ? undefined : of(index).at(-1);
    return [own ?? kept].filter((one) => one !== undefined);
  });
}

/** Returns what the first undecided step must be. */
function stateOfNext(status: string, is: string): string {
  if (status === 'pending') return 'open';
  if (status === 'returned') return 'returned';
  // It may have been sent back before.
  if (status === 'withdrawn') return is === 'returned' ? is : 'withdrawn';
  return 'waiting';
}

/** Hours between UTC and the places where the day ends last and begins first. */
const ZONES = [-12, 0, 14];

/** Returns whether an expense has its day of approval: none, or the day of the last approval anywhere on earth. */
function isApprovedOn(day: unknown, status: string, last: DocumentData | undefined): boolean {
  if (status !== 'approved' && status !== 'paid') return day === null;
  const at = momentOf(last?.['at']);
  return ZONES.some((hours) => {
    const there = new Date(at + hours * 3_600_000);
    return !Number.isNaN(at) && there.toISOString().slice(0, 10) === day;
  });
}

function askedFindings(
  open: DocumentData,
  index: number,
  mails: readonly DocumentData[],
): Finding[] {
  const approvers = (open['approvers'] ?? []) as string[];
  const asking = mails.filter(
    ({ purpose, step, state }) =>
      purpose === 'review' && step === index && state !== 'DEAD' && state !== 'SKIPPED',
  );
  const isBlocked = (open['blocked'] ?? null) !== null;
  return [
    [isBlocked !== (approvers.length === 0), 'nobody is asked, or why not'],
    ...approvers.map((approver): Finding => {
      const isAsked = asking.some(({ to }) => to === approver);
      return [!isAsked, `an approver of step ${index} is not mailed`];
    }),
  ];
}

/** Returns the mails since the present version was sent: those before asked for another one. */
function mailsOfVersion(expense: DocumentData, mails: readonly DocumentData[]): DocumentData[] {
  if (versionOf(expense) === 1) return [...mails];
  const since = momentOf(expense['sentAt']);
  return mails.filter(({ createdAt }) => momentOf(createdAt) >= since);
}

/** Mails of which there may be several of one version. */
const OFTEN = ['paid', 'voided', 'statusLink', 'correctLink', 'withdrawLink'];

function mailFindings(
  { expense, history, mails }: ExpenseFacts,
  wasAskedAgain: boolean,
): Finding[] {
  const once = mails.filter(({ purpose }) => !OFTEN.includes(String(purpose)));
  const keys = once.map(({ purpose, step, to, turn }) =>
    [purpose, step, to, /-(\d+)$/.exec(String(turn))?.[1] ?? '1'].join(),
  );
  const isToldOnce = ['approved', 'rejected', 'returned', 'withdrawn'].every(
    (end) => count(mails, 'purpose', end) === timesOf(end, history),
  );
  return [
    [
      count(mails, 'purpose', 'received') !== versionOf(expense),
      'the submitter is not thanked once',
    ],
    [!isToldOnce, 'the submitter is not told the end once'],
    [!wasAskedAgain && new Set(keys).size !== keys.length, 'somebody is mailed twice'],
  ];
}

/** Returns how often the history tells of an end; every approval but the last one is none. */
function timesOf(end: string, history: readonly DocumentData[]): number {
  const told = history.filter(({ what }) => what === end);
  return end === 'approved' ? count(told, 'new', end) : told.length;
}

/** Whether the step has the decision; a step that is not decided has none. */
function agrees(step: DocumentData, decision: DocumentData | undefined): boolean {
  const own = (step['decision'] ?? undefined) as DocumentData | undefined;
  return ['action', 'by', 'reason'].every((field) => own?.[field] === decision?.[field]);
}
