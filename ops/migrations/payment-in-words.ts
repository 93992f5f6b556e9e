import { PAYMENT_METHOD_NAMES, type PaymentClaim } from '@pa-ledger/domain/payments/payment';
import { isCalendarDate, type CalendarDate } from '@pa-ledger/domain/time/dates';

/** Such as `Check 1042 on Nov 20, 2026`. */
const IN_WORDS = /^(?<name>Check|Cash|Bank transfer|Other)(?: (?<number>.+))? on (?<day>.+)$/;

/**
 * Returns the payment of an entry of the history: a map, or in entries of data version 2 and before a text for people.
 * @param day the day of the entry, for a text that cannot be read: it then is another way of payment on this day.
 */
export function paymentInWords(told: unknown, day: CalendarDate): PaymentClaim {
  // Only the functions have written it.
  if (typeof told === 'object' && told !== null) return told as PaymentClaim;
  const { name, number = null, day: written = '' } = IN_WORDS.exec(String(told))?.groups ?? {};
  const method = methodNamed(name);
  const date = dayIn(written);
  if (method === undefined || date === null)
    return { method: 'other', checkNumber: null, date: day };
  return { method, checkNumber: number, date };
}

function methodNamed(name: string | undefined): PaymentClaim['method'] | undefined {
  // The keys are the methods.
  const methods = Object.keys(PAYMENT_METHOD_NAMES) as PaymentClaim['method'][];
  return methods.find((method) => PAYMENT_METHOD_NAMES[method] === name);
}

/** Returns the day of `Nov 20, 2026`; null for another text. */
function dayIn(written: string): CalendarDate | null {
  const midnight = Date.parse(`${written} UTC`);
  if (Number.isNaN(midnight)) return null;
  const day = new Date(midnight).toISOString().slice(0, 10);
  return isCalendarDate(day) ? day : null;
}
