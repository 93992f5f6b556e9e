import { ACCOUNT } from '../accounts/account.ts';
import type { Fields, TypedOf, ValuesOf } from '../fields/field.ts';
import { cents, type Cents } from '../money/money.ts';
import { PAYMENT_FIELDS } from '../payments/payment.ts';
import type { Actor } from '../people/person.ts';
import { checkCountOf, countedOn, normalizeCheckNumber } from '../text/check-number.ts';
import { byText } from '../text/sort.ts';
import { isCalendarDate, type CalendarDate, type Instant } from '../time/dates.ts';
import { textIn } from '../untyped.ts';
import type { RegisterLine } from './register.ts';

/*
 * Checks that paid nothing: torn, misprinted, or voided before anyone signed. Each is recorded at $0.00, so that no
 * number of an account's checks is without a record.
 */

const { onlyWhen: _onlyWhen, ...CHECK_NUMBER } = PAYMENT_FIELDS.checkNumber;

/** The fields of a spoiled check's form. */
export const SPOILED_FIELDS = {
  checkNumber: CHECK_NUMBER,
  date: PAYMENT_FIELDS.date,
  accountId: ACCOUNT,
  reason: { label: 'Reason', kind: 'text', lines: 'one', required: true, maxLength: 200 },
} as const satisfies Fields;

/** The typed fields of that form. */
export type TypedSpoiled = TypedOf<typeof SPOILED_FIELDS>;

/** A document of `spoiledChecks`, by its number. */
export interface SpoiledCheck extends ValuesOf<typeof SPOILED_FIELDS>, Actor {
  readonly at: Instant;
  readonly version: number;
}

/** Returns the id of a spoiled check's document, so that each number has one. */
export function spoiledIdOf(number: string): string {
  return normalizeCheckNumber(number);
}

/** A spoiled check, as lists show it. */
export interface ListedSpoiled {
  readonly id: string;
  readonly date: CalendarDate;
  readonly checkNumber: string;
  readonly reason: string;
  /** Empty without accounts. */
  readonly accountId: string;
}

/** Reads a stored spoiled check; null if it has no day. */
export function readSpoiled(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): ListedSpoiled | null {
  const { date: day } = fields;
  if (!isCalendarDate(day)) return null;
  return {
    id,
    date: day,
    checkNumber: textIn(fields, 'checkNumber'),
    reason: textIn(fields, 'reason'),
    accountId: textIn(fields, 'accountId'),
  };
}

/** How lists name a spoiled check. */
export const SPOILED = 'Spoiled check';

/**
 * Adds spoiled checks to the lines of a register, each on its day with $0.00, after what moved money on that day.
 * @param beginning the balance before the first line.
 * @param spoiled those of the lines' days.
 */
export function withSpoiled(
  lines: readonly RegisterLine[],
  spoiled: readonly ListedSpoiled[],
  beginning: Cents,
): readonly RegisterLine[] {
  const placed = [
    ...lines.map((line) => ({ line, place: `${line.day} ` })),
    // A tilde comes after the space.
    ...spoiled.map((one) => ({ line: spoiledLine(one), place: `${one.date}~${one.id}` })),
  ].toSorted(byText(({ place }) => place));
  let balance = beginning;
  return placed.map(({ line }) => {
    if (!('balance' in line)) return { ...line, balance };
    ({ balance } = line);
    return line;
  });
}

function spoiledLine({ id, date: day, checkNumber, reason }: ListedSpoiled) {
  const key = `spoiledChecks~${id}`;
  return { key, day, amount: cents(0), checkNumber, words: SPOILED, description: reason };
}

/** A longer gap between two numbers is another checkbook. */
const LONGEST_GAP = 50;

/**
 * Returns the check numbers of an account that nothing has a record of: those between two used ones, unless so many are
 * missing that another checkbook began.
 * @param used the numbers of its payments, manual expenses, spoiled checks, and uncleared items at start.
 */
export function missingCheckNumbers(used: readonly string[]): readonly string[] {
  const counts = used.flatMap((number) => checkCountOf(number) ?? []);
  return [...Map.groupBy(counts, ({ before }) => before.toUpperCase()).values()].flatMap((run) => {
    const sorted = [
      ...new Map(run.map((count) => [BigInt(count.digits), count])).entries(),
    ].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return sorted.flatMap(([number, count], at) => {
      const gap = Number((sorted[at + 1]?.[0] ?? number + 1n) - number) - 1;
      if (gap > LONGEST_GAP) return [];
      return Array.from({ length: gap }, (_, step) => countedOn(count, step + 1));
    });
  });
}
