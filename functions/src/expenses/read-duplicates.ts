import {
  duplicateSearches,
  duplicateView,
  MAX_DUPLICATES_READ,
  possibleDuplicates,
  type DuplicateView,
} from '@pa-ledger/domain/expenses/duplicates';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { Firestore } from 'firebase-admin/firestore';
import { expensesIn } from '../firestore/queries.ts';
import { readableExpenses } from './expenses.ts';

/** Reads what an approver sees of possible duplicates of an expense: two or three searches, each with a limit. */
export async function readDuplicates(db: Firestore, expense: Expense): Promise<DuplicateView[]> {
  const found = await Promise.all(
    duplicateSearches(expense).map((search) =>
      expensesIn(db, search).limit(MAX_DUPLICATES_READ).get(),
    ),
  );
  const each = new Map(found.flatMap(({ docs }) => docs).map((other) => [other.id, other]));
  // One that cannot be read is skipped, so that it does not block another's mail. The sweeper raises an alert for it.
  const others = await readableExpenses([...each.values()], () => undefined);
  return possibleDuplicates(expense, others).map(duplicateView);
}
