import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import type { ExpensePurpose } from '@pa-ledger/domain/mail/mail';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import type { MailSubject, NewMail } from '../outbox/outbox.ts';

/**
 * Returns the mails to the approvers of the open step; none if no step is open.
 * @param turn distinguishes the occasion, see NewMail.
 * @param isMailed whether one of them is mailed; all are, if it is left out.
 */
export function reviewMails(
  expense: Expense,
  turn: string,
  isMailed: (approver: string) => boolean = () => true,
): NewMail[] {
  const step = openStepIndex(expense);
  const asked = step === null ? [] : (expense.steps[step]?.approvers ?? []);
  const subject = subjectOf(expense);
  return asked.filter(isMailed).map((to) => ({ subject, purpose: 'review', to, step, turn }));
}

/** Returns the mails of a new version of an expense: to the submitter, and to the approvers of the first step. */
export function mailsOfSubmission(expense: Expense): NewMail[] {
  return [
    submitterMail(expense, 'received', versionTurn(expense)),
    ...reviewMails(expense, openedTurn(expense)),
  ];
}

/**
 * Returns the mails that a change of an expense causes: to those who are asked now, or to the submitter.
 * @param version the one before the change, see `versionKey`: the same person may be asked again.
 */
export function mailsOfChange({ expense, change }: Changed, version: string): NewMail[] {
  switch (change.what) {
    case 'approved':
    case 'rejected':
      return openStepIndex(expense) === null
        ? [submitterMail(expense, change.what, versionTurn(expense))]
        : reviewMails(expense, openedTurn(expense));
    case 'corrected':
      return mailsOfSubmission(expense);
    case 'returned':
      return [submitterMail(expense, 'returned', returnedTurn(expense.submissionVersion))];
    case 'withdrawn':
      return [submitterMail(expense, 'withdrawn')];
    case 'reassigned':
      return reviewMails(expense, version, (approver) => !change.old.includes(approver));
    case 'linkResent':
      return reviewMails(expense, `resent-${version}`);
    case 'paid':
      return [submitterMail(expense, 'paid', paidTurn(expense.payments))];
    case 'paymentVoided':
    case 'enteredByMistake':
      return [submitterMail(expense, 'voided', voidedTurn(expense.payments))];
    default:
      return [];
  }
}

/** Returns the mail with a link that the submitter asked for. @param turn of one period in which one is sent. */
export function sentLinkMail(expense: Expense, link: SubmitterPurpose, turn: string): NewMail {
  return submitterMail(expense, `${link}Link`, turn);
}

/** Returns in whose turn mails about a version are. */
export function versionTurn({ submissionVersion }: Expense): string {
  return submissionVersion === 1 ? 'once' : `version-${submissionVersion}`;
}

function openedTurn({ submissionVersion }: Expense): string {
  return submissionVersion === 1 ? 'opened' : `opened-${submissionVersion}`;
}

/** @param version the one that is sent back. */
export function returnedTurn(version: number): string {
  return `returned-${version}`;
}

/** A payment that is voided and made again is another occasion. @param number the payment's. */
export function paidTurn(number: number): string {
  return `paid-${number}`;
}

/** @param number the voided payment's. */
export function voidedTurn(number: number): string {
  return `voided-${number}`;
}

/** It names the contact, which has the expense's id: the address is looked up when the mail is sent. */
function submitterMail(
  expense: Expense,
  purpose: Exclude<ExpensePurpose, 'review'>,
  turn = 'once',
): NewMail {
  return { subject: subjectOf(expense), purpose, to: expense.id, step: null, turn };
}

function subjectOf({ id }: Expense): MailSubject {
  return { kind: 'expense', id };
}
