import {
  duplicateSearches,
  duplicateView,
  MAX_DUPLICATES_READ,
  possibleDuplicates,
  type DuplicateView,
} from '@pa-ledger/domain/expenses/duplicates';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { expenseFrom } from './store/expense-format.ts';
import { expensesIn } from '../firestore/queries.ts';

/** Reads what an approver sees of possible duplicates of an expense: two searches, each with a limit. */
export async function readDuplicates(db: Firestore, expense: Expense): Promise<DuplicateView[]> {
  const found = await Promise.all(
    duplicateSearches(expense).map((search) =>
      expensesIn(db, search).limit(MAX_DUPLICATES_READ).get(),
    ),
  );
  const others = new Map(
    found
      .flatMap(({ docs }) => docs)
      .flatMap((other) => readable(other).map((expense) => [other.id, expense])),
  );
  return possibleDuplicates(expense, [...others.values()]).map(duplicateView);
}

/** One that cannot be read is skipped, so that it does not block another's mail. The sweeper raises an alert for it. */
function readable(found: QueryDocumentSnapshot): Expense[] {
  try {
    return [expenseFrom(found.id, found.data())];
  } catch {
    return [];
  }
}
