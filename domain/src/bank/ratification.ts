import { advanceKindOf } from '../ledger/advance.ts';
import { isUnconfirmed, type ConfirmedCollection } from '../ledger/confirmation.ts';
import { membersOf, textIn } from '../untyped.ts';
import { amountOf, cents, dollarsFromCents, sumCents, type Cents } from '../money/money.ts';
import type { Person } from '../people/person.ts';
import { purposesIn } from '../payments/recorded-payment.ts';
import { formatDate, isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { byText } from '../text/sort.ts';

/* Members ratify what the officers paid at a meeting, and the minutes say so. */

/** The collections whose documents a meeting ratifies. */
export const RATIFIED_COLLECTIONS = ['payments', 'manualExpenses'] as const;
export type RatifiedCollection = (typeof RATIFIED_COLLECTIONS)[number];

/** The most documents in one commit, which reads each one with its mark. */
export const MAX_RATIFIED_AT_ONCE = 200;

/** A document that a meeting may ratify. */
export interface RatifiedPlace {
  readonly collection: RatifiedCollection;
  readonly id: string;
  /** Set for the void of a ratified document, which the next meeting ratifies. */
  readonly part?: 'void' | undefined;
}

/** A document of `ratifications`, without its time. */
export interface Ratification {
  /** The day of the meeting. */
  readonly ratifiedOn: CalendarDate;
  readonly count: number;
  /** In dollars. */
  readonly amount: number;
  readonly by: Person;
  /** Why it was undone, and by whom; null while it's in force. */
  readonly takenBack: { readonly reason: string; readonly by: Person } | null;
  readonly version: number;
}

/** A line of the list that a meeting ratifies. */
export interface RatifiedLine extends RatifiedPlace {
  /** The id of its mark in `ratified`. */
  readonly key: string;
  readonly day: CalendarDate;
  readonly checkNumber: string | null;
  readonly payee: string;
  readonly description: string;
  /** In cents. 0 for a payment voided before any meeting ratified it, below 0 for a later void. */
  readonly amount: Cents;
  readonly isVoided: boolean;
  /** Set if a second person has yet to confirm it. */
  readonly isUnconfirmed?: true;
}

/** A document as a meeting ratified it, whatever changes later. */
export type RatifiedAs = Pick<
  RatifiedLine,
  'day' | 'checkNumber' | 'payee' | 'description' | 'isVoided'
> & {
  /** In dollars. */
  readonly amount: number;
};

/** A document of `ratified`. */
export interface RatifiedMark {
  /** The id of the ratification. */
  readonly ratification: string;
  readonly ratifiedOn: CalendarDate;
  /** The document's current day, which queries for marks use. */
  readonly itemDay: CalendarDate;
  /** The document as ratified; absent in marks that lack it. */
  readonly as?: RatifiedAs;
  /** The day the document was voided or removed after the meeting; absent while it counts. */
  readonly voidedOn?: CalendarDate;
}

/** Returns what a mark keeps of a ratified line. */
export function ratifiedAs(line: RatifiedLine): RatifiedAs {
  const { day, checkNumber, payee, description, isVoided, amount } = line;
  return { day, checkNumber, payee, description, isVoided, amount: dollarsFromCents(amount) };
}

/** Returns a mark's line as it was ratified; null if the mark lacks it. */
export function lineAsRatified(key: string, { as }: RatifiedMark): RatifiedLine | null {
  if (as === undefined) return null;
  return { ...as, ...placeOfMark(key), key, amount: amountOf(as.amount) };
}

/** Returns the id in `ratified` for a document or its void. */
export function ratifiedId({ collection, id, part }: RatifiedPlace): string {
  return [collection, id, ...(part === undefined ? [] : [part])].join('~');
}

/** Returns the document that a mark is for. @param key from `ratifiedId`. */
export function placeOfMark(key: string): RatifiedPlace {
  const [collection, id, part] = key.split('~') as [RatifiedCollection, string, 'void'?];
  return { collection, id, ...(part !== undefined && { part }) };
}

/**
 * Returns the line that reverses what an earlier meeting ratified, for the next one. Without it, the minutes would show
 * both a check and its replacement.
 * @param mark the document's mark from the earlier meeting.
 * @returns null while the document counts.
 */
export function voidLine(
  place: RatifiedPlace,
  mark: RatifiedMark | undefined,
): RatifiedLine | null {
  if (mark?.voidedOn === undefined || mark.as === undefined) return null;
  const { as, voidedOn: day, ratifiedOn } = mark;
  const taken: RatifiedPlace = { ...place, part: 'void' };
  return {
    ...as,
    ...taken,
    key: ratifiedId(taken),
    day,
    isVoided: true,
    description: [`Void of what was ratified on ${formatDate(ratifiedOn)}`, as.description]
      .filter(Boolean)
      .join(': '),
    amount: cents(0 - amountOf(as.amount)),
  };
}

/**
 * Returns the line that a meeting ratifies for a stored document; null if it was entered by mistake, has no day, is gone, or
 * paid no one: receipts that settle an advance, which a meeting ratified itself.
 */
export function ratifiedLine(
  place: RatifiedPlace,
  fields: Readonly<Record<string, unknown>> | undefined,
): RatifiedLine | null {
  return advanceKindOf(fields ?? {}) === 'settled' ? null : paidLine(place, fields);
}

function paidLine(
  place: RatifiedPlace,
  fields: Readonly<Record<string, unknown>> | undefined,
): RatifiedLine | null {
  const { date: day, mistake = null } = fields ?? {};
  if (fields === undefined || !isCalendarDate(day) || mistake !== null) return null;
  const { voided = null, lines, amount } = fields;
  const isPayment = place.collection === 'payments';
  const paid = isPayment ? sumOfLines(lines) : amountOf(amount);
  const text = (name: string): string => textIn(fields, name);
  return {
    collection: place.collection,
    id: place.id,
    key: ratifiedId(place),
    day,
    checkNumber: text('checkNumber') || null,
    payee: text(isPayment ? 'payee' : 'paidTo'),
    description: isPayment ? purposesIn(lines) : text('description'),
    amount: voided === null ? paid : cents(0),
    isVoided: voided !== null,
    ...(isUnconfirmed(place.collection, fields) && { isUnconfirmed: true }),
  };
}

/** A line of what a second person has yet to confirm. Its amount is what went out. */
export type ConfirmLine = Pick<
  RatifiedLine,
  'id' | 'key' | 'day' | 'payee' | 'description' | 'amount'
> & { readonly collection: ConfirmedCollection };

/** Returns the line of a stored document that a second person has yet to confirm; null if none has to. */
export function confirmLine(
  collection: ConfirmedCollection,
  id: string,
  fields: Readonly<Record<string, unknown>> | undefined,
): ConfirmLine | null {
  if (collection !== 'revenueItems') {
    const line = paidLine({ collection, id }, fields);
    return line?.isUnconfirmed === true ? line : null;
  }
  const { date: day, amount } = fields ?? {};
  if (fields === undefined || !isCalendarDate(day) || !isUnconfirmed(collection, fields))
    return null;
  const description = textIn(fields, 'description');
  const out = cents(0 - amountOf(amount));
  return { collection, id, key: `${collection}~${id}`, day, payee: '', description, amount: out };
}

function sumOfLines(lines: unknown): Cents {
  return sumCents(
    Array.isArray(lines) ? lines.map((line) => amountOf(membersOf(line)['amount'])) : [],
  );
}

/**
 * Returns the lines not yet ratified, the newest first.
 * @param ratified the ids in `ratified`.
 */
export function notRatified(
  lines: readonly (RatifiedLine | null)[],
  ratified: ReadonlySet<string>,
): readonly RatifiedLine[] {
  return lines
    .filter((line) => line !== null)
    .filter(({ key }) => !ratified.has(key))
    .toSorted(byText(({ day, key }) => `${day}~${key}`))
    .toReversed();
}
