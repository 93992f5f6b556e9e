import { lazy, type ComponentType } from 'react';
import { loadLeaveQuestion } from './shared/saving/LeaveGuard.tsx';
import { adminMessages } from './admin-messages.ts';

const { tabs: names } = adminMessages;

type Path = Exclude<keyof typeof names, 'label'>;

/** The dashboard's tabs in their order, each with its page; the submitted expenses come first. */
export const TABS = [
  tab('expenses/*', async () => (await import('./expenses/ExpensesTab.tsx')).ExpensesTab),
  tab('categories', async () => (await import('./categories/CategoriesTab.tsx')).CategoriesTab),
  tab('budget', async () => (await import('./budget/BudgetTab.tsx')).BudgetTab),
  tab('balances', async () => (await import('./balances/BalancesTab.tsx')).BalancesTab),
  tab('financial/*', async () => (await import('./financial/FinancialTab.tsx')).FinancialTab),
  tab('reports/*', async () => (await import('./reports/ReportsTab.tsx')).ReportsTab),
  tab('users', async () => (await import('./users/UsersTab.tsx')).UsersTab),
] as const;

/** Returns the tab that an address is in; the first one for `/admin` and for what does not exist. */
export function tabAt(pathname: string): (typeof TABS)[number] {
  const [, , path] = pathname.split('/');
  return TABS.find((found) => found.path === path) ?? TABS[0];
}

/** How long after the dashboard the other tabs load, in ms, so that they open without a connection too. */
const WARM_UP_AFTER_MS = 2_000;

/** Loads every tab's code a while after the first tab. */
export function warmUpTabs(): () => void {
  const timer = setTimeout(() => {
    // One that fails to load is loaded again when it is opened.
    const all = [...TABS.map(({ load }) => load), loadLeaveQuestion];
    for (const load of all) void load().catch(() => undefined);
  }, WARM_UP_AFTER_MS);
  return () => clearTimeout(timer);
}

/** @param route with `/*` if its page has addresses of its own. @param load loads the page's code, when it is opened. */
function tab(route: Path | `${Path}/*`, load: () => Promise<ComponentType>) {
  // Without its end it is the path.
  const path = route.replace('/*', '') as Path;
  const Page = lazy(async () => ({ default: await load() }));
  return { path, route, label: names[path], load, Page };
}
