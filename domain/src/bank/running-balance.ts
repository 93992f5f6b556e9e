import { cents, MAX_CENTS, type Cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';

/** A statement's row with its running balance. */
export interface BalanceRow {
  /** From 1. */
  readonly row: number;
  /** Null where the row doesn't say. */
  readonly day: CalendarDate | null;
  /** What the row does to the balance, 0 for an opening balance; null where that isn't known. */
  readonly amount: Cents | null;
  /** The balance after it; null where the row has none. */
  readonly balance: Cents | null;
}

/** A place where the balance doesn't change by the amounts. */
export interface BalanceGap {
  readonly row: number;
  /** The row with the balance we counted from. */
  readonly before: number;
  readonly moved: Cents;
  readonly said: Cents;
}

/** How rows and their running balance agree. */
export interface BalanceCheck {
  /** The rows, oldest first, as far as balances and days show. */
  readonly ordered: readonly BalanceRow[];
  /** How many balances we compared with an earlier one. */
  readonly compared: number;
  /** The first row of the file that doesn't add up; null if none. */
  readonly gap: BalanceGap | null;
}

/**
 * Checks a file's rows against their running balance. Files run oldest first or newest first; rows within a day may run
 * the other way, or all show the day's ending balance. It takes the order that adds up, else the one with the fewest
 * gaps, and among equals the one with the days in sequence.
 */
export function checkBalance(rows: readonly BalanceRow[]): BalanceCheck {
  const { ordered, compared, gaps } = ordersOf(rows)
    .map((each) => ({ ordered: each, ...walked(each), back: daysBack(each) }))
    .reduce((best, one) =>
      (one.gaps.length - best.gaps.length || one.back - best.back) < 0 ? one : best,
    );
  const [gap = null] = gaps.toSorted((one, other) => one.row - other.row);
  const ends = gap === null ? null : withDaysEnds(rows);
  if (ends === null) return { ordered, compared, gap };
  const daily = checkBalance(ends);
  if (daily.gap !== null || daily.compared === 0) return { ordered, compared, gap };
  // One row a day: they're in the order of the file, or the other way around.
  const days = daily.ordered[0] === ends[0] ? daysOf(rows) : daysOf(rows).toReversed();
  return { ...daily, ordered: days.flat() };
}

/** Returns whether every row has the same balance, as when a bank writes today's balance on each. */
export function isSameThroughout(rows: readonly BalanceRow[]): boolean {
  const balances = rows.map(({ balance }) => balance).filter((balance) => balance !== null);
  return balances.length > 2 && new Set(balances).size === 1;
}

/**
 * Returns unsigned amounts with the signs that the running balance implies, by row; none for the oldest row, where it
 * can't tell.
 * @returns null if the balance doesn't follow the amounts, or doesn't show which row is oldest.
 */
export function signedByBalance(rows: readonly BalanceRow[]): ReadonlyMap<number, Cents> | null {
  const found = ordersOf(rows).flatMap((ordered) => {
    const signs = signsOf(ordered);
    return signs === null ? [] : [{ signs, back: daysBack(ordered) }];
  });
  const [best, other] = found.toSorted((one, two) => one.back - two.back);
  if (best === undefined || other?.back === best.back) return null;
  return best.signs;
}

function signsOf(ordered: readonly BalanceRow[]): ReadonlyMap<number, Cents> | null {
  const signs = new Map<number, Cents>();
  let before: Cents | null = null;
  for (const { row, amount, balance } of ordered) {
    if (amount === null || balance === null) return null;
    if (before !== null) {
      const moved = balance - before;
      if (Math.abs(moved) !== amount) return null;
      signs.set(row, cents(moved));
    }
    before = balance;
  }
  return signs;
}

/** Returns the possible orders of a bank's rows, each oldest first, without duplicates. */
function ordersOf(rows: readonly BalanceRow[]): readonly (readonly BalanceRow[])[] {
  const days = daysOf(rows);
  const upward = [rows, rows.toReversed()];
  if (days.length === rows.length || days.length === 1) return upward;
  const mixed = days.toReversed().flat();
  return [...upward, mixed, mixed.toReversed()];
}

type DayRows = readonly [BalanceRow, ...BalanceRow[]];

/** Groups consecutive rows of a day. */
function daysOf(rows: readonly BalanceRow[]): readonly DayRows[] {
  const days: [BalanceRow, ...BalanceRow[]][] = [];
  let last: CalendarDate | null = null;
  for (const row of rows) {
    const run = days.at(-1);
    if (run !== undefined && (row.day === null || row.day === last)) run.push(row);
    else days.push([row]);
    last = row.day ?? last;
  }
  return days;
}

/**
 * Returns one row for each day, if all rows of a day share a balance; null if they don't, or no day has several rows.
 */
function withDaysEnds(rows: readonly BalanceRow[]): readonly BalanceRow[] | null {
  const days = daysOf(rows);
  const isDaily = days.every((day) => new Set(day.map(({ balance }) => balance)).size === 1);
  if (!isDaily || days.length === rows.length) return null;
  return days.map((day) => {
    const [first] = day;
    const amounts = day.map(({ amount }) => amount);
    const known = amounts.filter((amount) => amount !== null);
    const sum = known.reduce<number>((total, amount) => total + amount, 0);
    return { ...first, amount: known.length === amounts.length ? inRange(sum) : null };
  });
}

/** Compares each balance with the one before plus the amounts in between; an unknown amount starts it over. */
function walked(ordered: readonly BalanceRow[]) {
  const gaps: BalanceGap[] = [];
  let compared = 0;
  let before: { readonly row: number; readonly balance: Cents } | null = null;
  let said: number | null = 0;
  for (const { row, amount, balance } of ordered) {
    said = said === null || amount === null ? null : said + amount;
    if (balance === null) continue;
    if (before !== null && said !== null) {
      compared += 1;
      const moved = balance - before.balance;
      if (moved !== said)
        gaps.push({ row, before: before.row, moved: inRange(moved), said: inRange(said) });
    }
    before = { row, balance };
    said = 0;
  }
  return { compared, gaps };
}

/** A file can hold any numbers. A sum beyond our range is wrong anyway and must not stop the reading. */
function inRange(sum: number): Cents {
  return cents(Math.max(-MAX_CENTS, Math.min(MAX_CENTS, sum)));
}

/** Returns how often a row's day is earlier than the previous row's. */
function daysBack(ordered: readonly BalanceRow[]): number {
  let latest: CalendarDate | null = null;
  let back = 0;
  for (const { day } of ordered) {
    if (day === null) continue;
    if (latest !== null && day < latest) back += 1;
    latest = day;
  }
  return back;
}
