import type { Category } from '@pa-ledger/domain/categories/category';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { CATEGORIES } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';
import { DomainError } from '../platform/domain-error.ts';
import { isSameCategory } from './create-expense.ts';
import type { StoredExpense } from './expenses.ts';
import { commitChanges, commitOf } from './store/commit-changes.ts';
import { addEarlierVersion } from './store/earlier-versions.ts';
import { versionFields } from './store/expense-format.ts';

/** A submitter's change to store. */
interface SubmitterChange {
  readonly before: StoredExpense;
  readonly changed: Changed;
  readonly at: Instant;
}

/**
 * Stores a correction in one commit with the version before it, if the category hasn't changed since.
 * @param change with a function that adds the line about a replaced approver, if there is one.
 * @param contentSha256 of the sent correction, by which we recognize the same one again.
 * @throws DomainError `busy` if the category has changed.
 * @throws as `commitChanges`.
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
      if (!isSameCategory(category, now)) throw new DomainError('busy', { retryAfterSeconds: 1 });
    },
    also(writes) {
      addEarlierVersion(writes, db, before.expense, changed.expense);
      approverChange(writes);
    },
  });
}

/** Stores that a submitter withdrew an expense. @throws as `commitChanges`. */
export async function storeWithdrawal(
  db: Firestore,
  { before, changed, at }: SubmitterChange,
): Promise<void> {
  await commitChanges(db, [commitOf(before, changed)], by(before), at);
}

/** The contact's id: we keep the history for good, but not the address. */
function by({ expense }: StoredExpense): { readonly by: string } {
  return { by: expense.id };
}
