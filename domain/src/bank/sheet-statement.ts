import { formatCents } from '../money/money.ts';
import { tidyCell } from '../sheets/cells.ts';
import type { CalendarDate } from '../time/dates.ts';
import { bankMessages as messages } from './bank-messages.ts';
import type { BankLine, BankStatement } from './bank-line.ts';
import { type FileColumns, MAX_FILE_ACCOUNT } from './csv-columns.ts';
import { amountWith, sheetRow, type Entry, type SheetRow } from './csv-lines.ts';
import {
  dayReading,
  byAccount,
  readingOf,
  signedReading,
  type NumberedRow,
  type Reading,
  type ReadPart,
} from './sheet-reading.ts';
import { signReadings, type SignReading } from './sign-readings.ts';

/** The cells of a bank's sheet. */
export interface BankSheet {
  readonly rows: readonly (readonly string[])[];
  /** The rows, from 0, whose cells can't be told apart. */
  readonly damaged: ReadonlySet<number>;
}

/** A sheet as it was read. */
export interface ReadSheet {
  /** The columns as used, with the date order and signs that the sheet itself shows. */
  readonly columns: FileColumns;
  /** One for each account, at least one. */
  readonly statements: readonly BankStatement[];
  /** The lines and refused rows, in the sheet's order. */
  readonly read: readonly NumberedRow[];
}

/**
 * Reads a sheet, one row a step, and checks it against its running balance, if it has one. If other signs make it add
 * up, we use those and say so; if nothing does, the statement's doubts name the first row that fails.
 */
export function* readBankSheet(
  sheet: BankSheet,
  columns: FileColumns,
): Generator<number, ReadSheet> {
  const rows = yield* rowsBelow(sheet, columns);
  const entries = rows.filter((row) => row.kind === 'entry');
  const { isDayFirst, note } = dayReading(entries, columns.isDayFirst);
  const accounts = byAccount(rows);
  const heading = sheet.rows[columns.headings]?.[columns.side ?? -1] ?? '';
  const [first, ...others] = signReadings(entries, columns, tidyCell(heading));
  const readAs = ({ signs, ...said }: SignReading): Reading =>
    readingOf(accounts, (entry: Entry) => amountWith(signs, entry), {
      ...said,
      isDayFirst,
      isTurned: signs.isTurned,
    });
  let found = readAs(first);
  yield sheet.rows.length;
  // Look for another reading only if this one doesn't add up.
  if (found.hasGap) {
    const proven = yield* firstProven(others, readAs, sheet.rows.length);
    found = proven ?? signedReading(accounts, isDayFirst) ?? found;
  }
  const notes = [note, found.note].filter((each) => each !== null);
  const repeated = repeatedIds(entries);
  return {
    columns: { ...columns, isDayFirst, isTurned: found.isTurned },
    statements: found.parts.map((part) =>
      statementOf(part, { notes, repeated, isOneOf: accounts.length > 1, ...found }),
    ),
    read: found.parts.flatMap(({ read }) => read).toSorted((one, other) => one.row - other.row),
  };
}

function* firstProven(
  ways: readonly SignReading[],
  readAs: (way: SignReading) => Reading,
  step: number,
): Generator<number, Reading | null> {
  for (const way of ways) {
    const reading = readAs(way);
    yield step;
    if (reading.isProven) return reading;
  }
  return null;
}

/** How many rows we look at to preview the first few. */
const LOOKED_AT = 2_000;
const PREVIEWED = 5;

/** Reads a sheet's first rows, as a preview while you choose columns. */
export function firstRows(
  { rows, damaged }: BankSheet,
  columns: FileColumns,
): readonly NumberedRow[] {
  const steps = readBankSheet({ rows: rows.slice(0, LOOKED_AT), damaged }, columns);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.read.filter(({ row }) => row <= columns.headings + 1 + PREVIEWED);
}

/** Reads each row below the headings by itself. A row that names an account starts that account's rows. */
function* rowsBelow(
  { rows, damaged }: BankSheet,
  columns: FileColumns,
): Generator<number, readonly SheetRow[]> {
  const heading = (rows[columns.headings] ?? []).map(tidyCell);
  const hasHeadings = heading.length > 0;
  const below = rows.slice(columns.headings + 1).filter((cells) => widthOf(cells) > 0);
  const reading = {
    columns,
    heading,
    damaged,
    width: hasHeadings ? heading.length : usual(below.map(widthOf)),
    length: Math.max(heading.length, usual(below.map(({ length }) => length))),
  };
  const read: SheetRow[] = [];
  let account = '';
  for (const [index, cells] of rows.entries()) {
    const row = sheetRow(cells, index, account, reading);
    const isLine = row !== null && 'kind' in row;
    if (!isLine) account = row?.account ?? account;
    else if (index > columns.headings) read.push(row);
    else if (row.kind === 'entry')
      read.push({ ...row, kind: 'refused', reason: messages.aboveHeadings });
    yield index + 1;
  }
  return read;
}

