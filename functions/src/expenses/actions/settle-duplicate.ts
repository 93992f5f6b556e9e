import {
  settleDuplicate,
  type SettleDuplicate,
} from '@pa-ledger/domain/expenses/actions/settle-duplicate';
import { DomainError } from '../../platform/domain-error.ts';
import type { Services } from '../../platform/services.ts';
import { readExpense } from '../expenses.ts';
import { commitOf, type ExpenseCommit } from '../store/commit-changes.ts';

/**
 * Returns what changes when two expenses are not duplicates of each other, as they are now; nothing if it was done before.
 * @throws DomainError `unknownExpense`, or why the two cannot be settled.
 */
export async function settlement(
  expenseId: string,
  { other: otherId, reason }: SettleDuplicate,
  services: Services,
): Promise<ExpenseCommit[]> {
  const { db } = services;
  const [{ stored: one }, { stored: other }] = await Promise.all([
    readExpense(db, expenseId),
    readExpense(db, otherId),
  ]);
  if (one === null || other === null) throw new DomainError('unknownExpense');
  services.checkpoint('after read');
  const outcome = settleDuplicate(one.expense, other.expense, reason);
  switch (outcome.kind) {
    case 'repeated':
      return [];
    case 'refused':
      throw new DomainError(outcome.why);
    case 'done': {
      const [first, second] = outcome.pair;
      return [commitOf(one, first), commitOf(other, second)];
    }
  }
}
