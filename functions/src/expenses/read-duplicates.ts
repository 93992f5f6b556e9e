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

/** What an approver is told of the expenses that may be this one once more, in two searches of bounded reads. */
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

/** One that cannot be read has an alert of its own, from the sweeper; it holds up no other's mail. */
function readable(found: QueryDocumentSnapshot): Expense[] {
  try {
    return [expenseFrom(found.id, found.data())];
  } catch {
    return [];
  }
}
