import type { Cents } from '../money/money.ts';
import { cents } from '../money/money.ts';
import { amountInCell, tidyCell } from '../sheets/cells.ts';
import { dayInCell } from '../sheets/days.ts';
import { headingRowIn, matchHeadings, type SoughtColumn } from '../sheets/headings.ts';
import { bankMessages } from './bank-messages.ts';
import type { ReadRow } from './bank-line.ts';
import { checkNumberOf } from './check-number.ts';
import { textOf } from './ofx-line.ts';

/** What a column of a bank's sheet can be. Its amounts are in one column, or in one for each direction. */
export type BankColumn =
  | 'date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'checkNumber'
  | 'text'
  | 'memo'
  | 'bankId'
  | 'balance';

/** Which column is which, from 0. */
export type BankColumns = Readonly<Partial<Record<BankColumn, number | undefined>>>;

/** How a sheet is read; an account remembers it as `fileColumns`. */
export interface FileColumns extends BankColumns {
  /** The row of the headings, from 0; -1 without headings. */
  readonly headings: number;
  /** Whether what left the account is above 0 in a single column of amounts. */
  readonly isTurned?: boolean | undefined;
  /** Whether a day that is written in numbers begins with the day of the month. */
  readonly isDayFirst?: boolean | undefined;
}

/** What banks call them, in the words of `headingKey`. */
const SOUGHT: readonly SoughtColumn<BankColumn>[] = [
  {
    field: 'date',
    names: [
      ...['posting date', 'posted date', 'post date', 'date posted', 'date', 'transaction date'],
      ...['booking date', 'effective date', 'trans date'],
    ],
  },
  { field: 'amount', names: ['amount', 'transaction amount', 'net amount', 'amount usd'] },
  {
    field: 'debit',
    names: [
      ...['debit', 'debits', 'withdrawal', 'withdrawals', 'debit amount', 'withdrawal amount'],
      ...['amount debit', 'money out', 'paid out', 'payments'],
    ],
  },
  {
    field: 'credit',
    names: [
      ...['credit', 'credits', 'deposit', 'deposits', 'credit amount', 'deposit amount'],
      ...['amount credit', 'money in', 'paid in'],
    ],
  },
  {
    field: 'checkNumber',
    names: [
      ...['check number', 'check', 'check no', 'check num', 'check or slip', 'cheque number'],
      ...['chk ref', 'serial number', 'number', 'num'],
    ],
  },
  {
    field: 'text',
    names: [
      ...['description', 'payee', 'name', 'transaction description', 'details', 'merchant'],
      ...['original description', 'narrative', 'transaction'],
    ],
  },
  { field: 'memo', names: ['memo', 'notes', 'note', 'extended description', 'extended details'] },
  {
    field: 'bankId',
    names: ['transaction id', 'fitid', 'bank reference', 'reference number', 'transaction number'],
  },
  {
    field: 'balance',
    names: ['running balance', 'balance', 'account balance', 'ledger balance', 'ending balance'],
  },
];

/** Where the headings of a sheet are and what its columns are; null where a person must say it. */
export function columnsIn(rows: readonly (readonly string[])[]): FileColumns | null {
  const headings = headingRowIn(rows, SOUGHT);
  const cells = headings === null ? undefined : rows[headings];
  if (headings === null || cells === undefined) return null;
  const matched = matchHeadings(cells, SOUGHT);
  const columns: BankColumns = Object.fromEntries(
    matched.flatMap((field, at) => (field === null ? [] : [[field, at] as const])),
  );
  return isEnough(columns) ? { headings, ...columns } : null;
}

/** Whether the columns say of each line what it must have: its day and its amount. */
export function isEnough({ date, amount, debit, credit }: BankColumns): boolean {
  return (
    date !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined))
  );
}

/** Returns the line that a row of a bank's sheet is; null for an empty row. */
export function lineFromCells(
  cells: readonly string[],
  { isTurned = false, isDayFirst = false, ...columns }: Omit<FileColumns, 'headings'>,
): ReadRow | null {
  if (cells.every((cell) => cell.trim() === '')) return null;
  const cell = (column: BankColumn): string => cellOf(cells, columns[column]);
  const day = dayInCell(cell('date'), isDayFirst);
  if (day === null) return { reason: bankMessages.noDay(cell('date')) };
  const amount =
    columns.amount === undefined
      ? amountOfSides(cell('debit'), cell('credit'))
      : turned(amountOrReason(cell('amount')), isTurned);
  if (typeof amount === 'string') return { reason: amount };
  const bankId = cell('bankId');
  const text = textOf([cell('text'), cell('memo')]);
  return {
    line: {
      ...{ day, amount, checkNumber: checkNumberOf(cell('checkNumber'), text), text },
      ...{ bankId: bankId === '' ? null : bankId },
    },
  };
}

/** Returns the balance of the account after the line of a row, if the sheet says it. */
export function balanceInCells(cells: readonly string[], { balance }: BankColumns): Cents | null {
  return amountInCell(cellOf(cells, balance));
}

function cellOf(cells: readonly string[], at: number | undefined): string {
  return tidyCell(at === undefined ? '' : (cells[at] ?? ''));
}

function turned(amount: Cents | string, isTurned: boolean): Cents | string {
  return typeof amount === 'string' || !isTurned ? amount : cents(0 - amount);
}

/** What left is below 0, whichever sign its column has; an empty or zero column says nothing. */
function amountOfSides(debit: string, credit: string): Cents | string {
  const out = amountOrNothing(debit);
  const into = amountOrNothing(credit);
  if (typeof out === 'string') return out;
  if (typeof into === 'string') return into;
  if (out === 0 && into === 0) return bankMessages.noAmount('');
  if (out !== 0 && into !== 0) return bankMessages.twoAmounts;
  return into === 0 ? cents(-Math.abs(out)) : into;
}

function amountOrNothing(text: string): Cents | string {
  return text === '' ? cents(0) : amountOrReason(text);
}

function amountOrReason(text: string): Cents | string {
  return amountInCell(text) ?? bankMessages.noAmount(text);
}
