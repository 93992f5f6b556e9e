import type { Category } from '@pa-ledger/domain/categories/category';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { CATEGORIES } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';
import { DomainError } from '../platform/domain-error.ts';
import { isStill } from './create-expense.ts';
import type { StoredExpense } from './expenses.ts';
import { commitChanges, commitOf } from './store/commit-changes.ts';
import { addEarlierVersion } from './store/earlier-versions.ts';
import { versionFields } from './store/expense-format.ts';

/** What the submitter changes, to be stored. */
export interface SubmitterChange {
  readonly before: StoredExpense;
  readonly changed: Changed;
  readonly at: Instant;
}

/**
 * Stores a correction in one commit with the version before it, if the category is still what it was made for.
 * @param change with what adds the line about a replaced approver, if there is one.
 * @param contentSha256 of what was sent: the same again is recognized by it.
 * @throws DomainError `busy` if the category has changed. @throws as `commitChanges`.
 */
export async function storeCorrection(
  db: Firestore,
  {
    before,
    changed,
    at,
    approverChange,
  }: SubmitterChange & { readonly approverChange: (writes: Writes) => void },
  category: Category,
  contentSha256: string,
): Promise<void> {
  const replaced = { ...versionFields(changed.expense), contentSha256 };
  await commitChanges(db, [{ ...commitOf(before, changed), replaced }], by(before), at, {
    async require(transaction) {
      const now = await transaction.get(db.collection(CATEGORIES).doc(category.id));
      if (!isStill(category, now)) throw new DomainError('busy', { retryAfterSeconds: 1 });
    },
    also(writes) {
      addEarlierVersion(writes, db, before.expense, changed.expense);
      approverChange(writes);
    },
  });
}

/** Stores that a submitter has taken an expense back. @throws as `commitChanges`. */
export async function storeWithdrawal(
  db: Firestore,
  { before, changed, at }: SubmitterChange,
): Promise<void> {
  await commitChanges(db, [commitOf(before, changed)], by(before), at);
}

/** The contact's id: the history is kept for good, and the address is not. */
function by({ expense }: StoredExpense): { readonly by: string } {
  return { by: expense.id };
}
