import { may, type Right } from '@pa-ledger/domain/people/rights';
import type { Role } from '@pa-ledger/domain/people/role';
import { lazy } from '../lazy.ts';
import { loadLeaveQuestion } from '../shared/saving/LeaveGuard.tsx';
import { frameMessages } from './frame-messages.ts';
import {
  ActivityIcon,
  BankIcon,
  ChartIcon,
  FundIcon,
  HomeIcon,
  LedgerIcon,
  PeopleIcon,
  PlanIcon,
  ReceiptIcon,
  SearchIcon,
  TagIcon,
  TaxIcon,
} from './icons.tsx';
import { PAGE_LOADERS, pagePathAt, type PagePath } from './page-loaders.ts';
import { warmUp } from '../warm-up.ts';

const { groups } = frameMessages;

/** The panel's tabs in their order, in groups of what people come for. Home stands alone. */
export const TAB_GROUPS = [
  { label: null, tabs: [page('home', HomeIcon)] },
  { label: groups.requests, tabs: [page('expenses/*', ReceiptIcon)] },
  { label: groups.money, tabs: [page('financial/*', LedgerIcon), page('bank/*', BankIcon)] },
  {
    label: groups.plan,
    tabs: [page('budget/*', PlanIcon), page('balances', FundIcon), page('categories', TagIcon)],
  },
  { label: groups.results, tabs: [page('reports/*', ChartIcon), page('tax/*', TaxIcon)] },
  {
    label: groups.settings,
    tabs: [page('users/*', PeopleIcon, 'readContacts'), page('journal/*', ActivityIcon)],
  },
] as const;

/** All pages: those of the tabs, and the search, which is no tab. */
export const PAGES = [
  ...TAB_GROUPS.flatMap(({ tabs }): readonly PanelPage[] => tabs),
  page('search', SearchIcon),
];

/** Returns the pages that have something for a role. */
export function pagesFor(role: Role): readonly PanelPage[] {
  return PAGES.filter(({ right }) => may(role, right));
}

/** What `/admin` shows. */
export const FIRST_PAGE: PanelPage = TAB_GROUPS[0].tabs[0];

export type PanelPage = ReturnType<typeof page>;

/** Returns the page that an address is of; the first one for `/admin` and for what doesn't exist. */
export function pageAt(pathname: string): PanelPage {
  const path = pagePathAt(pathname);
  return PAGES.find((found) => found.path === path) ?? FIRST_PAGE;
}

export const loadHistory = () => import('../journal/HistoryDialogs.tsx');

/** Loads every page's code a while after the first. */
export function warmUpPages(): () => void {
  return warmUp([...PAGES.map(({ load }) => load), loadLeaveQuestion, loadHistory]);
}

/**
 * A page.
 * @param route with `/*` if its page has addresses of its own.
 * @param right without which there's nothing on it.
 */
function page(
  route: PagePath | `${PagePath}/*`,
  Icon: typeof ReceiptIcon,
  right: Right = 'readBooks',
) {
  // Without its end it is the path.
  const path = route.replace('/*', '') as PagePath;
  const load = PAGE_LOADERS[path];
  const Page = lazy(async () => ({ default: await load() }));
  return { path, route, Icon, right, label: frameMessages.tabs[path], load, Page };
}
