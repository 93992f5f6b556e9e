import type { Fields, TypedOf } from '../../fields/field.ts';
import { fieldError } from '../../fields/form-errors.ts';
import { actorFields } from '../../people/person.ts';
import { claimOf } from '../../payments/payment.ts';
import type { RecordedPayment } from '../../payments/recorded-payment.ts';
import { type CalendarDate, dateAt, isCalendarDate } from '../../time/dates.ts';
import type { Expense } from '../expense.ts';
import type { Changed, HistoryChange } from '../history.ts';
import { REASON } from '../reason-messages.ts';
import { refused, type PaymentContext, type PaymentOutcome } from './record-payment.ts';

/** The fields of a void. */
export const VOID_FIELDS = {
  date: { label: 'Voided on', kind: 'date', required: true, exact: true },
  reason: REASON,
} as const satisfies Fields;

/** The typed fields of a void. */
export type TypedVoid = TypedOf<typeof VOID_FIELDS>;

type TakingBack = Pick<PaymentContext, 'by' | 'now' | 'timeZone'>;

interface Voiding extends TakingBack {
  /** The last closed day; null or absent if no year is closed. */
  readonly closedThrough?: CalendarDate | null;
}

/** Returns why a payment can't be voided on the typed day; null if it can. */
export function voidDayRefusal(
  typed: string,
  { date }: Pick<RecordedPayment, 'date'>,
  today: string,
): 'badPayment' | 'voidTooEarly' | 'voidAhead' | null {
  if (!isCalendarDate(typed)) return 'badPayment';
  if (typed < date) return 'voidTooEarly';
  return typed > today ? 'voidAhead' : null;
}

/**
 * Voids a payment on a day. The payment stays and counts with the opposite sign on that day, its check number stays
 * used, and its expenses are ready to pay again. If it's from a closed year, the void and the next payment say so.
 * @param expenses the expenses of its lines, as they are now. @param typed with a tidied reason.
 */
export function voidPayment(
  payment: RecordedPayment,
  expenses: readonly Expense[],
  { date, reason }: TypedVoid,
  { by, now, timeZone, closedThrough = null }: Voiding,
): PaymentOutcome {
  if (payment.mistake !== null) return refused('notPaid');
  if (payment.voided !== null) return { kind: 'repeated' };
  const why = voidDayRefusal(date, payment, dateAt(now, timeZone));
  if (why !== null) return refused(why, fieldError(VOID_FIELDS.date, date)?.message ?? null);
  const isClosed = closedThrough !== null && payment.date <= closedThrough;
  const mark = isClosed ? ({ fromClosedYear: true } as const) : {};
  // Without a refusal, it's a calendar day.
  const voided = { date: date as CalendarDate, reason, at: now, ...actorFields(by), ...mark };
  const old = claimOf(payment);
  const change = {
    what: 'paymentVoided',
    step: null,
    old,
    new: reason,
    date: voided.date,
  } as const;
  const marked = expenses.map((expense) => ({ ...expense, ...mark }));
  return takenBack(payment, { voided }, marked, change);
}

/**
 * Removes a payment entered by mistake: it counts nowhere, its check number is free, and its expenses are ready to pay
 * again.
 * @param expenses the expenses of its lines, as they are now. @param reason tidied.
 */
export function takeAway(
  payment: RecordedPayment,
  expenses: readonly Expense[],
  reason: string,
  { by, now }: TakingBack,
): PaymentOutcome {
  if (payment.mistake !== null) return { kind: 'repeated' };
  if (payment.voided !== null) return refused('paymentVoided');
  const mistake = { reason, at: now, ...actorFields(by) };
  const old = claimOf(payment);
  const change = { what: 'enteredByMistake', step: null, old, new: reason } as const;
  return takenBack(payment, { mistake }, expenses, change);
}

function takenBack(
  payment: RecordedPayment,
  how: Partial<Pick<RecordedPayment, 'voided' | 'mistake'>>,
  expenses: readonly Expense[],
  change: HistoryChange,
): PaymentOutcome {
  const after = { ...payment, ...how, version: payment.version + 1 };
  const changes = expenses
    // If another payment pays one of them now, this one has been undone already, and the commit finds that.
    .filter((expense) => expense.payment?.id === payment.id)
    .map((expense): Changed => ({
      expense: { ...expense, status: 'approved', payment: null },
      change,
    }));
  return { kind: 'done', payment: { before: payment, after }, changes };
}
