import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { storedAs, type Fields } from '../../../data/documents.ts';

/** A line of an expense's history with its id. */
export type HistoryRow = HistoryEntry & { readonly id: string };

/** A line as it lies in the database. */
export function readHistory(id: string, fields: Fields): HistoryRow {
  return { ...storedAs<HistoryEntry>(fields), id };
}

/** The newest first; of one moment, what ends the other comes first. */
export function newestFirst(rows: readonly HistoryRow[]): readonly HistoryRow[] {
  return rows.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}
