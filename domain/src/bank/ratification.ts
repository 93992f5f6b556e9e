import { membersOf, textIn } from '../untyped.ts';
import { amountOf, cents, dollarsFromCents, sumCents, type Cents } from '../money/money.ts';
import type { Administrator } from '../people/administrator.ts';
import { purposesIn } from '../payments/recorded-payment.ts';
import { formatDate, isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { byText } from '../text/sort.ts';

/*
 * What the board's officers paid is ratified at a meeting: the members take note of it, and the minutes say so.
 */

/** The collections whose documents are ratified. */
export const RATIFIED_COLLECTIONS = ['payments', 'manualExpenses'] as const;
export type RatifiedCollection = (typeof RATIFIED_COLLECTIONS)[number];

/** The most documents of one commit: each is read together with what says that it is ratified. */
export const MAX_RATIFIED_AT_ONCE = 200;

/** A document that may be ratified. */
export interface RatifiedPlace {
  readonly collection: RatifiedCollection;
  readonly id: string;
  /** Set for what takes back a document that a meeting ratified: a void, which the next meeting ratifies. */
  readonly part?: 'void' | undefined;
}

/** A document of `ratifications`, without its time. */
export interface Ratification {
  /** The day of the meeting. */
  readonly ratifiedOn: CalendarDate;
  readonly count: number;
  /** In dollars. */
  readonly amount: number;
  readonly by: Administrator;
  /** Why it does not hold any more, and who said so; null while it does. */
  readonly takenBack: { readonly reason: string; readonly by: Administrator } | null;
  readonly version: number;
}

/** A line of the list that a meeting ratifies. */
export interface RatifiedLine extends RatifiedPlace {
  /** The id of the document that says that it is ratified. */
  readonly key: string;
  readonly day: CalendarDate;
  readonly checkNumber: string | null;
  readonly payee: string;
  readonly description: string;
  /** What went out, in cents; 0 of a payment that was voided before a meeting ratified it, below 0 of a later void. */
  readonly amount: Cents;
  readonly isVoided: boolean;
}

/** What a meeting ratified of a document, as it was then; no later change of the document changes it. */
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
  /** The day of the document as it is now, by which the mark is found. */
  readonly itemDay: CalendarDate;
  /** Absent in marks that were made before it was kept. */
  readonly as?: RatifiedAs;
  /** The day on which the document was voided, or taken out of the books, after the meeting; absent while it counts. */
  readonly voidedOn?: CalendarDate;
}

/** Returns what is kept of a line that is ratified. */
export function ratifiedAs(line: RatifiedLine): RatifiedAs {
  const { day, checkNumber, payee, description, isVoided, amount } = line;
  return { day, checkNumber, payee, description, isVoided, amount: dollarsFromCents(amount) };
}

/** Returns the line of a mark as it was ratified; null where that was not kept. */
export function lineAsRatified(key: string, { as }: RatifiedMark): RatifiedLine | null {
  if (as === undefined) return null;
  return { ...as, ...placeOfMark(key), key, amount: amountOf(as.amount) };
}

/** Returns the id in `ratified` of a document, or of its void. */
export function ratifiedId({ collection, id, part }: RatifiedPlace): string {
  return [collection, id, ...(part === undefined ? [] : [part])].join('~');
}

/** Returns what a mark is of. @param key made by `ratifiedId`. */
export function placeOfMark(key: string): RatifiedPlace {
  const [collection, id, part] = key.split('~') as [RatifiedCollection, string, 'void'?];
  return { collection, id, ...(part !== undefined && { part }) };
}

/**
 * Returns the line that takes back what an earlier meeting ratified, for the next one: without it, a check and the check that
 * replaces it would both stand in the minutes.
 * @param mark that of the document, as the earlier meeting ratified it.
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
 * Returns what a meeting ratifies of a stored document; null for what was entered by mistake, has no day, or is gone.
 */
export function ratifiedLine(
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
  };
}

function sumOfLines(lines: unknown): Cents {
  return sumCents(
    Array.isArray(lines) ? lines.map((line) => amountOf(membersOf(line)['amount'])) : [],
  );
}

/**
 * Returns the lines that are not ratified, in the order of days.
 * @param ratified the ids in `ratified`.
 */
export function notRatified(
  lines: readonly (RatifiedLine | null)[],
  ratified: ReadonlySet<string>,
): readonly RatifiedLine[] {
  return lines
    .filter((line) => line !== null)
    .filter(({ key }) => !ratified.has(key))
    .toSorted(byText(({ day, key }) => `${day}~${key}`));
}
