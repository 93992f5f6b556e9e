import { cents, MAX_CENTS, type Cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';

/** A row of a statement, and the running balance beside it. */
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

/** A place where the balance changes by something else than the amounts. */
export interface BalanceGap {
  readonly row: number;
  /** The row of the balance that it was counted from. */
  readonly before: number;
  readonly moved: Cents;
  readonly said: Cents;
}

/** What rows and their running balance say of each other. */
export interface BalanceCheck {
  /** The rows from the oldest to the newest, as far as balances and days show it. */
  readonly ordered: readonly BalanceRow[];
  /** How many balances were compared with one before. */
  readonly compared: number;
  /** The first row of the file that doesn't add up; null if none. */
  readonly gap: BalanceGap | null;
}

/**
 * Checks rows, in the order of their file, against their running balance: oldest first or newest first, also where a day's own
 * rows go the other way than the days, and where a day's rows all have the balance of its end. Of several orders the one
 * that adds up, else the one with the fewest gaps, and of equals the one in which the days go on.
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

/** Returns whether all rows have one and the same balance, as with a bank that writes today's balance beside each. */
export function isSameThroughout(rows: readonly BalanceRow[]): boolean {
  const balances = rows.map(({ balance }) => balance).filter((balance) => balance !== null);
  return balances.length > 2 && new Set(balances).size === 1;
}

/**
 * Returns amounts without signs as the running balance signs them, by their rows; none for the oldest row, which it can't show.
 * @returns null where the balance changes by something else than an amount, or doesn't say which row is the oldest.
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

/** Returns the orders in which a bank may have written its rows, each from the oldest to the newest; each order once. */
function ordersOf(rows: readonly BalanceRow[]): readonly (readonly BalanceRow[])[] {
  const days = daysOf(rows);
  const upward = [rows, rows.toReversed()];
  if (days.length === rows.length || days.length === 1) return upward;
  const mixed = days.toReversed().flat();
  return [...upward, mixed, mixed.toReversed()];
}

type DayRows = readonly [BalanceRow, ...BalanceRow[]];

/** Returns the runs of rows of the same day. */
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

/** Returns each day as one row, if a day's rows all have one balance; null if they don't, or no day has several rows. */
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

/** Compares each balance with the one before it and what lies between; behind an amount that isn't known it begins anew. */
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

/** A file may hold any numbers: a sum beyond those of money is wrong in any case, and must not stop the reading. */
function inRange(sum: number): Cents {
  return cents(Math.max(-MAX_CENTS, Math.min(MAX_CENTS, sum)));
}

/** Returns how often a row is of an earlier day than the one before it. */
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
