import { RATIFIED_COLLECTIONS, ratifiedId, type RatifiedCollection } from '../bank/ratification.ts';
import { advanceKindOf } from '../ledger/advance.ts';
import { amountOf, sumCents, type Cents } from '../money/money.ts';
import { byText } from '../text/sort.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import type { Days } from '../time/fiscal-year.ts';
import { membersOf } from '../untyped.ts';
import type { SampleRule } from './review.ts';

/** The collections that samples are drawn from: all that left the association's money. */
export const SAMPLED_COLLECTIONS = RATIFIED_COLLECTIONS;
export type SampledCollection = RatifiedCollection;

/** Something that money was paid for. */
export interface Disbursement {
  /** `payments~{id}` or `manualExpenses~{id}`; `placeOfMark` reads it. */
  readonly key: string;
  readonly day: CalendarDate;
  /** In cents, above 0. A voided payment has what its check said. */
  readonly amount: Cents;
}

/**
 * Returns what a sample may draw of a stored document: a payment or a manual expense above 0 of these days. Null for anything
 * else, for what was entered by mistake, and for receipts that settle an advance: its money left when it was given.
 */
export function disbursementOf(
  collection: SampledCollection,
  id: string,
  fields: Readonly<Record<string, unknown>>,
  { first, last }: Days,
): Disbursement | null {
  const { date: day, mistake = null, lines } = fields;
  if (!isCalendarDate(day) || day < first || day > last || mistake !== null) return null;
  if (advanceKindOf(fields) === 'settled') return null;
  const paid = collection === 'payments' ? sumOfLines(lines) : amountOf(fields['amount']);
  return paid > 0 ? { key: ratifiedId({ collection, id }), day, amount: paid } : null;
}

function sumOfLines(lines: unknown): Cents {
  return sumCents(
    Array.isArray(lines) ? lines.map((line) => amountOf(membersOf(line)['amount'])) : [],
  );
}

/**
 * Draws a sample. The same rule draws the same from the same books: at random are those whose seed and key have the lowest
 * hashes.
 * @param hash returns the SHA-256 of a text, lowercase hex.
 * @returns the keys, by day.
 */
export function drawSample(
  rule: SampleRule,
  disbursements: readonly Disbursement[],
  hash: (text: string) => string,
): readonly string[] {
  const ordered = disbursements.toSorted(byText(({ day, key }) => `${day}~${key}`));
  return drawn(rule, ordered, hash).map(({ key }) => key);
}

function drawn(
  rule: SampleRule,
  ordered: readonly Disbursement[],
  hash: (text: string) => string,
): readonly Disbursement[] {
  if (rule.kind === 'above') {
    const limit = amountOf(rule.amount);
    return ordered.filter(({ amount }) => amount > limit);
  }
  const lots = ordered.map(({ key }) => ({ key, lot: hash(`${rule.seed}${key}`) }));
  const lowest = lots.toSorted(byText(({ lot }) => lot)).slice(0, rule.count);
  const keys = new Set(lowest.map(({ key }) => key));
  return ordered.filter(({ key }) => keys.has(key));
}
