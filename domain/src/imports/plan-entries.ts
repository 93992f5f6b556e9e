import { accountRefusal, firstOpening } from '../accounts/account.ts';
import { errorMessages } from '../error-messages.ts';
import { valuesOf } from '../fields/document.ts';
import { readAmount } from '../fields/form.ts';
import type { StoredFields } from '../ledger/journal.ts';
import { recordForm } from '../ledger/record-fields.ts';
import { unnumberedRefusal } from '../ledger/unnumbered.ts';
import type { FormValues } from '../ledger/record-form.ts';
import { amountOf, cents, inputText, type Cents } from '../money/money.ts';
import { normalizeCheckNumber } from '../text/check-number.ts';
import { cellValue } from './cell-values.ts';
import { importMessages as words } from './import-messages.ts';
import {
  NOTHING,
  type KnownAccount,
  type PlanRequest,
  type RowPlanner,
  type RowProblem,
} from './import-plan.ts';
import { cellIn, rawCell, type ImportRow } from './import-rows.ts';
import { recognizer, columnOf, problemsOf, readRow, type NameBooks } from './row-reader.ts';
import type { CalendarDate } from '../time/dates.ts';

type EntryKind = 'revenueItems' | 'manualExpenses';

/** Fields that we compare only if the sheet has a column for them. */
const COMPARED = ['accountId', 'description', 'paidTo', 'reference', 'method', 'checkNumber'];

/** Plans revenue or manual expenses: a row is there already if an entry matches all of it. */
export function entryPlanner(
  kind: EntryKind,
  { known, columns, turnSigns, dayProblem }: PlanRequest,
  books: NameBooks,
): RowPlanner {
  const compared = COMPARED.filter((field) => columns.has(columnOf(field)));
  const accountsFrom = firstOpening(known.accounts);
  const keyOf = (fields: StoredFields) => entryKey(fields, compared);
  const there = recognizer(known.stored(kind).map(keyOf));
  const planned = new Map<string, number>();
  const numbers = new Map<string, number>();
  return (row) => {
    const amount = entryAmount(kind, row, turnSigns);
    const own = { ...methodOf(row), amount: amount.text };
    const read = withoutAccount(readRow(kind, row, books, own), accountsFrom);
    const wrong = amount.problem === null ? [] : [amount.problem];
    const problems = problemsOf(kind, { ...read, problems: [...wrong, ...read.problems] });
    if (problems.length > 0) return { ...NOTHING, problems };
    const fields: StoredFields = valuesOf(recordForm(kind), read.typed);
    const { checkNumber } = fields;
    const number = typeof checkNumber === 'string' ? normalizeCheckNumber(checkNumber) : null;
    const other = number === null ? undefined : numbers.get(number);
    if (number !== null && other === undefined) numbers.set(number, row.row);
    if (there.take(keyOf(fields))) return NOTHING;
    const locked = dayProblem(read.typed.date);
    const account = accountProblem(fields, known.accounts, accountsFrom);
    const unnumbered = unnumberedRefusal(null, fields);
    const late = [
      ...read.late,
      ...(locked === null ? [] : [{ field: 'date', message: locked }]),
      ...(account === null ? [] : [{ field: 'account', message: account }]),
      ...(unnumbered === null ? [] : [{ field: 'checkNumber', message: unnumbered }]),
      ...(other === undefined ? [] : [{ field: 'checkNumber', message: words.numberOfRow(other) }]),
    ];
    if (late.length > 0) return { ...NOTHING, problems: late };
    const before = planned.get(keyOf(fields));
    planned.set(keyOf(fields), row.row);
    const notes = before === undefined ? [] : [words.sameAsRow(before)];
    return { ...NOTHING, notes, records: [{ row: row.row, collection: kind, fields }] };
  };
}

/** Entries before the first account's opening name none, even if one is set for all rows. */
function withoutAccount<Read extends { readonly typed: FormValues<EntryKind> }>(
  read: Read,
  accountsFrom: CalendarDate | null,
): Read {
  const isBefore = accountsFrom === null || read.typed.date < accountsFrom;
  return isBefore ? { ...read, typed: { ...read.typed, accountId: '' } } : read;
}

function accountProblem(
  fields: StoredFields,
  accounts: readonly KnownAccount[],
  accountsFrom: CalendarDate | null,
): string | null {
  const { date, accountId, checkNumber } = fields;
  const named = typeof accountId === 'string' ? accountId : undefined;
  const entry = { date: String(date), accountId: named, checkNumber };
  const account = accounts.find(({ id }) => id === named) ?? null;
  const refusal = accountRefusal(entry, null, accountsFrom, account);
  return refusal === null ? null : errorMessages[refusal];
}

/** A check number means it's a check. */
function methodOf(row: ImportRow): Readonly<Record<string, string>> {
  const isNumbered = cellIn(row, 'checkNumber') !== '';
  return isNumbered && cellIn(row, 'method') === '' ? { method: 'check' } : {};
}

interface EntryAmount {
  readonly text: string;
  readonly problem: RowProblem | null;
}

/** Reads a row's amount from its own column, or from a debit (money out) and a credit (money in). */
function entryAmount(kind: EntryKind, row: ImportRow, turnSigns: boolean): EntryAmount {
  const single = moneyCell(row, 'amount', 'Amount');
  const debit = moneyCell(row, 'debit', 'Debit');
  const credit = moneyCell(row, 'credit', 'Credit');
  const problem = [single, debit, credit].find((cell) => cell.problem !== null)?.problem;
  if (problem !== undefined && problem !== null) return { text: '', problem };
  const amount =
    single.amount === null ? null : cents(turnSigns ? 0 - single.amount : single.amount);
  const net = netOf(kind, debit.amount, credit.amount);
  const found = amount ?? net;
  if (found === null) return wrongAmount('amount', words.noAmount);
  if (net !== null && net !== found) return wrongAmount('amount', words.twoAmounts);
  return { text: inputText(found), problem: null };
}

/** Money in, or for expenses money out. Some people write money out with a minus, some without. */
function netOf(kind: EntryKind, debit: Cents | null, credit: Cents | null): Cents | null {
  if (debit === null && credit === null) return null;
  const cameIn = Math.abs(credit ?? 0) - Math.abs(debit ?? 0);
  return cents(kind === 'revenueItems' ? cameIn : -cameIn);
}

interface MoneyCell {
  /** Null for an empty cell or one with a problem. */
  readonly amount: Cents | null;
  readonly problem: RowProblem | null;
}

function moneyCell(row: ImportRow, field: string, label: string): MoneyCell {
  const value = cellValue({ ...recordForm('revenueItems').amount, label }, rawCell(row, field));
  if (!value.ok) return { amount: null, problem: { field, message: value.message } };
  return { amount: value.value === '' ? null : readAmount(value.value), problem: null };
}

function wrongAmount(field: string, message: string): EntryAmount {
  return { text: '', problem: { field, message } };
}

function entryKey(fields: StoredFields, compared: readonly string[]): string {
  const { date, amount, categoryId, fundId } = fields;
  const texts = compared.map((field) => {
    const text = fields[field] ?? '';
    return field === 'checkNumber' && typeof text === 'string' ? normalizeCheckNumber(text) : text;
  });
  return JSON.stringify([date, amountOf(amount), categoryId, fundId, ...texts]);
}
