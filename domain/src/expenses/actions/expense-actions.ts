import { actorFields } from '../../people/administrator.ts';
import { formatInstant, type Instant } from '../../time/dates.ts';
import { expenseMessages } from '../expense-messages.ts';
import { openStepIndex, type Expense } from '../expense.ts';
import type { Changed } from '../history.ts';
import { RESEND_PAUSE_MS } from '../../limits.ts';
import {
  needsOtherPayer,
  paymentFlags,
  type Payee,
  type Payer,
  parsePayment,
  paymentDays,
  paymentText,
  samePayment,
  type Payment,
  type TypedPayment,
} from '../payment.ts';
import { canDecide, eligibleApprovers, type Authority } from '../decide/permissions.ts';

/** What an administrator can do with a submitted expense, beside deciding it as an approver. */
export type ExpenseAction =
  | { readonly act: 'setFund'; readonly fundId: string | null }
  /**
   * `number` is the number of this payment, from 1 on: a request that is sent again after a void pays nothing twice.
   */
  | { readonly act: 'recordPayment'; readonly number: number; readonly payment: TypedPayment }
  | { readonly act: 'voidPayment'; readonly payment: number; readonly reason: string }
  | { readonly act: 'resendLink'; readonly step: number };

export type ExpenseActionType = ExpenseAction['act'];

/** Why an action is refused. */
export type ManageRefusal =
  | 'fundOfRejected'
  | 'fundOfPaid'
  | 'fundRequired'
  | 'notApproved'
  | 'alreadyPaid'
  | 'ownPayment'
  | 'paymentVoided'
  | 'notPaid'
  | 'stepNotOpen'
  | 'nobodyToAsk'
  | 'linkJustSent'
  | 'badPayment';

/** What an action needs beside the expense. */
export interface ManageContext extends Authority, Payer {
  readonly now: Instant;
  /** The school's IANA time zone. */
  readonly timeZone: string;
  /** A new random nonce, for a link that is sent again. */
  readonly nonce: string;
}

export type ManageOutcome =
  | (Changed & { readonly kind: 'done' })
  /** It was done before (a second press, a lost answer): nothing changes. */
  | { readonly kind: 'repeated' }
  | {
      readonly kind: 'refused';
      readonly why: ManageRefusal;
      /** A sentence that is more exact than the one of the code; null if there is none. */
      readonly sentence: string | null;
    };

/** Returns what the person can do with the expense now. The detail view offers exactly these. */
export function availableActions(
  expense: Expense,
  person: string,
  authority: Authority,
): ('decide' | ExpenseActionType)[] {
  const open = openStepIndex(expense);
  const decides = open !== null && canDecide(expense, open, person, authority).allowed;
  const kinds = ['setFund', 'recordPayment', 'voidPayment', 'resendLink'] as const;
  return [
    ...(decides ? (['decide'] as const) : []),
    ...kinds.filter((kind) => disallowedReason(expense, kind, authority) === null),
  ];
}

/** Does an action with an expense. An action that was done before is answered as done and changes nothing. */
export function manage(
  expense: Expense,
  act: ExpenseAction,
  context: ManageContext,
): ManageOutcome {
  switch (act.act) {
    case 'setFund':
      return setFund(expense, act.fundId, context);
    case 'recordPayment':
      return recordPayment(expense, act.number, act.payment, context);
    case 'voidPayment':
      return voidPayment(expense, act.payment, act.reason, context);
    case 'resendLink':
      return resendLink(expense, act.step, context);
  }
}

/** Returns why no administrator can do this action with the expense as it is now; null if any can. */
export function disallowedReason(
  expense: Expense,
  kind: ExpenseActionType,
  authority: Authority,
): ManageRefusal | null {
  const { status } = expense;
  switch (kind) {
    case 'setFund':
      return status === 'rejected' ? 'fundOfRejected' : null;
    case 'recordPayment':
      if (status === 'paid') return 'alreadyPaid';
      if (status !== 'approved') return 'notApproved';
      return expense.fundId === null ? 'fundRequired' : null;
    case 'voidPayment':
      return status === 'paid' ? null : 'notPaid';
    case 'resendLink': {
      const open = openStepIndex(expense);
      if (status !== 'pending' || open === null) return 'stepNotOpen';
      // The holders are looked up now: the ones who were asked before may have been replaced.
      return eligibleApprovers(expense, open, authority).approvers.length === 0
        ? 'nobodyToAsk'
        : null;
    }
  }
}

