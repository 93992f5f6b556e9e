import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import { SENT_LINK_PAUSE_MS } from '@pa-ledger/domain/limits';
import type { ExpensePurpose } from '@pa-ledger/domain/mail/mail';
import type { SubmitterPurpose } from '@pa-ledger/domain/links/submitter-link';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import { isOnItsWay } from '@pa-ledger/domain/payments/payment';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { MailSubject, NewMail } from '../outbox/outbox.ts';

/**
 * Returns the emails to the approvers of the open step; none without an open step.
 * @param turn tells the occasion apart, see NewMail.
 * @param isMailed whether to email an approver; by default all of them.
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

/** Returns the emails about a new version of an expense: to the submitter, and to the approvers of the first step. */
export function mailsOfSubmission(expense: Expense): NewMail[] {
  return [
    submitterMail(expense, 'received', versionTurn(expense)),
    ...reviewMails(expense, openedTurn(expense)),
  ];
}

/**
 * Returns the emails that a change of an expense causes: to its current approvers, or to the submitter. Of a check we
 * tell the submitter only once it's mailed or handed over; if it's voided before, they never heard of it.
 * @param before the expense before the change.
 * @param version of that one, see `versionKey`: the same person may get another request.
 */
export function mailsOfChange(
  { expense, change }: Changed,
  before: Pick<Expense, 'payment' | 'chain'>,
  version: string,
): NewMail[] {
  switch (change.what) {
    case 'approved':
    case 'rejected':
      return openStepIndex(expense) === null
        ? [submitterMail(expense, change.what, versionTurn(expense))]
        : [
            ...reviewMails(expense, openedTurn(expense)),
            ...(change.reduced === undefined
              ? []
              : [submitterMail(expense, 'adjusted', adjustedTurn(expense))]),
          ];
    case 'linesSet':
      return [
        submitterMail(expense, 'adjusted', adjustedTurn(expense)),
        ...deciders(expense).map((to) => ({
          ...submitterMail(expense, 'adjustedAfter', adjustedTurn(expense)),
          to,
        })),
        ...(expense.chain === before.chain ? [] : reviewMails(expense, openedTurn(expense))),
      ];
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
      return change.new.method === 'check' ? [] : [paidMail(expense)];
    case 'checkSent':
      return [paidMail(expense)];
    case 'paymentVoided':
    case 'enteredByMistake':
      return before.payment !== null && isOnItsWay(before.payment)
        ? [submitterMail(expense, 'voided', voidedTurn(expense.payments))]
        : [];
    default:
      return [];
  }
}

function paidMail(expense: Expense): NewMail {
  return submitterMail(expense, 'paid', paidTurn(expense.payments));
}

/** Returns the email with a link that the submitter requested. Within the same hour it's the same email. */
export function sentLinkMail(
  expense: Pick<Expense, 'id'>,
  link: SubmitterPurpose,
  now: Instant,
): NewMail {
  return submitterMail(expense, `${link}Link`, hourOf(now));
}

/** Returns the turn of emails that go out once an hour. */
export function hourOf(now: Instant): string {
  return String(Math.floor(now / SENT_LINK_PAUSE_MS));
}

/** Returns the turn of emails about a version. */
export function versionTurn({ submissionVersion }: Expense): string {
  return submissionVersion === 1 ? 'once' : `version-${submissionVersion}`;
}

function openedTurn({ submissionVersion, chain }: Expense): string {
  const opened = submissionVersion === 1 ? 'opened' : `opened-${submissionVersion}`;
  return chain === 0 ? opened : `${opened}-c${chain}`;
}

/** Each change of the lines is another occasion. */
export function adjustedTurn({ adjusted }: Pick<Expense, 'adjusted'>): string {
  return `adjusted-${adjusted?.at ?? 0}-${adjusted?.role ?? 'admin'}`;
}

/** Returns who decided on an expense, each once, without who changed its lines. */
function deciders({ steps, adjusted }: Expense): readonly string[] {
  const all = steps.flatMap(({ decision }) => decision?.by ?? []);
  return [...new Set(all)].filter((address) => address !== adjusted?.by);
}

/** @param version the returned one. */
export function returnedTurn(version: number): string {
  return `returned-${version}`;
}

/** A voided payment that is made again is another occasion. @param number the payment's. */
export function paidTurn(number: number): string {
  return `paid-${number}`;
}

/** @param number the voided payment's. */
export function voidedTurn(number: number): string {
  return `voided-${number}`;
}

/** It names the contact, which has the expense's id: we look up the address when we send the email. */
function submitterMail(
  expense: Pick<Expense, 'id'>,
  purpose: Exclude<ExpensePurpose, 'review'>,
  turn = 'once',
): NewMail {
  return { subject: subjectOf(expense), purpose, to: expense.id, step: null, turn };
}

function subjectOf({ id }: Pick<Expense, 'id'>): MailSubject {
  return { kind: 'expense', id };
}
