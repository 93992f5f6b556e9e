import { readRecord, type RecordRow } from '../../shared/ledger-records.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

export type TransactionRow = RecordRow<TransactionCollection>;

/** As much of a description as a title or a button's name holds. */
const TITLE_LENGTH = 60;

export const readTransaction = readRecord<TransactionCollection>;

/** Who was paid; nobody for revenue. */
export function paidToOf(row: TransactionRow): string {
  return 'paidTo' in row ? row.paidTo : '';
}

/** What an item is called: the first line of its description, cut when long. */
export function titleOf({ description }: { readonly description: string }): string {
  const line = description.trim().split('\n', 1)[0] ?? '';
  // By code points, so that no half of a character is left.
  const letters = Array.from(line);
  return letters.length > TITLE_LENGTH ? `${letters.slice(0, TITLE_LENGTH).join('')}…` : line;
}
