import { finalBudget } from '../ledger/budget.ts';
import { cents, sumCents, type Cents } from '../money/money.ts';
import type { ReportSource } from './source.ts';
import { cashTie, committed } from './unpaid.ts';

/** A category's budget over all funds, and what became of it: `budget - spent - promised = remaining`. */
export interface EventBudget {
  readonly budget: Cents;
  readonly spent: Cents;
  /** Approved but not yet paid; 0 where the expenses already count that. */
  readonly promised: Cents;
  /** Negative when more was spent or promised than there is. */
  readonly remaining: Cents;
}

/** Returns what a category has spent, promised, and remaining; null without a budget. */
export function eventBudget(source: ReportSource, categoryId: string): EventBudget | null {
  const items = source.budgetItems.filter((item) => item.categoryId === categoryId);
  if (items.length === 0) return null;
  const budget = sumCents(items.map(finalBudget));
  const used = committed(source, categoryId);
  const spent = cashTie(source, categoryId).expenses;
  return { budget, spent, promised: cents(used - spent), remaining: cents(budget - used) };
}
