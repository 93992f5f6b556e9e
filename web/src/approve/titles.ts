import type { Action } from '@pa-ledger/domain/expenses/expense';

/** The page's title and heading. */
export function titleOf(action: Action): string {
  return action === 'reject' ? 'Expense Rejection' : 'Expense Approval';
}
