import { lazy, type ComponentType } from 'react';
import { loadLeaveQuestion } from './shared/saving/LeaveGuard.tsx';
import { adminMessages } from './admin-messages.ts';

const { tabs: names } = adminMessages;

type Path = Exclude<keyof typeof names, 'label'>;

/** The dashboard's tabs in their order, each with its page; the submitted expenses come first. */
export const TABS = [
  tab('expenses/*', async () => (await import('./expenses/ExpensesTab.tsx')).ExpensesTab),
  tab('categories', async () => (await import('./categories/CategoriesTab.tsx')).CategoriesTab),
  withYears(tab('budget/*', async () => (await import('./budget/BudgetTab.tsx')).BudgetTab)),
  withYears(tab('balances', async () => (await import('./balances/BalancesTab.tsx')).BalancesTab)),
  withYears(
    tab('financial/*', async () => (await import('./financial/FinancialTab.tsx')).FinancialTab),
  ),
  withYears(tab('reports/*', async () => (await import('./reports/ReportsTab.tsx')).ReportsTab)),
  tab('users', async () => (await import('./users/UsersTab.tsx')).UsersTab),
] as const;

/** What is no tab: the header leads there. */
export const JOURNAL = tab(
  'journal',
  async () => (await import('./journal/JournalPage.tsx')).JournalPage,
);

export const PAGES = [...TABS, JOURNAL];

/** Returns the page that an address is of; the first tab's for `/admin` and for what does not exist. */
export function pageAt(pathname: string): (typeof PAGES)[number] {
  const [, , path] = pathname.split('/');
  return PAGES.find((found) => found.path === path) ?? TABS[0];
}

export const loadHistory = () => import('./journal/HistoryDialogs.tsx');

/** How long after the dashboard the other tabs load, in ms, so that they open without a connection too. */
const WARM_UP_AFTER_MS = 2_000;

/** Loads every tab's code a while after the first tab. */
export function warmUpTabs(): () => void {
  const timer = setTimeout(() => {
    // One that fails to load is loaded again when it is opened.
    const all = [...PAGES.map(({ load }) => load), loadLeaveQuestion, loadHistory];
    for (const load of all) void load().catch(() => undefined);
  }, WARM_UP_AFTER_MS);
  return () => clearTimeout(timer);
}

/** The same tab, which shows a fiscal year. */
function withYears<Tab extends object>(one: Tab): Tab & { readonly hasYears: true } {
  return { ...one, hasYears: true };
}

/** A tab without years. @param route with `/*` if its page has addresses of its own. @param load loads the page's code, when it is opened. */
function tab(route: Path | `${Path}/*`, load: () => Promise<ComponentType>) {
  // Without its end it is the path.
  const path = route.replace('/*', '') as Path;
  const Page = lazy(async () => ({ default: await load() }));
  return { path, route, label: names[path], load, Page, hasYears: false };
}
