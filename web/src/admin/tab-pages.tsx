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

/** Each tab's code comes when it is opened. */
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

/** When the first tab stands, in ms: the others can come then, so that they open without a connection too. */
const QUIET_MS = 2_000;

/** Fetches every tab's code once it is quiet. */
export function warmUpTabs(): () => void {
  const timer = setTimeout(() => {
    // One that does not come is asked for again when it is opened.
    const all = [...Object.values(LOADERS), loadLeaveQuestion];
    for (const load of all) void load().catch(() => undefined);
  }, QUIET_MS);
  return () => clearTimeout(timer);
}
