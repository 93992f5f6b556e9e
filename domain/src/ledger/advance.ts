import { isDocumentId, membersOf, textIn } from '../untyped.ts';
import { amountOf, dollarsFromCents, type Cents } from '../money/money.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
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
