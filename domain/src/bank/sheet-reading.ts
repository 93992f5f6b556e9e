import { cents, type Cents } from '../money/money.ts';
import { bankMessages as messages } from './bank-messages.ts';
import type { ReadRow } from './bank-line.ts';
import { dayOf, type Entry, type SheetRow } from './csv-lines.ts';
import {
  checkBalance,
  isSameThroughout,
  signedByBalance,
  type BalanceCheck,
  type BalanceRow,
} from './running-balance.ts';
import type { CalendarDate } from '../time/dates.ts';

/** A row of a sheet as it was read. */
export type NumberedRow = ReadRow & { readonly row: number };

/** The rows of an account. */
export interface AccountRows {
  readonly account: string;
  readonly rows: readonly SheetRow[];
}

/**
 * Groups rows by account; at least one group. In a sheet with several accounts, rows that name none, except lines, may
 * belong to any of them.
 */
export function byAccount(rows: readonly SheetRow[]): readonly AccountRows[] {
  const accounts = new Set(
    rows.filter(({ kind }) => kind === 'entry').map(({ account }) => account),
  );
  const named = [...accounts].filter((account) => account !== '');
  if (named.length < 2) return [{ account: named[0] ?? '', rows }];
  return [...accounts].map((account) => ({
    account,
    rows: rows.filter(
      (row) => row.account === account || (row.account === '' && row.kind !== 'entry'),
    ),
  }));
}

/** An account's rows, checked against their running balance. */
export interface ReadPart extends AccountRows {
  readonly read: readonly NumberedRow[];
  readonly check: BalanceCheck;
  readonly isSameBalance: boolean;
}

/** A sheet, read with one interpretation of its signs. */
export interface Reading {
  readonly parts: readonly ReadPart[];
  readonly isTurned: boolean;
  readonly note: string | null;
  /** Whether nothing shows which way the oldest amount went. */
  readonly leavesOldest: boolean;
  readonly hasGap: boolean;
  /** Whether a balance shows that it's right. */
  readonly isProven: boolean;
}

/** Reads each account's lines and checks them against their balance. */
export function readingOf(
  accounts: readonly AccountRows[],
  amountOf: (entry: Entry) => Cents | null,
  {
    isDayFirst,
    ...own
  }: Pick<Reading, 'isTurned' | 'note' | 'leavesOldest'> & { readonly isDayFirst: boolean },
): Reading {
  const parts = accounts.map((account): ReadPart => {
    const lines = account.rows.map((row) => lineOf(row, amountOf, isDayFirst));
    const counted = account.rows.flatMap(
      (row, at) => balanceRow(row, lines[at] ?? null, isDayFirst) ?? [],
    );
    const isSameBalance = isSameThroughout(counted);
    const check = checkBalance(
      isSameBalance ? counted.map((row) => ({ ...row, balance: null })) : counted,
    );
    return { ...account, read: lines.filter((line) => line !== null), check, isSameBalance };
  });
  const hasGap = parts.some(({ check }) => check.gap !== null);
  const isProven = !hasGap && parts.some(({ check }) => check.compared > 0);
  return { ...own, parts, hasGap, isProven };
}

/** Returns the reading in which the balance itself says which way each amount went; null where it doesn't. */
export function signedReading(
  accounts: readonly AccountRows[],
  isDayFirst: boolean,
): Reading | null {
  const signs = new Map<number, Cents>();
  for (const { rows } of accounts) {
    const unsigned = ({ amount, isMarked }: Entry) => (isMarked || amount < 0 ? null : amount);
    const signed = signedByBalance(
      rows.flatMap((row) => balanceRow(row, lineOf(row, unsigned, isDayFirst), isDayFirst) ?? []),
    );
    if (signed === null) return null;
    for (const [row, amount] of signed) signs.set(row, amount);
  }
  const amountOf = ({ row, amount }: Entry) => signs.get(row) ?? (amount === 0 ? amount : null);
  const own = { isDayFirst, isTurned: false, leavesOldest: false };
  return readingOf(accounts, amountOf, { ...own, note: messages.signedByBalance });
}

