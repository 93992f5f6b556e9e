import { decide, startExpense } from '@pa-ledger/domain/expenses/decide/approval';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Contact, Expense, Submission } from '@pa-ledger/domain/expenses/expense';
import type { ExpensePurpose } from '@pa-ledger/domain/mail/mail';
import { decodeSubmitterToken } from '@pa-ledger/domain/links/submitter-link';
import { organization } from '@pa-ledger/domain/organization';
import {
  composeMail,
  type ComposedMail,
  type Composer,
  type Occasion,
} from '../../../functions/src/mail/messages/compose.ts';
import { PANEL_WORDS } from '../../../functions/src/words.ts';
import {
  AUTHORITY,
  EVENT_CATEGORY,
  NOW,
  PEOPLE,
  newIn,
  AT_SCHOOL,
} from '../../fixtures/association.ts';
import { freshKeys } from './token-verdict.ts';

export const keys = freshKeys();
export const composer: Composer = {
  organization,
  words: PANEL_WORDS,
  keys,
  appUrl: 'https://expenses.example.org',
};
export const REASON = 'The receipt is from another year.';

/** An expense that was just submitted. */
export function expenseOf(
  own: Partial<Submission & Contact> = {},
  category = EVENT_CATEGORY,
): Expense {
  const context = { ...AUTHORITY, ...AT_SCHOOL, now: NOW, nonce: 'first-nonce' };
  return startExpense(newIn('aB3dE5fG7hJ9kL1mN2pQ', category, own), context);
}

/** An expense whose first step is decided. */
export function decided(expense: Expense, action: 'approve' | 'reject', reason: string): Expense {
  const act = { step: 0, by: PEOPLE.eventApprover, action, reason };
  const outcome = decide(expense, act, {
    ...AUTHORITY,
    ...AT_SCHOOL,
    now: NOW,
    nonce: 'second-nonce',
  });
  if (outcome.kind !== 'decided') throw new Error(outcome.kind);
  return outcome.expense;
}

/** An expense that was paid. @param number the payment's. */
export function paid(expense: Expense, number: number): Expense {
  // A constant day of the calendar.
  const date = '2026-10-19' as CalendarDate;
  const claim = { method: 'check', checkNumber: '1042', date } as const;
  const sent = { how: 'mailed', on: date } as const;
  const payment = { ...claim, id: `${expense.id}-${number}`, number, by: 'x', at: NOW, sent };
  return { ...expense, status: 'paid', payment, payments: number };
}

/** A mail about an expense; null when it is no longer wanted. */
export function compose(expense: Expense, mail: Occasion): ComposedMail | null {
  return composeMail(mail, expense, composer, NOW);
}

/** The mail to an approver of a step. */
export const review = (step: number, to: string) =>
  ({ purpose: 'review', step, to, turn: 'opened' }) as const;

/** A mail to the submitter. */
export const toSubmitter = (purpose: Exclude<ExpensePurpose, 'review'>, turn = 'once') =>
  ({ purpose, step: null, to: PEOPLE.parent, turn }) as const;

/** @throws Error when the mail is no longer wanted. */
export function wanted(mail: ComposedMail | null): ComposedMail {
  if (mail === null) throw new Error('The mail is not wanted.');
  return mail;
}

/** A text without what keeps its addresses from being linked. */
export const asTyped = (text: string) => text.replaceAll('\u200c', '');

/** The links of an email's text or HTML, without the address of the one picture that each has. */
export function linksIn(words: string): string[] {
  const found = words.match(/https?:[^\s"<]*/g) ?? [];
  return found.filter((link) => link !== `${composer.appUrl}/logo.png`);
}

/** Returns what the links in a mail to a submitter are for; `other` for a link that is none of theirs. */
export function purposesIn(words: string): string[] {
  return linksIn(words).map((link) => {
    const { pathname, hash } = new URL(link);
    const payload = decodeSubmitterToken(hash.slice(1));
    const page = payload?.p === 'correct' ? '/correct' : '/status';
    return payload !== null && pathname === page ? payload.p : 'other';
  });
}
