import { lazy } from 'react';
import { loadLeaveQuestion } from './shared/LeaveGuard.tsx';

const LOADERS = {
  expenses: () => import('./expenses/ExpensesTab.tsx'),
  categories: () => import('./categories/CategoriesTab.tsx'),
  budget: () => import('./budget/BudgetTab.tsx'),
  balances: () => import('./balances/BalancesTab.tsx'),
  financial: () => import('./financial/FinancialTab.tsx'),
  reports: () => import('./reports/ReportsTab.tsx'),
  users: () => import('./users/UsersTab.tsx'),
};

/** The tabs' pages; each one's code loads when it is opened. */
export const ExpensesTab = lazy(async () => ({ default: (await LOADERS.expenses()).ExpensesTab }));
export const CategoriesTab = lazy(async () => ({
  default: (await LOADERS.categories()).CategoriesTab,
}));
export const BudgetTab = lazy(async () => ({ default: (await LOADERS.budget()).BudgetTab }));
export const BalancesTab = lazy(async () => ({ default: (await LOADERS.balances()).BalancesTab }));
export const FinancialTab = lazy(async () => ({
  default: (await LOADERS.financial()).FinancialTab,
}));
export const ReportsTab = lazy(async () => ({ default: (await LOADERS.reports()).ReportsTab }));
export const UsersTab = lazy(async () => ({ default: (await LOADERS.users()).UsersTab }));

/** How long after the dashboard the other tabs load, in ms, so that they open without a connection too. */
const WARM_UP_AFTER_MS = 2_000;

/** Loads every tab's code a while after the first tab. */
export function warmUpTabs(): () => void {
  const timer = setTimeout(() => {
    // One that fails to load is loaded again when it is opened.
    const all = [...Object.values(LOADERS), loadLeaveQuestion];
    for (const load of all) void load().catch(() => undefined);
  }, WARM_UP_AFTER_MS);
  return () => clearTimeout(timer);
}