/** Null for a row that's neither a line nor refused. */
function lineOf(
  row: SheetRow,
  amountOf: (entry: Entry) => Cents | null,
  isDayFirst: boolean,
): NumberedRow | null {
  if (row.kind === 'refused') return { row: row.row, reason: row.reason };
  if (row.kind !== 'entry') return null;
  const day = dayOf(row.date, isDayFirst);
  if (day === null) return { row: row.row, reason: messages.noDay(row.date) };
  const amount = amountOf(row);
  if (amount === null) return { row: row.row, reason: messages.noSide };
  const { checkNumber, text, bankId } = row.rest;
  return { row: row.row, line: { day, amount, checkNumber, text, bankId } };
}

/** Returns a row for the balance check; null if it isn't on the statement. */
function balanceRow(
  row: SheetRow,
  read: NumberedRow | null,
  isDayFirst: boolean,
): BalanceRow | null {
  const own = { row: row.row, balance: row.balance };
  switch (row.kind) {
    case 'balance':
      return { ...own, day: dayOf(row.date, isDayFirst), amount: cents(0) };
    case 'refused':
      return { ...own, day: null, amount: null };
    case 'entry': {
      const line = read !== null && 'line' in read ? read.line : null;
      return { ...own, day: line?.day ?? null, amount: line?.amount ?? null };
    }
    default:
      return null;
  }
}

/** How to read a sheet's dates, and what to tell people about it. */
interface DayReading {
  readonly isDayFirst: boolean;
  /** Null where it's what anyone expects. */
  readonly note: string | null;
}

interface Dated {
  readonly row: number;
  readonly date: string;
}

/** A numeric date with the year last. */
const NUMBERS = /^(?:[a-z]{2,9}\.?,? )?(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}\b/i;

/**
 * Returns whether numeric dates put the day first. One row that can't be read otherwise decides for all, then the
 * person's choice, then whichever way keeps the dates in order. Otherwise the month is first, as US banks write it.
 * @param chosen what a person chose or an account remembers.
 */
export function dayReading(entries: readonly Dated[], chosen: boolean | undefined): DayReading {
  const shown = entries.flatMap(({ row, date }) => {
    const [, first = '', second = ''] = NUMBERS.exec(date) ?? [];
    return first === '' ? [] : [{ row, date, first: Number(first), second: Number(second) }];
  });
  const dayFirst = shown.find(({ first }) => first > 12);
  const monthFirst = shown.find(({ second }) => second > 12);
  if (dayFirst !== undefined && monthFirst === undefined)
    return { isDayFirst: true, note: messages.dayFirst(dayFirst.row, dayFirst.date) };
  if (monthFirst !== undefined && dayFirst === undefined)
    return {
      isDayFirst: false,
      note: chosen === true ? messages.monthFirst(monthFirst.row, monthFirst.date) : null,
    };
  if (chosen === true) return { isDayFirst: true, note: null };
  const unclear = shown.find(({ first, second }) => first !== second);
  if (unclear === undefined || monthFirst !== undefined) return { isDayFirst: false, note: null };
  if (!isInOrder(shown, false) && isInOrder(shown, true))
    return { isDayFirst: true, note: messages.dayFirstByOrder };
  return {
    isDayFirst: false,
    note: chosen === undefined ? messages.monthFirstAssumed(unclear.date) : null,
  };
}

function isInOrder(entries: readonly Dated[], isDayFirst: boolean): boolean {
  const days = entries
    .map(({ date }) => dayOf(date, isDayFirst))
    .filter((day): day is CalendarDate => day !== null);
  const sorted = days.toSorted();
  const [text, upward] = [days.join(), sorted.join()];
  return text === upward || text === sorted.toReversed().join();
}
