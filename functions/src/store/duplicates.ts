import {
  duplicateSearches,
  duplicateView,
  MAX_DUPLICATES_READ,
  possibleDuplicates,
  type DuplicateSearch,
  type DuplicateView,
} from '@pa-ledger/domain/duplicates';
import type { Expense } from '@pa-ledger/domain/expense';
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expenseFrom } from './expense-format.ts';
import { EXPENSES } from './paths.ts';

/** What an approver is told of the expenses that may be this one once more, in two searches of bounded reads. */
export async function readDuplicates(db: Firestore, expense: Expense): Promise<DuplicateView[]> {
  const found = await Promise.all(duplicateSearches(expense).map((search) => find(db, search)));
  const others = new Map(
    found.flat().map((other) => [other.id, expenseFrom(other.id, other.data())]),
  );
  return possibleDuplicates(expense, [...others.values()]).map(duplicateView);
}

async function find(
  db: Firestore,
  { filters, orderBy }: DuplicateSearch,
): Promise<QueryDocumentSnapshot[]> {
  const all: Query = db.collection(EXPENSES);
  const wanted = filters.reduce(
    (query, { field, op, value }) => query.where(field, op, value),
    all,
  );
  const { docs } = await wanted
    .orderBy(orderBy.field, orderBy.direction)
    .limit(MAX_DUPLICATES_READ)
    .get();
  return docs;
}
