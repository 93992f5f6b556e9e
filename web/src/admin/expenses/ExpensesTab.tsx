import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TabSkeleton } from '../shared/TabSkeleton.tsx';
import { usePageTitle } from '../usePageTitle.ts';
import { expenseIdAt } from './addresses.ts';
import { KeptList } from './list/KeptList.tsx';

const loadDetail = () => import('./detail/ExpenseDetail.tsx');
const ExpenseDetail = lazy(async () => ({ default: (await loadDetail()).ExpenseDetail }));

/**
 * The Expenses tab: the list at `/admin/expenses`, one expense at `/admin/expenses/{id}`. The list stays as it is while
 * one of its expenses is shown, so that Back finds its page, its filters and its place again.
 */
export function ExpensesTab() {
  const { pathname, search } = useLocation();
  const id = expenseIdAt(pathname);
  const [wanted, setWanted] = useState(id === null);
  // A link to one expense does not read a list that nobody looks at.
  if (id === null && !wanted) setWanted(true);
  usePageTitle(id === null ? 'Expenses' : referenceOf(id));
  useEffect(() => {
    // It comes behind the list, so that an expense opens at once, also without a connection.
    void loadDetail().catch(() => undefined);
  }, []);
  return (
    <>
      {wanted && <KeptList search={search} open={id} />}
      {id !== null && (
        <Suspense fallback={<TabSkeleton />}>
          <ExpenseDetail key={id} id={id} search={search} />
        </Suspense>
      )}
    </>
  );
}
