import { readRecord, type RecordRow } from '../../shared/records/ledger-records.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

export type TransactionRow = RecordRow<TransactionCollection>;

export const readTransaction = readRecord<TransactionCollection>;

/** Returns who was paid; '' for revenue. */
export function paidToOf(row: TransactionRow): string {
  return 'paidTo' in row ? row.paidTo : '';
}
