import type { ErrorsOf } from '../fields/form.ts';
import { ACCOUNT } from '../accounts/account.ts';
import { valuesOf } from '../fields/document.ts';
import type { Fields, TypedOf, ValuesOf } from '../fields/field.ts';
import { formErrors } from '../fields/form-errors.ts';
import type { Actor, Person } from '../people/person.ts';
import { dateAt, type CalendarDate, type Instant, yearBefore } from '../time/dates.ts';
import { isSameMailbox, isSameName } from '../people/same-person.ts';
import type { SentCheck } from './check.ts';
import { PAYMENT_METHOD_NAMES } from './method-messages.ts';
import { normalizeCheckNumber } from '../text/check-number.ts';

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

/** What describes a payment: method, day, and check number. */
export type PaymentClaim = Omit<EnteredPayment, 'accountId'>;

/** A flag on a payment. */
export type PaymentFlag =
  /** The payer submitted the expense, and was the only administrator. */
  | 'ownExpense'
  /** The payee has the payer's name. */
  | 'ownName';

/** An expense's copy of its current payment, so that lists and searches need no second document. */
export interface Payment extends PaymentClaim, Actor {
  /** The id of the payment's document, which may pay other expenses too. */
  readonly id: string;
  /** The payment's number, from 1 for each expense; we don't reuse numbers of undone payments. */
  readonly number: number;
  readonly at: Instant;
  /** The payment's flags; absent if it has none. */
  readonly flags?: readonly PaymentFlag[];
  /** Set once a check was mailed or handed over; absent for every other method. */
  readonly sent?: SentCheck;
}

/** Returns whether a payment went to its payee: a check only once it's mailed or handed over. */
export function isOnItsWay({ method, sent }: Pick<Payment, 'method' | 'sent'>): boolean {
  return method !== 'check' || sent !== undefined;
}

/** The typed fields of the payment form; empty texts are unset. */
export type PaymentTexts = TypedOf<typeof PAYMENT_FIELDS>;

/** The same, with an optional account. */
export interface TypedPayment extends Omit<PaymentTexts, 'accountId'> {
  readonly accountId?: string;
}

/** The first and last day a payment can have. */
export interface PaymentDays {
  readonly earliest: CalendarDate;
  /** Today at the school. */
  readonly latest: CalendarDate;
}

/** The dates that limit a payment's days. */
export interface ExpenseToPay {
  readonly submittedAt: Instant;
  readonly submission: { readonly expenseDate: CalendarDate };
}

/**
 * Returns the days a payment of these expenses can have, up to today. For each expense it starts a year before the
 * submission, or on the expense's own date if earlier; the latest start counts. People do pay before a submission, such
 * as a down payment, or enter things late, but anything earlier is a typo.
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

/** Returns a sentence about each invalid field; empty if all are valid. */
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

/** Returns what describes a payment, without its account, recorder, and expenses. */
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

/** A person in the list of administrators. */
export interface ListedPerson extends Person {
  readonly name: string;
}

/** An expense's payee: the submitter's address, and the name for the check. */
export interface Payee {
  readonly email: string;
  readonly paidTo: string;
}

/** Who pays, and who else could. */
export interface Payer {
  readonly by: Person;
  /** Everyone listed now. */
  readonly admins: readonly ListedPerson[];
}

/** Returns whether the payer's mailbox submitted the expense. */
export function isOwnPayment({ email }: Pick<Payee, 'email'>, payer: string): boolean {
  return isSameMailbox(payer, email);
}

/**
 * Returns whether someone else must record the payment: the payer's mailbox submitted the expense, and another
 * administrator is listed.
 */
export function needsOtherPayer(payee: Payee, payer: Payer): boolean {
  return isOwnPayment(payee, payer.by.email) && hasOther(payer);
}

/** Returns whether anyone else is listed. A second entry with the same mailbox isn't another person. */
export function hasOther({ by, admins }: Payer): boolean {
  return admins.some(({ uid, email }) => uid !== by.uid && !isSameMailbox(email, by.email));
}

/** Returns the flags of an allowed payment. */
export function paymentFlags(payee: Payee, { by, admins }: Payer): PaymentFlag[] {
  const name = admins.find(({ uid }) => uid === by.uid)?.name ?? '';
  return [
    ...(isOwnPayment(payee, by.email) ? (['ownExpense'] as const) : []),
    ...(isSameName(name, payee.paidTo) ? (['ownName'] as const) : []),
  ];
}
