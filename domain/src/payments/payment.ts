import { ACCOUNT } from '../accounts/account.ts';
import { valuesOf } from '../fields/document.ts';
import type { Fields, TypedOf, ValuesOf } from '../fields/field.ts';
import { formErrors, type ErrorsOf } from '../fields/form.ts';
import type { Actor, Administrator } from '../people/administrator.ts';
import { dateAt, formatDate, type CalendarDate, type Instant, yearBefore } from '../time/dates.ts';
import { isSameMailbox, isSameName } from '../people/same-person.ts';
import { normalizeCheckNumber } from '../text/check-number.ts';

/** How an expense can be paid, as people read it. */
export const PAYMENT_METHOD_NAMES = {
  check: 'Check',
  debitCard: 'Debit card',
  transfer: 'Bank transfer',
  cash: 'Cash',
  other: 'Other',
} as const;

/** The fields of the payment form. */
export const PAYMENT_FIELDS = {
  method: { label: 'Method', kind: 'choice', required: true, options: PAYMENT_METHOD_NAMES },
  checkNumber: {
    label: 'Check Number',
    kind: 'text',
    lines: 'one',
    required: true,
    maxLength: 20,
    format: 'checkNumber',
    onlyWhen: { field: 'method', is: 'check', otherwise: 'onlyForChecks' },
  },
  date: { label: 'Date', kind: 'date', required: true, exact: true },
  accountId: ACCOUNT,
} as const satisfies Fields;

/** What a treasurer enters for a payment. */
export type EnteredPayment = ValuesOf<typeof PAYMENT_FIELDS>;

/** What describes a payment: how and on which day it was paid, and a check's number. */
export type PaymentClaim = Omit<EnteredPayment, 'accountId'>;

/** What is marked on a payment. */
export type PaymentFlag =
  /** The payer submitted the expense, and there was no other administrator. */
  | 'ownExpense'
  /** The payee has the payer's name. */
  | 'ownName';

/** What an expense keeps of the payment that pays it now: a copy, so that lists and searches read no second document. */
export interface Payment extends PaymentClaim, Actor {
  /** The id of the payment's document, which may pay other expenses too. */
  readonly id: string;
  /** The payment's number, from 1 on for each expense; the number of a payment that was taken back is not used again. */
  readonly number: number;
  readonly at: Instant;
  /** What is marked on the payment; absent if nothing is. */
  readonly flags?: readonly PaymentFlag[];
}

/** The typed fields of the payment form; an empty text means nothing. */
export type PaymentTexts = TypedOf<typeof PAYMENT_FIELDS>;

/** The same from whoever knows no accounts. */
export interface TypedPayment extends Omit<PaymentTexts, 'accountId'> {
  readonly accountId?: string;
}

/** The first and the last day that a payment can have. */
export interface PaymentDays {
  readonly earliest: CalendarDate;
  /** Today at the school. */
  readonly latest: CalendarDate;
}

/** What the days of a payment follow from. */
export interface ExpenseToPay {
  readonly submittedAt: Instant;
  readonly submission: { readonly expenseDate: CalendarDate };
}

/**
 * Returns the days that a payment of these expenses can have, up to today: from a year before the submission, or from the
 * day of an older expense, of the expense where that is latest. Payments before the submission happen, such as a deposit,
 * or whatever is entered behind time; what is more than a year before and before the expense itself is a typing error.
 */
export function paymentDays(
  expenses: readonly ExpenseToPay[],
  now: Instant,
  timeZone: string,
): PaymentDays {
  const latest = dateAt(now, timeZone);
  const first = expenses.map(({ submittedAt, submission: { expenseDate } }) => {
    const usual = yearBefore(dateAt(submittedAt, timeZone));
    return expenseDate < usual ? expenseDate : usual;
  });
  return { earliest: first.toSorted().at(-1) ?? latest, latest };
}

/** Returns a sentence about each invalid field; empty when all are valid. */
export function paymentErrors(
  typed: TypedPayment,
  days: PaymentDays,
): ErrorsOf<typeof PAYMENT_FIELDS> {
  return formErrors(PAYMENT_FIELDS, { accountId: '', ...typed }, days);
}

/** Returns the typed payment, or the first error. */
export function parsePayment(
  typed: TypedPayment,
  days: PaymentDays,
): { readonly payment: EnteredPayment } | { readonly error: string } {
  const [error] = Object.values(paymentErrors(typed, days));
  return error === undefined
    ? { payment: valuesOf(PAYMENT_FIELDS, { accountId: '', ...typed }) }
    : { error };
}

/** Returns what describes a payment, without its account, who recorded it and what it pays. */
export function claimOf({ method, checkNumber, date }: PaymentClaim): PaymentClaim {
  return { method, checkNumber, date };
}

/** Returns whether two payments have the same method, date and check number. */
export function samePayment(one: PaymentClaim, other: PaymentClaim): boolean {
  return (
    one.method === other.method &&
    one.date === other.date &&
    normalizeCheckNumber(one.checkNumber ?? '') === normalizeCheckNumber(other.checkNumber ?? '')
  );
}

/** Returns a payment in words: `Check 1042 on Nov 20, 2026`. */
export function paymentText({ method, checkNumber, date }: PaymentClaim): string {
  const number = checkNumber === null ? '' : ` ${checkNumber}`;
  return `${PAYMENT_METHOD_NAMES[method]}${number} on ${formatDate(date)}`;
}

/** A person in the list of administrators. */
export interface ListedAdministrator extends Administrator {
  readonly name: string;
}

/** What an expense says of whom it pays: the address that it came from, and the name for the check. */
export interface Payee {
  readonly email: string;
  readonly paidTo: string;
}

/** Who pays, and who else could. */
export interface Payer {
  readonly by: Administrator;
  /** Everybody who is listed now. */
  readonly admins: readonly ListedAdministrator[];
}

/** Returns whether the payer's mailbox submitted the expense. */
export function isOwnPayment({ email }: Pick<Payee, 'email'>, payer: string): boolean {
  return isSameMailbox(payer, email);
}

/**
 * Returns whether somebody else must record the payment: the payer's mailbox submitted the expense, and another person
 * is listed. A second entry with the payer's mailbox is not another person.
 */
export function needsOtherPayer(payee: Payee, { by, admins }: Payer): boolean {
  if (!isOwnPayment(payee, by.email)) return false;
  return admins.some(({ uid, email }) => uid !== by.uid && !isSameMailbox(email, by.email));
}

/** Returns what is marked on a payment that was allowed. */
export function paymentFlags(payee: Payee, { by, admins }: Payer): PaymentFlag[] {
  const name = admins.find(({ uid }) => uid === by.uid)?.name ?? '';
  return [
    ...(isOwnPayment(payee, by.email) ? (['ownExpense'] as const) : []),
    ...(isSameName(name, payee.paidTo) ? (['ownName'] as const) : []),
  ];
}
