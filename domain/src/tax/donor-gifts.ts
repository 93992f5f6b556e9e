import type { LedgerRecords } from '../ledger/record-fields.ts';
import { returnedBy } from '../ledger/returns.ts';
import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import { nameKeyOf } from '../people/same-person.ts';
import type { CalendarDate } from '../time/dates.ts';
import { ACKNOWLEDGE_FROM, DISCLOSE_ABOVE } from './limits.ts';

/* What donors gave in a calendar year. docs/taxes.md, 'Gifts and letters', has the rules with their sources. */

/** A stored revenue item with its id. */
export type RevenueEntry = Pick<
  LedgerRecords['revenueItems'],
  'date' | 'amount' | 'description' | 'donor' | 'givenInReturn'
> & { readonly id: string };

/** A stored in-kind gift with its id. */
export type InKindEntry = LedgerRecords['inKindGifts'] & { readonly id: string };

/** A payment that names its donor. */
export interface Gift {
  readonly id: string;
  readonly date: CalendarDate;
  readonly donor: string;
  readonly description: string;
  /** What the donor paid, less what went back: 0 for a check that bounced. */
  readonly paid: Cents;
  /** What they got in return is worth this much, at most what they paid. */
  readonly inReturn: Cents;
  /** What's left: the gift itself. */
  readonly gift: Cents;
}

/** Returns the calendar year of a day, such as 2026. */
export function calendarYearOf(day: CalendarDate): number {
  return Number(day.slice(0, 4));
}

/**
 * Returns a revenue item as a gift; null if it names no donor, or gives another one back.
 * @param returned what its returns add up to, in cents above 0, whenever they were made: a check that bounces in January made
 * December's gift none.
 */
export function giftOf(entry: RevenueEntry, returned: Cents): Gift | null {
  const { id, date, donor = '', description } = entry;
  const amount = amountOf(entry.amount);
  if (nameKeyOf(donor) === '' || returnedBy(id) !== null || amount <= 0) return null;
  const paid = cents(Math.max(0, amount - returned));
  const inReturn = cents(Math.min(paid, amountOf(entry.givenInReturn)));
  return { id, date, donor, description, paid, inReturn, gift: cents(paid - inReturn) };
}

/** Returns the gifts among revenue items. @param returns the items that give something back, of any day. */
export function giftsIn(
  entries: readonly RevenueEntry[],
  returns: readonly Pick<RevenueEntry, 'id' | 'amount'>[],
): readonly Gift[] {
  const byEntry = Map.groupBy(returns, ({ id }) => returnedBy(id));
  return entries.flatMap((entry) => {
    const back = sumCents((byEntry.get(entry.id) ?? []).map(({ amount }) => amountOf(amount)));
    const gift = giftOf(entry, cents(0 - back));
    return gift === null ? [] : [gift];
  });
}

/** Why a donor needs a letter for what they gave. */
export type LetterReason =
  /** A single gift of money from `ACKNOWLEDGE_FROM` on. */
  | 'gift'
  /** A single payment above `DISCLOSE_ABOVE` for which they got something in return. */
  | 'inReturn'
  /** Goods that are worth as much as such a gift. */
  | 'goods';

/** Returns why a gift of money needs a letter, by itself: gifts on one day aren't added up. Null if it needs none. */
export function reasonForGift({ paid, inReturn, gift }: Gift): LetterReason | null {
  if (gift >= ACKNOWLEDGE_FROM) return 'gift';
  return paid > DISCLOSE_ABOVE && inReturn > 0 && gift > 0 ? 'inReturn' : null;
}

/** Returns why an in-kind gift needs a letter. Services and the use of a place need none: no one can deduct them. */
export function reasonForInKind({
  kind,
  value,
}: Pick<InKindEntry, 'kind' | 'value'>): LetterReason | null {
  return kind === 'goods' && amountOf(value) >= ACKNOWLEDGE_FROM ? 'goods' : null;
}
