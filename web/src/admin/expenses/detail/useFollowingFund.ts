import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { followingFunds } from '@pa-ledger/domain/reports/actuals';
import { budgetItems, funds } from '../../shared/ledger-records.ts';
import { combineLive } from '../../shared/combine-live.ts';
import { useLive } from '../../shared/useLive.ts';

/** The fund that the reports count an expense with while nobody has set one; null when there is none. */
export function useFollowingFund({ categoryId }: Pick<Expense, 'categoryId'>): string | null {
  const live = combineLive(useLive(budgetItems), useLive(funds), (items, existing) =>
    followingFunds({ budgetItems: items, funds: existing }),
  );
  return live.status === 'ready' ? (live.value.get(categoryId) ?? null) : null;
}
