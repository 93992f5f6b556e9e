import { cents, type Cents } from '../money/money.ts';
import { amountInCell, tidyCell } from '../sheets/cells.ts';
import { dayInCell } from '../sheets/days.ts';
import type { CalendarDate } from '../time/dates.ts';
import { bankMessages } from './bank-messages.ts';
import type { BankLine } from './bank-line.ts';
import type { BankColumn, BankColumns } from './csv-columns.ts';
import { accountIn, isNotPosted, sideIn, summaryIn, type Side } from './csv-words.ts';
import { checkNumberOf } from './check-number.ts';
import { textOf } from './ofx-line.ts';

/** What a row of a bank's sheet is, judged by the row alone. */
export type SheetRow = {
  /** From 1. */
  readonly row: number;
  /** The account from its own column or a row above; '' if the sheet doesn't say. */
  readonly account: string;
  /** Its running balance; null without one. */
  readonly balance: Cents | null;
} & SheetRowKind;

/** A row that is a line of a statement. */
export type Entry = Extract<SheetRow, { kind: 'entry' }>;

type SheetRowKind =
  | ({ readonly kind: 'entry'; readonly date: string; readonly rest: RestOfLine } & Written)
  /** A balance of the account on a day, such as the opening one. */
  | { readonly kind: 'balance'; readonly date: string }
  | { readonly kind: 'total' | 'notPosted' }
  | { readonly kind: 'refused'; readonly reason: string };

/** The rest of a line besides day and amount, and the text of the whole row. */
type RestOfLine = Pick<BankLine, 'checkNumber' | 'text' | 'bankId'> & { readonly all: string };

/** An amount as its cell has it, and what else shows its direction. */
export interface Written {
  readonly amount: Cents;
  readonly column: 'amount' | 'debit' | 'credit';
  /** Whether the cell itself shows the direction: `52.10 DR`. */
  readonly isMarked: boolean;
  /** The direction from the column of words. */
  readonly side: Side | null;
}

/** How to read the signs in a sheet. */
export interface Signs {
  /** A column of words shows the direction, and amounts have no sign. */
  readonly isBySide: boolean;
  /** Money out is above 0. */
  readonly isTurned: boolean;
  /** In the debit column, money out has a minus and a reversal has none. */
  readonly isDebitSigned: boolean;
}

/** What we need to read a sheet's rows. */
export interface RowReading {
  readonly columns: BankColumns;
  readonly heading: readonly string[];
  /** How many cells a row has at most, before its empty end. */
  readonly width: number;
  /** How many cells a row has, empty ones included. */
  readonly length: number;
  /** The rows, from 0, with cells that can't be told apart. */
  readonly damaged: ReadonlySet<number>;
}

/** Returns what a row is; null for an empty row and for repeated headings. An account alone begins its section. */
export function sheetRow(
  cells: readonly string[],
  index: number,
  account: string,
  { columns, heading, width, length, damaged }: RowReading,
): SheetRow | { readonly account: string } | null {
  const texts = cells.map(tidyCell);
  if (texts.every((text) => text === '')) return null;
  const cell = (column: BankColumn): string => cellOf(texts, columns[column]);
  const date = cell('date');
  const isDay = dayInCell(date) !== null || dayInCell(date, true) !== null;
  if (!isDay && texts.join('\n') === heading.join('\n')) return null;
  const own = { row: index + 1, account: cell('account') || account };
  const refused = (reason: string) => ({ ...own, balance: null, kind: 'refused', reason }) as const;
  if (damaged.has(index)) return refused(bankMessages.quotes);
  const isWide = texts.length > length || texts.findLastIndex((text) => text !== '') >= width;
  if (isWide) return refused(bankMessages.tooWide);

  const row = { ...own, balance: amountOfBank(cell('balance'))?.amount ?? null };
  const named = isDay ? null : accountIn(texts.filter((text) => text !== ''));
  if (named !== null) return { account: named };
  const status = cell('status');
  const statusHeading = cellOf(heading, columns.status);
  if (isNotPosted(status, statusHeading) || isNotPosted(date)) return { ...row, kind: 'notPosted' };
  const isText = (at: number) => at !== columns.account && at !== columns.status;
  const summary = texts
    .map((text, at) => (isText(at) ? summaryIn(text) : null))
    .find((found) => found !== null);
  const written = writtenIn(cell, columns);
  if (summary === 'balance') {
    const amount = typeof written === 'string' ? null : written.amount;
    return { ...row, kind: 'balance', date, balance: row.balance ?? amount };
  }
  if (summary === 'total' && isDay) return { ...row, kind: 'total' };
  if (!isDay) return { ...row, kind: 'refused', reason: bankMessages.noDay(date) };
  if (typeof written === 'string') return { ...row, kind: 'refused', reason: written };
  const bankId = cell('bankId');
  const text = textOf([cell('text'), cell('memo')]);
  const rest = {
    text,
    checkNumber: checkNumberOf(cell('checkNumber'), text),
    bankId: bankId === '' ? null : bankId,
    all: texts.join('\n'),
  };
  return { ...row, kind: 'entry', date, rest, ...written };
}

