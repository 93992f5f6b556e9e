import { tidyCell } from '../sheets/cells.ts';
import { headingKey, headingRowIn, matchHeadings, type SoughtColumn } from '../sheets/headings.ts';
import { isPlainSide, sideIn } from './csv-words.ts';

/** What a column of a bank's sheet can be. Amounts are in one column, or in one for each direction. */
export type BankColumn =
  | 'date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'side'
  | 'checkNumber'
  | 'text'
  | 'memo'
  | 'bankId'
  | 'balance'
  | 'status'
  | 'account';

/** Which column is which, from 0. */
export type BankColumns = Readonly<Partial<Record<BankColumn, number | undefined>>>;

/** How to read a bank's sheet; an account remembers it as `fileColumns`. */
export interface FileColumns extends BankColumns {
  /** The row of the headings, from 0; -1 without headings. */
  readonly headings: number;
  /** Whether money out is above 0 in a single amount column. */
  readonly isTurned?: boolean | undefined;
  /** Whether dates in numbers put the day before the month. */
  readonly isDayFirst?: boolean | undefined;
}

/** What banks call them, as `headingKey` spells it, best first. */
const NAMES: Readonly<Record<BankColumn, string>> = {
  date: `posting date, posted date, post date, date posted, transaction posting date, date, posted on, process date,
    processed date, booking date, booked date, cleared date, transaction date, trans date, effective date, value date,
    activity date, entry date`,
  amount: `amount, transaction amount, net amount, amount usd, usd amount, amt, transaction amt, signed amount, net, gross`,
  debit: `debit, debits, withdrawal, withdrawals, debit amount, withdrawal amount, amount debit, debit amt, withdrawal amt,
    debits withdrawals, withdrawals debits, withdrawals subtractions, checks and debits, subtractions, money out, paid out,
    outflow, payments, dr, dr amount`,
  credit: `credit, credits, deposit, deposits, credit amount, deposit amount, amount credit, credit amt, deposit amt,
    credits deposits, deposits credits, deposits additions, deposits and credits, additions, money in, paid in, inflow,
    receipts, cr, cr amount`,
  side: `credit debit indicator, debit credit indicator, credit debit, debit credit, credit or debit, debit or credit,
    cr dr indicator, dr cr indicator, cr dr, dr cr, c d, d c, d k, db cr, cr db, indicator, direction, sign,
    transaction type, trans type, tran type, type`,
  checkNumber: `check number, check no, check num, check, check serial number, check serial, check or slip,
    check slip number, check slip, cheque number, cheque no, cheque, chk ref, chk no, chk number, chk, serial number,
    serial no, number, num, no`,
  text: `description, full description, transaction description, original description, payee, payee name, name,
    merchant, merchant name, details, transaction details, narrative, narration, particulars, text, transaction`,
  memo: `memo, notes, note, extended description, extended details, additional details, merchant name, payee name,
    beneficiary, counterparty`,
  bankId: `transaction id, fitid, bank reference, reference number, transaction number, reference no, transaction no,
    bank reference number, transaction reference`,
  balance: `running balance, running bal, account running balance, balance, bal, account balance, ledger balance,
    posted balance, daily posted balance, daily balance, book balance, ending balance, end balance, closing balance,
    balance after, balance after transaction, current balance, running balance amount`,
  status: `status, transaction status, posting status, pending`,
  account: `account number, account no, account num, account, acct number, acct no, acct, bank account, account id,
    account name`,
};

const SOUGHT = Object.entries(NAMES).map(([field, names]) => ({
  // The keys of a constant table are its own literal keys.
  field: field as BankColumn,
  names: names.split(/,\s+/),
})) satisfies readonly SoughtColumn<BankColumn>[];

/** Finds a sheet's headings and columns; null if a person must choose them. */
export function columnsIn(rows: readonly (readonly string[])[]): FileColumns | null {
  const headings = headingRowIn(rows, SOUGHT);
  const cells = headings === null ? undefined : rows[headings];
  if (headings === null || cells === undefined) return null;
  const matched = matchHeadings(cells, SOUGHT);
  const named: BankColumns = Object.fromEntries(
    matched.flatMap((field, at) => (field === null ? [] : [[field, at] as const])),
  );
  if (!isEnough(named)) return null;
  const below = rows.slice(headings + 1).map((row) => row.map(tidyCell));
  const { checkNumber, ...others } = named;
  const isCounted = cells.some((cell, at) => at === checkNumber && countsRows(below, cell, at));
  const columns = isCounted ? others : named;
  if (columns.amount === undefined || columns.side !== undefined) return { headings, ...columns };
  const side = cells.findIndex(
    (heading, at) => matched[at] === null && isSideColumn(below, heading, at),
  );
  return { headings, ...columns, ...(side === -1 ? {} : { side }) };
}

/** Whether the columns include what every line needs: day and amount. */
export function isEnough({ date, amount, debit, credit }: BankColumns): boolean {
  return (
    date !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined))
  );
}

/** Whether a column such as `No.` counts the rows instead of naming checks. */
function countsRows(rows: readonly (readonly string[])[], heading: string, at: number): boolean {
  if (!/^(?:no|num|number)$/.test(headingKey(heading))) return false;
  const numbers = rows.map((row) => row[at] ?? '').filter((text) => text !== '');
  return (
    numbers.length > 1 &&
    (numbers.every((text, index) => text === String(index + 1)) ||
      numbers.every((text, index) => text === String(numbers.length - index)))
  );
}

/** Whether a column, whatever its heading, holds only D or C, + or -, or other plain words for a direction. */
function isSideColumn(rows: readonly (readonly string[])[], heading: string, at: number): boolean {
  const words = rows.map((row) => row[at] ?? '').filter((text) => text !== '');
  if (words.length === 0 || !words.every(isPlainSide)) return false;
  return /^\s*\+ ?\/ ?-\s*$/.test(heading) || new Set(words.map(sideIn)).size === 2;
}

/** What an account remembers about its bank's files, besides its form's fields. */
export interface RememberedFile {
  /** Which column of a sheet is which. */
  readonly fileColumns?: FileColumns | undefined;
  /** The last characters of the account's number in its files, so that we notice another account's file. */
  readonly fileAccount?: string | undefined;
}

/** The longest `fileAccount`. */
export const MAX_FILE_ACCOUNT = 4;

/** The most columns in a sheet, and the most rows above its headings. */
export const MOST_COLUMNS = 200;

const REMEMBERED = [
  'fileColumns',
  'fileAccount',
] as const satisfies readonly (keyof RememberedFile)[];

/** Returns what a stored account remembers, so that saving its form keeps it. */
export function rememberedIn(account: Readonly<Record<string, unknown>> | null): RememberedFile {
  return Object.fromEntries(
    REMEMBERED.flatMap((name) =>
      account?.[name] === undefined ? [] : [[name, account[name]] as const],
    ),
  );
}
