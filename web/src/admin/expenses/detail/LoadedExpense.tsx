import { useState } from 'react';
import { listenDocument } from '../../../firebase/listen-all.ts';
import { approvers, NO_APPROVERS } from '../../shared/approvers.ts';
import { combineLive } from '../../shared/combine-live.ts';
import { liveStore } from '../../shared/live-store.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { TabSkeleton } from '../../shared/TabSkeleton.tsx';
import { useLive } from '../../shared/useLive.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';
import { ExpenseSheet } from './ExpenseSheet.tsx';
import { NoSuchExpense } from './NoSuchExpense.tsx';
import { useLast } from './useLast.ts';

interface LiveExpenseProps {
  readonly id: string;
  readonly search: string;
}

/** The expense and who approves, live. */
export function LoadedExpense({ id, search }: LiveExpenseProps) {
  const [expense] = useState(() =>
    liveStore<ExpenseRow | null>((tell) =>
      listenDocument('expenses', id, (fields) => readExpense(id, fields), tell),
    ),
  );
  const liveExpense = useLive(expense);
  const liveApprovers = useLive(approvers);
  // Whatever becomes of the listeners, what is typed into a dialog stays.
  const found = useLast(liveExpense);
  const settings = useLast(liveApprovers);
  const live = combineLive(liveExpense, liveApprovers, () => null);
  const retry = (): void => {
    expense.retry();
    approvers.retry();
  };
  const known = found !== undefined && settings !== undefined;
  return (
    <>
      {live.status === 'error' && <LoadFailure failure={live.failure} onRetry={retry} />}
      {live.status !== 'error' && !known && <TabSkeleton />}
      {known && found === null && <NoSuchExpense />}
      {known && found !== null && (
        <ExpenseSheet expense={found} settings={settings ?? NO_APPROVERS} search={search} />
      )}
    </>
  );
}
