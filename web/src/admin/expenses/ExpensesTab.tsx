import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { lazy } from '../lazy.ts';
import { type Location, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { TabSkeleton } from '../shared/frame/LoadState.tsx';
import { useRecordTitle } from '../usePageTitle.ts';
import { CHECKS, expenseAddress, expensePlaceAt, listAddress, PAY_RUN } from './addresses.ts';
import { ExpenseSkeleton } from './detail/ExpenseSkeleton.tsx';
import { FindExpense, knownId } from './detail/FindExpense.tsx';
import { expenseMessages } from './expenses-messages.ts';
import { linkId } from './list/expense-columns.tsx';
import { ExpenseList } from './list/ExpenseList.tsx';
import { useMay } from '../shared/rights/own-person.ts';

const loadDetail = () => import('./detail/ExpenseDetail.tsx');
const PayRunPage = lazy(async () => ({
  default: (await import('./pay-run/PayRunPage.tsx')).PayRunPage,
}));
const ChecksPage = lazy(async () => ({
  default: (await import('./checks/ChecksPage.tsx')).ChecksPage,
}));
const ExpenseDetail = lazy(async () => ({ default: (await loadDetail()).ExpenseDetail }));

/** The Expenses tab: the pay run and the checks at their own addresses, and everything else at the list's. */
export function ExpensesTab() {
  const { pathname } = useLocation();
  const may = useMay();
  if (pathname === PAY_RUN && !may('keepBooks'))
    return <Navigate to={listAddress('?view=pay')} replace />;
  if (pathname !== PAY_RUN && pathname !== CHECKS) return <Expenses />;
  return (
    <Suspense fallback={<TabSkeleton />}>
      {pathname === PAY_RUN ? <PayRunPage /> : <ChecksPage />}
    </Suspense>
  );
}

/**
 * The list at `/admin/expenses`, one expense at `/admin/expenses/{reference}`, where its id leads too.
 * The list stays mounted while one of its expenses is shown, so that Back returns to its page, its filters and its scroll
 * position.
 */
function Expenses() {
  // The router types the state as anything.
  const { pathname, search, state } = useLocation() as Omit<Location, 'state'> & {
    readonly state: unknown;
  };
  const navigate = useNavigate();
  const place = expensePlaceAt(pathname);
  const id = place === null ? null : knownId(place);
  const [, setFound] = useState(0);
  const onFound = useCallback(() => setFound((times) => times + 1), []);
  const [needsList, setNeedsList] = useState(place === null);
  // A link to one expense does not load the list before somebody opens it.
  if (place === null && !needsList) setNeedsList(true);
  useRecordTitle(id === null ? expenseMessages.heading : referenceOf(id));
  useEffect(() => {
    if (id === null || place !== id) return;
    void navigate(expenseAddress(referenceOf(id), search), { replace: true, state });
  }, [id, place, search, state, navigate]);
  useEffect(() => {
    // It loads after the list, so that an expense opens at once, also without a connection.
    void loadDetail().catch(() => undefined);
  }, []);
  return (
    <>
      {needsList && <PersistentList search={search} open={id ?? place} />}
      {place !== null && id === null && (
        <FindExpense key={place} reference={place} onFound={onFound} />
      )}
      {id !== null && (
        <Suspense fallback={<ExpenseSkeleton />}>
          <ExpenseDetail id={id} search={search} />
        </Suspense>
      )}
    </>
  );
}

interface PersistentListProps {
  readonly search: string;
  /** The expense that is shown instead of the list; null shows the list. */
  readonly open: string | null;
}

/** The list, which stays mounted while an expense is shown; coming back restores the scroll position and the focus. */
function PersistentList({ search, open }: PersistentListProps) {
  const place = useRef({ top: 0, opened: open });
  const hidden = open !== null;

  // A layout effect: without the list the page is shorter and scrolls by itself.
  useLayoutEffect(() => {
    if (hidden) return;
    const remember = (): void => {
      place.current.top = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [hidden]);

  useLayoutEffect(() => {
    const { top, opened } = place.current;
    place.current.opened = open;
    if (open !== null || opened === null) return;
    window.scrollTo(0, top);
    document.getElementById(linkId(opened))?.focus({ preventScroll: true });
  }, [open]);

  return (
    <div hidden={hidden}>
      <ExpenseList search={search} shown={!hidden} />
    </div>
  );
}
