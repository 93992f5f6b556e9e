import { chainText, ROLE_NAMES } from '../approvers/role-messages.ts';
import { formatDate } from '../time/dates.ts';
import type { ApprovalsAhead } from './approvals-ahead.ts';
import type { Submission } from './expense.ts';
import { APP, expenseFormMessages } from './expense-form-messages.ts';
import type { ExpenseWords } from './expense-words.ts';
import type { UnusualFact } from './unusual.ts';

/** The label beside a file that's a statement instead of a receipt. */
export const STATEMENT = 'Statement instead of a receipt';

/** Returns the choice in the form's words. */
export function payToText({ payTo }: Pick<Submission, 'payTo'>): string {
  return expenseFormMessages.payTo[payTo ?? ''];
}

/** Returns how the submitter wants to be paid, in the form's words; a vendor gets a check by mail. */
export function payByText({ payBy }: Pick<Submission, 'payBy'>): string {
  return expenseFormMessages.payBy[payBy ?? ''];
}

/** Tells the submitter how we'll pay them, without where. */
export function payByPromise({ payBy }: Pick<Submission, 'payBy'>): string {
  if (payBy === 'pickup') return 'We’ll hand you the check.';
  if (payBy === 'app') return `We’ll pay you with ${APP}.`;
  return 'We’ll mail your check to the address you gave.';
}

/** Tells the submitter by roles, never by people; '' if no approval is left. */
export function approvalsAheadText({ roles, blocked }: ApprovalsAhead): string {
  const [next] = roles;
  if (next === undefined) return '';
  return blocked === null
    ? `Next to approve it: ${chainText(roles)}.`
    : `No one can approve it as ${ROLE_NAMES[next]} yet. It’ll go on as soon as someone can.`;
}

function unusualText(fact: UnusualFact): string {
  if (fact.what === 'nothing') return 'The amount is $0.00.';
  const rare = fact.what === 'future' ? 'is after the day of submission' : 'is over a year ago';
  return `The expense date, ${formatDate(fact.day)}, ${rare}.`;
}

export const expenseMessages: ExpenseWords = {
  promise: payByPromise,
  approvalsAhead: approvalsAheadText,
  unusual: unusualText,
  statement: STATEMENT,
};
