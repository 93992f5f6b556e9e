import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../lazy.ts';
import { useLocation } from 'react-router-dom';
import { TabSkeleton } from '../shared/frame/LoadState.tsx';
import { usePageTitle } from '../usePageTitle.ts';
import { expenseIdAt } from './addresses.ts';
import { expenseMessages } from './expenses-messages.ts';
import { PersistentList } from './list/PersistentList.tsx';

const loadDetail = () => import('./detail/ExpenseDetail.tsx');
const ExpenseDetail = lazy(async () => ({ default: (await loadDetail()).ExpenseDetail }));

/**
 * The Expenses tab: the list at `/admin/expenses`, one expense at `/admin/expenses/{id}`. The list stays mounted while one
 * of its expenses is shown, so that Back returns to its page, its filters and its scroll position.
 */
export function ExpensesTab() {
  const { pathname, search } = useLocation();
  const id = expenseIdAt(pathname);
  const [needsList, setNeedsList] = useState(id === null);
  // A link to one expense does not load the list before somebody opens it.
  if (id === null && !needsList) setNeedsList(true);
  usePageTitle(id === null ? expenseMessages.heading : referenceOf(id));
  useEffect(() => {
    // It loads after the list, so that an expense opens at once, also without a connection.
    void loadDetail().catch(() => undefined);
  }, []);
  return (
    <>
      {needsList && <PersistentList search={search} open={id} />}
      {id !== null && (
        <Suspense fallback={<TabSkeleton />}>
          <ExpenseDetail key={id} id={id} search={search} />
        </Suspense>
      )}
    </>
  );
}
