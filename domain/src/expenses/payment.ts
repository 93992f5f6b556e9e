import {
  dateAt,
  formatDate,
  isCalendarDate,
  type CalendarDate,
  type Instant,
} from '../time/dates.ts';

/** How an expense can be paid. */
export const PAYMENT_METHODS = ['check', 'cash', 'transfer', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The methods in words for people. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  check: 'Check',
  cash: 'Cash',
  transfer: 'Bank transfer',
  other: 'Other',
};

/** As people type it, in UTF-16 units. */
export const MAX_CHECK_NUMBER_LENGTH = 20;

/** What a treasurer says of a payment. */
export interface PaymentClaim {
  readonly method: PaymentMethod;
  /** Of a check alone; null otherwise. */
  readonly checkNumber: string | null;
  /** The day it was paid. */
  readonly date: CalendarDate;
}

/** What is marked on a payment. */
export type PaymentFlag =
  /** The payer submitted the expense, and there was no other administrator. */
  | 'ownExpense'
  /** The payee has the payer's name. */
  | 'ownName';

/** A payment as it is kept. */
export interface Payment extends PaymentClaim {
  /** Payments of one expense are numbered from 1 on; a voided number does not come back. */
  readonly number: number;
  /** The e-mail address of the administrator who recorded it. */
  readonly by: string;
  /** The uid of that administrator; absent in payments of version 1. */
  readonly byUid?: string;
  readonly at: Instant;
  /** What everybody should see of it; absent if there is nothing. */
  readonly flags?: readonly PaymentFlag[];
}

/** The fields of the payment form as they were typed; an empty text is nothing. */
export interface TypedPayment {
  readonly method: string;
  readonly checkNumber: string;
  readonly date: string;
}

export type PaymentField = keyof TypedPayment;

/** What is wrong with each field, as sentences to the person; empty when nothing is. */
export type PaymentErrors = Readonly<Partial<Record<PaymentField, string>>>;

/** The days between which a payment may lie. */
export interface PaymentDays {
  readonly earliest: CalendarDate;
  /** Today, where the school is. */
  readonly latest: CalendarDate;
}

/** Letters, digits, spaces and hyphens with a digit among them: what is printed on checks. */
const CHECK_NUMBER = /^(?=.*\d)[A-Za-z0-9 -]+$/;

/**
 * A payment lies at most a year before the expense was submitted and not after today. Earlier ones do happen (a
 * deposit that was paid before its form), but a year is a slip of the finger.
 */
export function paymentDays(submittedAt: Instant, now: Instant, timeZone: string): PaymentDays {
  const submitted = dateAt(submittedAt, timeZone);
  const year = String(Number(submitted.slice(0, 4)) - 1);
  return {
    // For comparing alone: a February 29 of the year before is not shown to anybody.
    earliest: `${year}${submitted.slice(4)}` as CalendarDate,
    latest: dateAt(now, timeZone),
  };
}

/** What is wrong with a payment as it was typed. */
export function paymentErrors(typed: TypedPayment, days: PaymentDays): PaymentErrors {
  const found: [PaymentField, string | null][] = [
    ['method', isMethod(typed.method) ? null : 'Method is required.'],
    ['checkNumber', checkNumberError(typed)],
    ['date', dateError(typed.date, days)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

/** The payment that was typed, when nothing is wrong with it; the first error otherwise. */
export function parsePayment(
  typed: TypedPayment,
  days: PaymentDays,
): { readonly payment: PaymentClaim } | { readonly error: string } {
  const [error] = Object.values(paymentErrors(typed, days));
  if (error !== undefined) return { error };
  return {
    payment: {
      // paymentErrors has found a method and a day of the calendar.
      method: typed.method as PaymentMethod,
      checkNumber: typed.checkNumber.trim() || null,
      date: typed.date as CalendarDate,
    },
  };
}

/**
 * What two check numbers have in common that are one on paper: spaces, hyphens, capitals and leading zeros make no
 * difference. For comparing, never for showing.
 */
export function normalizeCheckNumber(checkNumber: string): string {
  const tight = checkNumber.replace(/[\s-]+/g, '').toUpperCase();
  return tight.replace(/^0+(?=.)/, '');
}

/** Whether two payments say the same. */
export function samePayment(one: PaymentClaim, other: PaymentClaim): boolean {
  return (
    one.method === other.method &&
    one.date === other.date &&
    normalizeCheckNumber(one.checkNumber ?? '') === normalizeCheckNumber(other.checkNumber ?? '')
  );
}

/** A payment in words: `Check 1042 on Nov 20, 2026`. */
export function paymentText({ method, checkNumber, date }: PaymentClaim): string {
  const number = checkNumber === null ? '' : ` ${checkNumber}`;
  return `${PAYMENT_METHOD_NAMES[method]}${number} on ${formatDate(date)}`;
}

function isMethod(method: string): method is PaymentMethod {
  return PAYMENT_METHODS.some((known) => known === method);
}

function checkNumberError({ method, checkNumber }: TypedPayment): string | null {
  const number = checkNumber.trim();
  if (method !== 'check') return number === '' ? null : 'Only a check has a check number.';
  if (number === '') return 'Check Number is required.';
  if (number.length > MAX_CHECK_NUMBER_LENGTH) {
    return `Check Number is too long: at most ${MAX_CHECK_NUMBER_LENGTH} characters.`;
  }
  return CHECK_NUMBER.test(number)
    ? null
    : 'Check Number has digits, letters and hyphens, such as 1042.';
}

function dateError(date: string, { earliest, latest }: PaymentDays): string | null {
  if (date === '') return 'Date is required.';
  if (!isCalendarDate(date)) return 'Date must be a day of the calendar.';
  if (date > latest) return 'Date lies in the future.';
  return date < earliest ? 'Date lies more than a year before the expense was submitted.' : null;
}
