import type { DocumentData } from 'firebase-admin/firestore';
import { count } from './count-documents.ts';
import type { ExpenseFacts } from './project-data.ts';

const CHAINS: Readonly<Record<number, string>> = {
  2: 'president,treasurer',
  3: 'eventApprover,president,treasurer',
};

/** Returns what is wrong with an expense's chain: steps, decisions, history and mails that do not fit together. */
export function chainProblems({ expense, decisions, history, mails }: ExpenseFacts): string[] {
  const steps = expense['steps'] as DocumentData[];
  const approvals = count(decisions, 'action', 'approve');
  const rejections = decisions.filter((decision) => decision['action'] === 'reject');
  const decided =
    rejections.length > 0 ? 'rejected' : approvals === steps.length ? 'approved' : 'pending';
  const paid = count(history, 'what', 'paid') - count(history, 'what', 'paymentVoided');
  const expected = decided === 'approved' && paid === 1 ? 'paid' : decided;
  const reassigned = count(history, 'what', 'reassigned');
  const resent = count(history, 'what', 'linkResent');
  const others = ['renamed', 'fundSet', 'paid', 'paymentVoided', 'duplicateSettled'].map((what) =>
    count(history, 'what', what),
  );
  const last = decided === 'pending' ? steps[approvals] : null;
  const problems: [broken: boolean, problem: string][] = [
    [CHAINS[steps.length] !== steps.map((step) => String(step['role'])).join(), 'its chain is odd'],
    [expense['status'] !== expected, `it is ${String(expense['status'])}, not ${expected}`],
    [count(steps, 'status', 'approved') !== approvals, 'its approved steps are not its approvals'],
    [rejections.length > 1, 'it was rejected more than once'],
    [count(steps, 'status', 'rejected') !== rejections.length, 'its rejected steps are odd'],
    [rejections.some(({ reason }) => String(reason).trim() === ''), 'a rejection has no reason'],
    [
      decisions.some(({ step }, index) => step !== index),
      'its decisions are not one for each step from the first on',
    ],
    [
      decisions.some((decision, index) => !agrees(steps[index], decision)),
      'a step says otherwise than its decision',
    ],
    [
      steps.slice(decisions.length).some((step) => step['decision'] !== null),
      'a step has a decision that was never made',
    ],
    [
      count(steps, 'status', 'open') !== (last === null ? 0 : 1) ||
        (last && !isOpen(last)) === true,
      'another step is open than the first undecided one',
    ],
    [
      history.length !==
        others.reduce((sum, more) => sum + more, 1 + decisions.length + reassigned + resent),
      `it has ${history.length} lines of history`,
    ],
    [count(history, 'what', 'submitted') !== 1, 'its submission is not one line of history'],
    [
      count(history, 'what', 'approved') !== approvals ||
        count(history, 'what', 'rejected') !== rejections.length,
      'its history does not tell its decisions',
    ],
    ...askedProblems(last, approvals, mails),
    ...mailProblems(decided, mails, reassigned + resent),
  ];
  return problems.filter(([broken]) => broken).map(([, problem]) => problem);
}

function askedProblems(
  open: DocumentData | null | undefined,
  index: number,
  mails: readonly DocumentData[],
): [boolean, string][] {
  const approvers = (open?.['approvers'] ?? []) as string[];
  const blocked: unknown = open?.['blocked'] ?? null;
  return [
    [
      open != null && (blocked === null) === (approvers.length === 0),
      'nobody is asked, or why not',
    ],
    ...approvers.map((approver): [boolean, string] => [
      !mails.some(
        (mail) =>
          mail['purpose'] === 'review' &&
          mail['step'] === index &&
          mail['to'] === approver &&
          mail['state'] !== 'DEAD' &&
          mail['state'] !== 'SKIPPED',
      ),
      `an approver of step ${index} is not mailed`,
    ]),
  ];
}

function mailProblems(
  status: string,
  mails: readonly DocumentData[],
  askedAgain: number,
): [boolean, string][] {
  const once = mails.filter(({ purpose }) => purpose !== 'paid' && purpose !== 'voided');
  const keys = once.map(({ purpose, step, to }) => [purpose, step, to].join());
  return [
    [count(mails, 'purpose', 'received') !== 1, 'the submitter is not thanked once'],
    [
      count(mails, 'purpose', 'approved') !== (status === 'approved' ? 1 : 0) ||
        count(mails, 'purpose', 'rejected') !== (status === 'rejected' ? 1 : 0),
      'the submitter is not told the end once',
    ],
    [askedAgain === 0 && new Set(keys).size !== keys.length, 'somebody is mailed twice'],
  ];
}

function isOpen(step: DocumentData): boolean {
  return step['status'] === 'open' && typeof step['nonce'] === 'string';
}

function agrees(step: DocumentData | undefined, decision: DocumentData): boolean {
  const own = step?.['decision'] as DocumentData | null | undefined;
  return ['action', 'by', 'reason'].every((field) => own?.[field] === decision[field]);
}