function setFund(expense: Expense, fundId: string | null, context: ManageContext): ManageOutcome {
  if (expense.fundId === fundId) return { kind: 'repeated' };
  const why = disallowedReason(expense, 'setFund', context);
  if (why !== null) return refused(why);
  // What is paid was paid from somewhere.
  if (fundId === null && expense.status === 'paid') return refused('fundOfPaid');
  return {
    kind: 'done',
    expense: { ...expense, fundId },
    change: { what: 'fundSet', step: null, old: expense.fundId, new: fundId },
  };
}

function recordPayment(
  expense: Expense,
  number: number,
  typed: TypedPayment,
  context: ManageContext,
): ManageOutcome {
  const { now, timeZone, by } = context;
  const parsed = parsePayment(typed, paymentDays(expense.submittedAt, now, timeZone));
  if ('error' in parsed) return refused('badPayment', parsed.error);
  const earlier = expense.payment;
  if (earlier?.number === number && samePayment(earlier, parsed.payment)) {
    return { kind: 'repeated' };
  }
  const why = disallowedReason(expense, 'recordPayment', context);
  if (why !== null) {
    return refused(why, earlier && expenseMessages.alreadyPaid(paymentText(earlier)));
  }
  // A request with another number was made for an earlier state of the expense.
  if (number !== expense.payments + 1) return refused('paymentVoided');
  // Nobody pays themselves, except an administrator without a colleague, whose payment is marked.
  if (needsOtherPayer(payeeOf(expense), context)) return refused('ownPayment');
  const found = paymentFlags(payeeOf(expense), context);
  const flags = found.length === 0 ? {} : { flags: found };
  const payment: Payment = { ...parsed.payment, number, ...actorFields(by), at: now, ...flags };
  return {
    kind: 'done',
    expense: { ...expense, status: 'paid', payment, payments: number },
    change: { what: 'paid', step: null, old: expense.status, new: parsed.payment, ...flags },
  };
}

/** Returns whom an expense pays. */
function payeeOf({ contact, submission }: Expense): Payee {
  return { email: contact.email, paidTo: submission.paidTo };
}

function voidPayment(
  expense: Expense,
  number: number,
  reason: string,
  context: ManageContext,
): ManageOutcome {
  const { payment } = expense;
  if (payment?.number !== number) {
    const voided = number >= 1 && number <= expense.payments;
    return voided ? { kind: 'repeated' } : refused('notPaid');
  }
  const why = disallowedReason(expense, 'voidPayment', context);
  if (why !== null) return refused(why);
  return {
    kind: 'done',
    expense: { ...expense, status: 'approved', payment: null },
    change: {
      what: 'paymentVoided',
      step: null,
      old: { method: payment.method, checkNumber: payment.checkNumber, date: payment.date },
      new: reason,
    },
  };
}

/**
 * Gives the step a new nonce, so that earlier links stop working, and looks up again who is asked. A second press
 * within a minute is told when the link was sent: nobody gets two mails, and that link keeps working.
 */
function resendLink(expense: Expense, index: number, context: ManageContext): ManageOutcome {
  const step = expense.steps[index];
  if (expense.status !== 'pending' || step?.status !== 'open') return refused('stepNotOpen');
  const { approvers, blocked } = eligibleApprovers(expense, index, context);
  if (approvers.length === 0) return refused('nobodyToAsk');
  if (step.resentAt !== null && context.now - step.resentAt < RESEND_PAUSE_MS) {
    if (step.nonce === context.nonce) return { kind: 'repeated' };
    const sentAt = formatInstant(step.resentAt, context.timeZone);
    return refused('linkJustSent', expenseMessages.linkJustSent(sentAt));
  }
  const resent = { ...step, approvers, blocked, nonce: context.nonce, resentAt: context.now };
  return {
    kind: 'done',
    expense: { ...expense, steps: expense.steps.with(index, resent) },
    change: {
      what: 'linkResent',
      step: index,
      old: step.approvers,
      new: approvers,
    },
  };
}

function refused(why: ManageRefusal, sentence: string | null = null): ManageOutcome {
  return { kind: 'refused', why, sentence };
}
