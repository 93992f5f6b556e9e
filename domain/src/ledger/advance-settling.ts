import { cents, dollarsFromCents, formatCents, type Cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';

/* When an advance has to be settled, and by how much it can be. */

/** How long the holder of an advance has, counted from the day of the event or the purchase. */
export interface AdvanceDays {
  /** Days until the receipts are due. */
  readonly receiptsWithinDays: number;
  /** Days until what's left has to be given back. */
  readonly returnWithinDays: number;
}

/** The days by which an advance has to be settled. */
export interface AdvanceDue {
  readonly receiptsBy: CalendarDate;
  readonly returnBy: CalendarDate;
}

/** Returns the last days on which an advance is settled in time. */
export function advanceDue(
  eventOn: CalendarDate,
  { receiptsWithinDays, returnWithinDays }: AdvanceDays,
): AdvanceDue {
  return {
    receiptsBy: addDays(eventOn, receiptsWithinDays),
    returnBy: addDays(eventOn, returnWithinDays),
  };
}

/** Where an advance is: settled, on time, or past the day for its receipts or for its return. */
export type AdvanceState = 'settled' | 'open' | 'receiptsDue' | 'returnDue';

/** Returns where an advance is on a day. */
export function advanceState(
  { open, eventOn }: { readonly open: Cents; readonly eventOn: CalendarDate },
  days: AdvanceDays,
  today: CalendarDate,
): AdvanceState {
  const { receiptsBy, returnBy } = advanceDue(eventOn, days);
  if (open <= 0) return 'settled';
  if (today > returnBy) return 'returnDue';
  return today > receiptsBy ? 'receiptsDue' : 'open';
}

/** The sentences about advances. */
export const advanceMessages = {
  /** @param left what's open; more than that is an ordinary expense request. */
  most: (left: Cents): string =>
    left > 0
      ? `Only ${formatCents(left)} of this advance is open. For receipts over that, ask the holder to send an expense request.`
      : 'This advance is settled, so nothing of it is open.',
  positive: 'Enter an amount above $0.00.',
  /** @param holder who has the open one. */
  one: (holder: string): string =>
    `${holder} has an open advance. Each person can have one at a time: settle that one first.`,
  toThemselves: 'This advance is for you, so another administrator has to give it.',
  ownEmail: 'This advance is yours, so another administrator has to change its email.',
  before: 'Enter a day that isn’t before the advance.',
  settledFirst:
    'Part of this advance is settled, so it stays. Undo its receipts and its returns first.',
  elsewhere: 'This is an advance, or settles one. Open it under Advances.',
  /** @param day of the advance. */
  returnedOf: (day: string): string => `Money returned from the advance of ${day}`,
};

/** Returns why an amount can't settle an advance; null if it can. @param left what's open. */
export function settleRefusal(left: Cents, amount: Cents): string | null {
  if (amount <= 0) return advanceMessages.positive;
  return amount > left ? advanceMessages.most(left) : null;
}

/** Returns what's open after part of an advance was settled, in dollars. @param amount below 0 opens it again. */
export function leftAfter(left: Cents, amount: Cents): number {
  return dollarsFromCents(cents(left - amount));
}
