import { referenceOf } from '@pa-ledger/domain/reference';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle.ts';
import { expenseIdAt } from './addresses.ts';
import { ExpenseDetail } from './detail/ExpenseDetail.tsx';
import { KeptList } from './list/KeptList.tsx';

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
  return (
    <>
      {wanted && <KeptList search={search} open={id} />}
      {id !== null && <ExpenseDetail key={id} id={id} search={search} />}
    </>
  );
}