/** Returns how many cells a row has, not counting empty ones at its end. */
function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}

/** Returns the most frequent number, the smallest of equals; 0 without any. */
function usual(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  const [best] = [...counts].toSorted((one, other) => other[1] - one[1] || one[0] - other[0]);
  return best?.[0] ?? 0;
}

interface StatementNotes extends Pick<Reading, 'leavesOldest'> {
  /** Notes about the whole sheet. */
  readonly notes: readonly string[];
  /** Ids that different rows share. */
  readonly repeated: ReadonlySet<string>;
  /** Whether the sheet has other accounts. */
  readonly isOneOf: boolean;
}

function statementOf(
  part: ReadPart,
  { notes, repeated, isOneOf, leavesOldest }: StatementNotes,
): BankStatement {
  const { account, rows, read, check, isSameBalance } = part;
  const lines = read.flatMap((row) => ('line' in row ? [row.line] : []));
  const refused = read.flatMap((row) => ('reason' in row ? [row] : []));
  // A name such as Checking tells a sheet's accounts apart, but isn't a number.
  const isNumber = /\d{2}$/.test(account);
  const { balance, newer } = endOf(rows, part);
  const rowsOf = (...kinds: readonly SheetRow['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ row }) => row);
  const [notPosted, summaries] = [rowsOf('notPosted'), rowsOf('balance', 'total')];
  const { gap, compared } = check;
  const addsUp = compared > 0 && gap === null && refused.length === 0 && newer.length === 0;
  const oldest = check.ordered.findIndex(({ amount }) => amount !== null && amount !== 0);
  const isOpened = check.ordered.slice(0, oldest).some((row) => row.balance !== null);
  const doubts = [
    ...(gap === null
      ? []
      : [messages.gap(gap.row, gap.before, formatCents(gap.moved), formatCents(gap.said))]),
    ...(leavesOldest && !isOpened
      ? check.ordered.slice(oldest, oldest + 1).map(({ row }) => messages.oldest(row))
      : []),
  ];
  return {
    accountEnd: isNumber ? account.slice(-MAX_FILE_ACCOUNT) : '',
    ...(isOneOf && !isNumber ? { account } : {}),
    currency: '',
    balance,
    refused,
    doubts,
    lines: lines.map((line) => withoutRepeatedId(line, repeated)),
    notes: [
      ...notes,
      ...(addsUp ? [messages.addsUp] : []),
      ...(isSameBalance ? [messages.sameBalance] : []),
      ...(notPosted.length === 0 ? [] : [messages.notPosted(notPosted)]),
      ...(summaries.length === 0 ? [] : [messages.summaries(summaries)]),
      ...(newer.length === 0 ? [] : [messages.newer(newer)]),
    ],
  };
}

/** Returns the last balance with its day, and the rows of newer lines: banks show no balance for pending lines. */
function endOf(
  rows: readonly SheetRow[],
  { check, read, isSameBalance }: Pick<ReadPart, 'check' | 'read' | 'isSameBalance'>,
): { readonly balance: BankStatement['balance']; readonly newer: readonly number[] } {
  const { ordered, compared } = check;
  const balances = new Map(rows.map(({ row, balance }) => [row, balance]));
  const days = ordered.map(({ day }) => day).filter((day) => day !== null);
  const isOrdered = compared > 0 || isSameBalance || read.length < 2 || new Set(days).size > 1;
  const last = ordered.findLastIndex(({ row }) => (balances.get(row) ?? null) !== null);
  const amount = balances.get(ordered[last]?.row ?? 0) ?? null;
  if (!isOrdered || amount === null) return { balance: null, newer: [] };
  const day = ordered
    .slice(0, last + 1)
    .reduce<CalendarDate | null>((latest, each) => later(latest, each.day), null);
  const newer = ordered.slice(last + 1).filter((row) => row.amount !== null);
  // Lines of the same day may come before or after it.
  const isDayDone = day !== null && newer.every((row) => row.day !== null && row.day > day);
  return { balance: isDayDone ? { amount, day } : null, newer: newer.map(({ row }) => row) };
}

function later(one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null {
  return one === null || (other !== null && other > one) ? other : one;
}

/**
 * Different transactions may share an id, such as 0 or one made from day, amount, and text. Such an id identifies none
 * of them.
 */
function repeatedIds(entries: readonly Entry[]): ReadonlySet<string> {
  const rows = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { bankId, all } of entries.map(({ rest }) => rest)) {
    if (bankId === null) continue;
    if ((rows.get(bankId) ?? all) !== all) repeated.add(bankId);
    rows.set(bankId, all);
  }
  return repeated;
}

function withoutRepeatedId(line: BankLine, repeated: ReadonlySet<string>): BankLine {
  return line.bankId !== null && repeated.has(line.bankId) ? { ...line, bankId: null } : line;
}
