import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import type { Firestore } from 'firebase-admin/firestore';
import { EXPENSES, HISTORY } from '../../firestore/paths.ts';
import { timestamp } from '../../firestore/timestamps.ts';
import type { Writes } from '../../firestore/writes.ts';

/** Adds a line of history to the commit that makes it true; create-only. */
export function addHistory(
  writes: Writes,
  db: Firestore,
  expenseId: string,
  entryId: string,
  entry: HistoryEntry,
): void {
  const ref = db.collection(EXPENSES).doc(expenseId).collection(HISTORY).doc(entryId);
  writes.create(ref, { ...entry, at: timestamp(entry.at) });
}
