import {
  recordFieldError,
  recordErrors,
  formFromRecord,
  type FormErrors,
  type FormValues,
} from '@pa-ledger/domain/ledger/record-form';
import { saveRecord } from '../../shared/ledger-records.ts';
import type { SaveResult } from '../../shared/save-result.ts';
import type { TransactionCollection } from './transaction-kinds.ts';
import { paidToOf, type TransactionRow } from './transaction-row.ts';

/** What the form of both kinds holds; revenue leaves Paid To empty and does not store it. */
export type TypedTransaction = FormValues<'manualExpenses'>;

/** What the form shows of an item at first; without one, an empty form. */
export function formOfTransaction(row: TransactionRow | null): TypedTransaction {
  if (row === null) return formFromRecord('manualExpenses');
  return formFromRecord('manualExpenses', { ...row, paidTo: paidToOf(row) });
}

/** What keeps an item from being saved. */
export function transactionErrors(
  collection: TransactionCollection,
  typed: TypedTransaction,
): FormErrors<'manualExpenses'> {
  const errors = recordErrors(collection, typed);
  const paidTo =
    collection === 'manualExpenses' ? recordFieldError(collection, 'paidTo', typed.paidTo) : null;
  return paidTo === null ? errors : { ...errors, paidTo };
}

/** @see saveRecord */
export async function saveTransaction(
  collection: TransactionCollection,
  id: string,
  version: number | null,
  typed: TypedTransaction,
): Promise<SaveResult<TypedTransaction>> {
  const result = await saveRecord(collection, id, version, typed);
  if (result.ok) return result;
  const { current, ...failed } = result;
  if (current === undefined) return failed;
  return {
    ...failed,
    current: current && { ...current, values: { paidTo: '', ...current.values } },
  };
}
