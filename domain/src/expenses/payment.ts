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

/** The methods, as people read them. */
export const PAYMENT_METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  check: 'Check',
  cash: 'Cash',
  transfer: 'Bank transfer',
  other: 'Other',
};

/** The longest check number that a person can type, in UTF-16 units. */
export const MAX_CHECK_NUMBER_LENGTH = 20;

/** What a treasurer enters for a payment. */
export interface PaymentClaim {
  readonly method: PaymentMethod;
  /** Only for a check; null otherwise. */
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

/** A stored payment. */
export interface Payment extends PaymentClaim {
  /** The payment's number, from 1 on for each expense; the number of a voided payment is not used again. */
  readonly number: number;
  /** The e-mail address of the administrator who recorded it. */
  readonly by: string;
  /** The administrator's uid; absent in payments of data version 1. */
  readonly byUid?: string;
  readonly at: Instant;
  /** What is marked on the payment; absent if nothing is. */
  readonly flags?: readonly PaymentFlag[];
}

/** The typed fields of the payment form; an empty text means nothing. */
export interface TypedPayment {
  readonly method: string;
  readonly checkNumber: string;
  readonly date: string;
}

export type PaymentField = keyof TypedPayment;

/** A sentence about each invalid field; empty when all are valid. */
export type PaymentErrors = Readonly<Partial<Record<PaymentField, string>>>;

/** The first and the last day that a payment can have. */
export interface PaymentDays {
  readonly earliest: CalendarDate;
  /** Today at the school. */
  readonly latest: CalendarDate;
}

/** Letters, digits, spaces and hyphens, with at least one digit: what is printed on checks. */
const CHECK_NUMBER = /^(?=.*\d)[A-Za-z0-9 -]+$/;

/**
 * Returns the days that a payment can have: from a year before the submission to today. Payments before the submission
 * happen, such as a deposit; more than a year before is a typing error.
 */
export function paymentDays(submittedAt: Instant, now: Instant, timeZone: string): PaymentDays {
  const submitted = dateAt(submittedAt, timeZone);
  const year = String(Number(submitted.slice(0, 4)) - 1);
  return {
    // Only for comparing: nobody sees a February 29 in a year without one.
    earliest: `${year}${submitted.slice(4)}` as CalendarDate,
    latest: dateAt(now, timeZone),
  };
}

/** Returns what is wrong with a typed payment. */
export function paymentErrors(typed: TypedPayment, days: PaymentDays): PaymentErrors {
  const found: [PaymentField, string | null][] = [
    ['method', isMethod(typed.method) ? null : 'Method is required.'],
    ['checkNumber', checkNumberError(typed)],
    ['date', dateError(typed.date, days)],
  ];
  return Object.fromEntries(found.filter(([, error]) => error !== null));
}

/** Returns the typed payment, or the first error. */
export function parsePayment(
  typed: TypedPayment,
  days: PaymentDays,
): { readonly payment: PaymentClaim } | { readonly error: string } {
  const [error] = Object.values(paymentErrors(typed, days));
  if (error !== undefined) return { error };
  return {
    payment: {
      // `paymentErrors` has checked method and day.
      method: typed.method as PaymentMethod,
      checkNumber: typed.checkNumber.trim() || null,
      date: typed.date as CalendarDate,
    },
  };
}

/**
 * Returns the same text for all spellings of one check number: spaces, hyphens, case and leading zeros make no
 * difference. Only for comparing, never for display.
 */
export function normalizeCheckNumber(checkNumber: string): string {
  const tight = checkNumber.replace(/[\s-]+/g, '').toUpperCase();
  return tight.replace(/^0+(?=.)/, '');
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
