import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { ExpensePurpose } from '@pa-ledger/domain/mail/mail-purpose';
import type { HistoryChange } from '@pa-ledger/domain/expenses/history';
import type { MailSubject, NewMail } from './outbox.ts';

/** Returns the mails to the approvers of a step. @param turn distinguishes the occasion, see NewMail. */
export function reviewMails(
  expense: Expense,
  step: number,
  approvers: readonly string[],
  turn: string,
): NewMail[] {
  return approvers.map((to) => ({
    subject: subjectOf(expense),
    purpose: 'review',
    to,
    step,
    turn,
  }));
}

/** Returns the mails of a new expense: to the submitter, and to the approvers of the first step. */
export function mailsOfSubmission(expense: Expense): NewMail[] {
  const first = expense.steps[0]?.approvers ?? [];
  return [submitterMail(expense, 'received'), ...reviewMails(expense, 0, first, 'opened')];
}

/** Returns the mails of a decision: to the approvers of the next step, or to the submitter if the chain has ended. */
export function mailsOfDecision(expense: Expense, opened: number | null): NewMail[] {
  if (opened !== null) {
    return reviewMails(expense, opened, expense.steps[opened]?.approvers ?? [], 'opened');
  }
  return [submitterMail(expense, expense.status === 'approved' ? 'approved' : 'rejected')];
}

/** Returns the mails to the submitter about a payment that was recorded or voided; none for other actions. */
export function mailsOfPayment(expense: Expense, { what }: Pick<HistoryChange, 'what'>): NewMail[] {
  if (what === 'paid') {
    return [{ ...submitterMail(expense, 'paid'), turn: paidTurn(expense.payments) }];
  }
  if (what !== 'paymentVoided') return [];
  return [{ ...submitterMail(expense, 'voided'), turn: voidedTurn(expense.payments) }];
}

/** A payment that is voided and made again is another occasion. @param number the payment's. */
export function paidTurn(number: number): string {
  return `paid-${number}`;
}

/** @param number the voided payment's. */
export function voidedTurn(number: number): string {
  return `voided-${number}`;
}

function submitterMail(expense: Expense, purpose: Exclude<ExpensePurpose, 'review'>): NewMail {
  const to = expense.submission.email;
  return { subject: subjectOf(expense), purpose, to, step: null, turn: 'once' };
}

function subjectOf({ id }: Expense): MailSubject {
  return { kind: 'expense', id };
}
