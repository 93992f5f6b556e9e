import {
  bookFieldProblem,
  bookProblems,
  formFromBook,
  type FormProblems,
  type Typed,
} from '@pa-ledger/domain/ledger/record-form';
import { saveRecord } from '../../shared/books.ts';
import type { SaveResult } from '../../shared/save-result.ts';
import type { TransactionBook } from './transaction-kinds.ts';
import { paidToOf, type TransactionRow } from './transaction-row.ts';

/** What the form of both kinds holds; revenue leaves Paid To empty and does not store it. */
export type TypedTransaction = Typed<'manualExpenses'>;

/** What the form shows of an item at first; without one, an empty form. */
export function formOfTransaction(row: TransactionRow | null): TypedTransaction {
  if (row === null) return formFromBook('manualExpenses');
  return formFromBook('manualExpenses', { ...row, paidTo: paidToOf(row) });
}

/** What keeps an item from being saved. */
export function transactionProblems(
  book: TransactionBook,
  typed: TypedTransaction,
): FormProblems<'manualExpenses'> {
  const problems = bookProblems(book, typed);
  const paidTo = book === 'manualExpenses' ? bookFieldProblem(book, 'paidTo', typed.paidTo) : null;
  return paidTo === null ? problems : { ...problems, paidTo };
}

/** @see saveRecord */
export async function saveTransaction(
  book: TransactionBook,
  id: string,
  version: number | null,
  typed: TypedTransaction,
): Promise<SaveResult<TypedTransaction>> {
  const result = await saveRecord(book, id, version, typed);
  if (result.ok) return result;
  const { current, ...failed } = result;
  if (current === undefined) return failed;
  return {
    ...failed,
    current: current && { ...current, values: { paidTo: '', ...current.values } },
  };
}