/** Returns an amount with its sign (below 0 is money out); null if nothing shows it. */
export function amountWith(
  signs: Signs,
  { amount, column, isMarked, side }: Written,
): Cents | null {
  if (isMarked) return amount;
  if (signs.isBySide && column === 'amount') {
    if (side === null) return amount === 0 ? amount : null;
    return cents(side === 'out' ? 0 - amount : amount);
  }
  const isOut = column === 'debit' && !signs.isDebitSigned;
  return cents(isOut === signs.isTurned ? amount : 0 - amount);
}

/** Returns the day of an entry. */
export function dayOf(date: string, isDayFirst: boolean): CalendarDate | null {
  return dayInCell(date, isDayFirst || /^\d+\.\d+\./.test(date));
}

/** A leading apostrophe tells a spreadsheet to leave the digits after it alone. */
function cellOf(texts: readonly string[], at: number | undefined): string {
  return (at === undefined ? '' : (texts[at] ?? '')).replace(/^'(?=[\d$(])/, '');
}

/** An empty or zero cell for one direction means nothing. */
function writtenIn(cell: (column: BankColumn) => string, columns: BankColumns): Written | string {
  const side = columns.side === undefined ? null : sideIn(cell('side'));
  if (columns.amount !== undefined) return written(cell('amount'), 'amount', side);
  const [out, into] = [written(cell('debit'), 'debit'), written(cell('credit'), 'credit')];
  const isOut = cell('debit') !== '' && (typeof out === 'string' || out.amount !== 0);
  const isIn = cell('credit') !== '' && (typeof into === 'string' || into.amount !== 0);
  if (isOut && typeof out === 'string') return out;
  if (isIn && typeof into === 'string') return into;
  if (isOut && isIn) return bankMessages.twoAmounts;
  if (isOut) return out;
  return isIn ? into : bankMessages.noAmount('');
}

function written(
  text: string,
  column: Written['column'],
  side: Side | null = null,
): Written | string {
  const read = amountOfBank(text);
  return read === null ? bankMessages.noAmount(text) : { ...read, column, side };
}

/** What banks put before or after an amount instead of a sign: `52.10 DR`, `CR 500.00`; OD is an overdraft. */
const MARKED =
  /^(?:(?<before>DR|CR|DB)\.?\s*)?(?<number>[^a-z]*\d[^a-z]*?)(?:\s*(?<behind>DR|CR|DB|OD|D|C)\.?)?$/i;

/** Reads an amount as banks write it, ignoring zeros after the cents. */
function amountOfBank(text: string): Pick<Written, 'amount' | 'isMarked'> | null {
  const { before, behind, number = text } = MARKED.exec(text)?.groups ?? {};
  const mark = (before ?? behind)?.toUpperCase();
  const amount = amountInCell(number.replace(/(\.\d\d)0+(?=\D*$)/, '$1'));
  if (amount === null) return null;
  if (mark === undefined) return { amount, isMarked: false };
  if (!mark.startsWith('C')) return { amount: cents(-Math.abs(amount)), isMarked: true };
  // A credit below 0 contradicts itself.
  return amount < 0 ? null : { amount, isMarked: true };
}
