import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { lazy } from '../lazy.ts';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useRecordTitle } from '../usePageTitle.ts';
import { expenseAddress, expensePlaceAt } from './addresses.ts';
import { ExpenseSkeleton } from './detail/ExpenseSkeleton.tsx';
import { FindExpense, knownId } from './detail/FindExpense.tsx';
import { expenseMessages } from './expenses-messages.ts';
import { PersistentList } from './list/PersistentList.tsx';

const loadDetail = () => import('./detail/ExpenseDetail.tsx');
const ExpenseDetail = lazy(async () => ({ default: (await loadDetail()).ExpenseDetail }));

/**
 * The Expenses tab: the list at `/admin/expenses`, one expense at `/admin/expenses/{reference}`, where its id leads too.
 * The list stays mounted while one of its expenses is shown, so that Back returns to its page, its filters and its scroll
 * position.
 */
export function ExpensesTab() {
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
