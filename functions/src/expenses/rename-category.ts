import { actorFields, type Person } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { addHistory } from './store/commit-changes.ts';
import { categoryFields, expenseFrom } from './store/expense-format.ts';

/** A new name of a category. */
interface CategoryRename {
  readonly categoryId: string;
  readonly oldName: string;
  readonly newName: string;
  /** The category's version with the new name. The history has one entry for each. */
  readonly version: number;
  readonly by: Person;
  readonly at: Instant;
}

/** Gives an expense the new name of its category, with an entry in its history. */
export function renameCategoryOf(
  found: QueryDocumentSnapshot,
  { categoryId, oldName, newName, version, by, at }: CategoryRename,
  transaction: Transaction,
  db: Firestore,
): void {
  const expense = expenseFrom(found.id, found.data());
  const lines = expense.lines.map((line) =>
    line.categoryId === categoryId ? { ...line, category: newName } : line,
  );
  const renamed = { ...expense, lines };
  transaction.update(found.ref, categoryFields(renamed));
  addHistory(transaction, db, renamed, `renamed-${version}`, {
    at,
    ...actorFields(by),
    what: 'renamed',
    step: null,
    old: oldName,
    new: newName,
  });
}
