import { formatInstant, type Instant } from '../../time/dates.ts';
import { openStepIndex, UNPAID_ENDS, type Expense, type ExpenseStatus } from '../expense.ts';
import { fundIdsOf, lacksFund, standingLines } from '../expense-lines.ts';
import type { Changed } from '../history.ts';
import { RESEND_PAUSE_MS } from '../../limits.ts';
import { isSameMailbox } from '../../people/same-person.ts';
import {
  askingStep,
  standInMark,
  canDecide,
  eligibleApprovers,
  type Authority,
} from '../decide/permissions.ts';

/** What an administrator can do with an expense, besides deciding it as an approver. */
export type ExpenseAction =
  | { readonly act: 'setFund'; readonly fundId: string | null }
  | { readonly act: 'resendLink'; readonly step: number };

/** Those, plus recording and voiding its payment (`record-payment.ts`, `take-payment-back.ts`). */
export type ExpenseActionType = ExpenseAction['act'] | 'recordPayment' | 'voidPayment';

/** Why we refuse an action. */
export type ManageRefusal =
  | 'fundOfRejected'
  | 'fundOfPaid'
  | 'fundOfSplit'
  | 'fundRequired'
  | 'notApproved'
  | 'alreadyPaid'
  | 'notPaid'
  | 'stepNotOpen'
  | 'nobodyToAsk'
  | 'linkJustSent';

/** What an action needs besides the expense. */
export interface ManageContext extends Authority {
  readonly now: Instant;
  /** The school's IANA time zone. */
  readonly timeZone: string;
  /** A new random nonce, for resending a link. */
  readonly nonce: string;
}

export type ManageOutcome =
  | (Changed & { readonly kind: 'done' })
  /** Already done (a second press, a lost answer), so nothing changes. */
  | { readonly kind: 'repeated' }
  | {
      readonly kind: 'refused';
      readonly why: ManageRefusal;
      /** A more precise sentence than the code's; null if there is none. */
      readonly sentence: string | null;
    };

/** Returns what an administrator can do with the expense now; the detail view offers exactly these. */
export function availableActions(
  expense: Expense,
  person: string,
  authority: Authority,
): ('decide' | 'setLines' | ExpenseActionType)[] {
  const open = openStepIndex(expense);
  const decides = open !== null && canDecide(expense, open, person, authority).allowed;
  const kinds = ['setFund', 'recordPayment', 'voidPayment', 'resendLink'] as const;
  return [
    ...(decides ? (['decide'] as const) : []),
    ...(linesRefusal(expense, person) === null ? (['setLines'] as const) : []),
    ...kinds.filter((kind) => disallowedReason(expense, kind, authority) === null),
  ];
}

/** The statuses in which an administrator may set the lines. */
const CHANGEABLE: readonly ExpenseStatus[] = ['pending', 'approved', 'paid'];

/**
 * Returns why a person can't set the lines of an expense (`set-lines.ts`): it has ended, or it's their own and isn't
 * paid yet; null if they can.
 */
export function linesRefusal(
  { status, contact }: Pick<Expense, 'status' | 'contact'>,
  person: string,
): 'linesOfEnded' | 'ownLines' | null {
  if (!CHANGEABLE.includes(status)) return 'linesOfEnded';
  return status !== 'paid' && isSameMailbox(contact.email, person) ? 'ownLines' : null;
}

/** Does an action. Repeating one reports success and changes nothing. */
export function manage(
  expense: Expense,
  act: ExpenseAction,
  context: ManageContext,
): ManageOutcome {
  switch (act.act) {
    case 'setFund':
      return setFund(expense, act.fundId, context);
    case 'resendLink':
      return resendLink(expense, act.step, context);
  }
}

/** Returns why no administrator can do this now; null if any can. */
export function disallowedReason(
  expense: Expense,
  kind: ExpenseActionType,
  authority: Authority,
): ManageRefusal | null {
  const { status } = expense;
  switch (kind) {
    case 'setFund':
      if (status === 'paid') return 'fundOfPaid';
      if (standingLines(expense).length > 1) return 'fundOfSplit';
      return UNPAID_ENDS.includes(status) ? 'fundOfRejected' : null;
    case 'recordPayment':
      if (status === 'paid') return 'alreadyPaid';
      if (status !== 'approved') return 'notApproved';
      return lacksFund(expense) ? 'fundRequired' : null;
    case 'voidPayment':
      return status === 'paid' ? null : 'notPaid';
    case 'resendLink': {
      const open = openStepIndex(expense);
      if (status !== 'pending' || open === null) return 'stepNotOpen';
      // Look up the holders now: the people we asked may have been replaced.
      return eligibleApprovers(expense, open, authority).approvers.length === 0
        ? 'nobodyToAsk'
        : null;
    }
  }
}

function setFund(expense: Expense, fundId: string | null, context: ManageContext): ManageOutcome {
  const old = fundIdsOf(expense)[0] ?? null;
  if (old === fundId) return { kind: 'repeated' };
  const why = disallowedReason(expense, 'setFund', context);
  if (why !== null) return refused(why);
  return {
    kind: 'done',
    expense: {
      ...expense,
      lines: expense.lines.map((line) => (line.refused === true ? line : { ...line, fundId })),
    },
    change: { what: 'fundSet', step: null, old, new: fundId },
  };
}

/**
 * Gives the step a new nonce, so that earlier links stop working, and looks up its approvers again. A second press
 * within a minute only reports when the link was sent: no one gets two emails, and that link keeps working.
 */
function resendLink(expense: Expense, index: number, context: ManageContext): ManageOutcome {
  const step = expense.steps[index];
  if (expense.status !== 'pending' || step?.status !== 'open') return refused('stepNotOpen');
  const eligible = eligibleApprovers(expense, index, context);
  if (eligible.approvers.length === 0) return refused('nobodyToAsk');
  if (step.resentAt !== null && context.now - step.resentAt < RESEND_PAUSE_MS) {
    if (step.nonce === context.nonce) return { kind: 'repeated' };
    const sentAt = formatInstant(step.resentAt, context.timeZone);
    return refused(
      'linkJustSent',
      `The link was last sent on ${sentAt}. Please wait a minute before you send it again.`,
    );
  }
  const resent = {
    ...askingStep(step, eligible),
    nonce: context.nonce,
    resentAt: context.now,
  };
  return {
    kind: 'done',
    expense: { ...expense, steps: expense.steps.with(index, resent) },
    change: {
      what: 'linkResent',
      step: index,
      old: step.approvers,
      new: eligible.approvers,
      ...standInMark(eligible.standIn),
    },
  };
}

function refused(why: ManageRefusal, sentence: string | null = null): ManageOutcome {
  return { kind: 'refused', why, sentence };
}
