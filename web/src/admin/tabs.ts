import { lazy } from './lazy.ts';
import { loadLeaveQuestion } from './shared/saving/LeaveGuard.tsx';
import { adminMessages } from './admin-messages.ts';
import { PAGE_LOADERS, pagePathAt, type PagePath } from './page-loaders.ts';
import { warmUp } from './warm-up.ts';

/** The dashboard's tabs in their order, each with its page; the submitted expenses come first. */
export const TABS = [
  page('expenses/*'),
  page('categories'),
  page('budget/*'),
  page('balances'),
  page('financial/*'),
  page('bank/*'),
  page('reports/*'),
  page('users'),
] as const;

/** What is no tab: the header leads there. */
export const JOURNAL = page('journal');

export const PAGES = [...TABS, JOURNAL];

/** Returns the page that an address is of; the first tab's for `/admin` and for what does not exist. */
export function pageAt(pathname: string): (typeof PAGES)[number] {
  const path = pagePathAt(pathname);
  return PAGES.find((found) => found.path === path) ?? TABS[0];
}

export const loadHistory = () => import('./journal/HistoryDialogs.tsx');

/** Loads every page's code a while after the first. */
export function warmUpPages(): () => void {
  return warmUp([...PAGES.map(({ load }) => load), loadLeaveQuestion, loadHistory]);
}

/** A page. @param route with `/*` if its page has addresses of its own. */
function page(route: PagePath | `${PagePath}/*`) {
  // Without its end it is the path.
  const path = route.replace('/*', '') as PagePath;
  const load = PAGE_LOADERS[path];
  const Page = lazy(async () => ({ default: await load() }));
  return { path, route, label: adminMessages.tabs[path], load, Page };
}
