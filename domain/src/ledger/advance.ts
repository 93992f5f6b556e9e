import { isDocumentId, membersOf, textIn } from '../untyped.ts';
import { amountOf, cents, dollarsFromCents, formatCents, type Cents } from '../money/money.ts';
import { addDays, isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { returnedBy } from './returns.ts';

/*
 * An advance is cash that someone gets before they spend it. Until receipts or money given back settle it, it's 'advanced, not
 * substantiated': no expense yet, though it left its fund and account. It's a manual expense that only functions write, with
 * `advance` in it, and so are the receipts that settle it and the money that comes back.
 */

/** What a manual expense is of an advance; its `advance.kind`. */
export type AdvanceKind = 'given' | 'returned' | 'settled';

type Stored = Readonly<Record<string, unknown>>;

/** The members of `advance` in the entry that gave the money. */
export interface GivenAdvance {
  readonly kind: 'given';
  /** The day of the event or the purchase, from which the days to settle it count. */
  readonly eventOn: CalendarDate;
  /** What neither receipts nor money given back have settled, in dollars. */
  readonly left: number;
}

/** Returns what a stored manual expense is of an advance; null for an ordinary one. */
export function advanceKindOf(fields: Stored): AdvanceKind | null {
  const { kind } = membersOf(fields['advance']);
  return kind === 'given' || kind === 'returned' || kind === 'settled' ? kind : null;
}

/** Returns the advance in the entry that gave it; null for any other entry. */
export function givenIn(fields: Stored): (GivenAdvance & { readonly open: Cents }) | null {
  const { eventOn, left } = membersOf(fields['advance']);
  if (advanceKindOf(fields) !== 'given' || !isCalendarDate(eventOn)) return null;
  const open = amountOf(left);
  return { kind: 'given', eventOn, left: dollarsFromCents(open), open };
}

/** Returns the category and fund whose open advance receipts settled; the entry's own say what was bought. */
export function settledPair(fields: Stored): Readonly<Record<'categoryId' | 'fundId', string>> {
  const advance = membersOf(fields['advance']);
  return { categoryId: textIn(advance, 'categoryId'), fundId: textIn(advance, 'fundId') };
}

/** Between the id of an advance and a random part, for receipts that settle it. */
const SETTLED = '-settled-';

/** Returns the id for new receipts of an advance. @param random an id that nothing else has. */
export function settlementIdOf(id: string, random: string): string {
  const linked = `${id}${SETTLED}${random}`;
  return isDocumentId(linked) ? linked : random;
}

/** Returns the id of the advance that an entry settles, by receipts or by money given back; null for any other id. */
export function settledBy(id: string): string | null {
  const at = id.indexOf(SETTLED, 1);
  return at === -1 || at + SETTLED.length === id.length ? returnedBy(id) : id.slice(0, at);
}

/** Returns the id range of what receipts settled of an advance: the first possible id, and a text after the last. */
export function settlementIdsOf(id: string): { readonly first: string; readonly end: string } {
  const first = `${id}${SETTLED}`;
  // No id has a tilde, which sorts after all their characters.
  return { first, end: `${first}~` };
}

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
