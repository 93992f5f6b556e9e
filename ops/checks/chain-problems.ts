import type { DocumentData } from 'firebase-admin/firestore';
import { count, problemsIn, type Finding } from './findings.ts';
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
  const happened = (...kinds: readonly string[]): number =>
    kinds.reduce((sum, what) => sum + count(history, 'what', what), 0);
  const isPaid = decided === 'approved' && happened('paid') - happened('paymentVoided') === 1;
  const expected = isPaid ? 'paid' : decided;
  const askedAgain = happened('reassigned', 'linkResent');
  const others = happened('renamed', 'fundSet', 'paid', 'paymentVoided', 'duplicateSettled');
  const open = decided === 'pending' ? steps[approvals] : undefined;
  return problemsIn([
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
      count(steps, 'status', 'open') !== (open === undefined ? 0 : 1) ||
        (open !== undefined && !isOpen(open)),
      'another step is open than the first undecided one',
    ],
    [
      history.length !== 1 + decisions.length + askedAgain + others,
      `it has ${history.length} lines of history`,
    ],
    [happened('submitted') !== 1, 'its submission is not one line of history'],
    [
      happened('approved') !== approvals || happened('rejected') !== rejections.length,
      'its history does not tell its decisions',
    ],
    ...(open === undefined ? [] : askedFindings(open, approvals, mails)),
    ...mailFindings(decided, mails, askedAgain > 0),
  ]);
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

function mailFindings(
  status: string,
  mails: readonly DocumentData[],
  wasAskedAgain: boolean,
): Finding[] {
  const once = mails.filter(({ purpose }) => purpose !== 'paid' && purpose !== 'voided');
  const keys = once.map(({ purpose, step, to }) => [purpose, step, to].join());
  const isToldOnce = ['approved', 'rejected'].every(
    (end) => count(mails, 'purpose', end) === (status === end ? 1 : 0),
  );
  return [
    [count(mails, 'purpose', 'received') !== 1, 'the submitter is not thanked once'],
    [!isToldOnce, 'the submitter is not told the end once'],
    [!wasAskedAgain && new Set(keys).size !== keys.length, 'somebody is mailed twice'],
  ];
}

function isOpen(step: DocumentData): boolean {
  return step['status'] === 'open' && typeof step['nonce'] === 'string';
}

function agrees(step: DocumentData | undefined, decision: DocumentData): boolean {
  const own = step?.['decision'] as DocumentData | null | undefined;
  return ['action', 'by', 'reason'].every((field) => own?.[field] === decision[field]);
}
