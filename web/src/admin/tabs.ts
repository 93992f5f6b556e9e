import { type ComponentType } from 'react';
import { lazy } from './lazy.ts';
import { loadLeaveQuestion } from './shared/saving/LeaveGuard.tsx';
import { adminMessages } from './admin-messages.ts';

const { tabs: names } = adminMessages;

type Path = Exclude<keyof typeof names, 'label'>;

/** The dashboard's tabs in their order, each with its page; the submitted expenses come first. */
export const TABS = [
  tab('expenses/*', () => import('./expenses/ExpensesTab.tsx').then((file) => file.ExpensesTab)),
  tab('categories', () =>
    import('./categories/CategoriesTab.tsx').then((file) => file.CategoriesTab),
  ),
  tab('budget/*', () => import('./budget/BudgetTab.tsx').then((file) => file.BudgetTab), true),
  tab(
    'balances',
    () => import('./balances/BalancesTab.tsx').then((file) => file.BalancesTab),
    true,
  ),
  tab(
    'financial/*',
    () => import('./financial/FinancialTab.tsx').then((file) => file.FinancialTab),
    true,
  ),
  tab('bank/*', () => import('./bank/BankTab.tsx').then((file) => file.BankTab)),
  tab('reports/*', () => import('./reports/ReportsTab.tsx').then((file) => file.ReportsTab), true),
  tab('users', () => import('./users/UsersTab.tsx').then((file) => file.UsersTab)),
] as const;

/** What is no tab: the header leads there. */
export const JOURNAL = tab('journal', () =>
  import('./journal/JournalPage.tsx').then((file) => file.JournalPage),
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

/** A page. @param route with `/*` if its page has addresses of its own. @param load loads the page's code, when it is opened. @param hasYears whether it shows a fiscal year. */
function tab(route: Path | `${Path}/*`, load: () => Promise<ComponentType>, hasYears = false) {
  // Without its end it is the path.
  const path = route.replace('/*', '') as Path;
  const Page = lazy(async () => ({ default: await load() }));
  return { path, route, label: names[path], load, Page, hasYears };
}
