import { useState } from 'react';
import type { AsyncState } from '../../../firebase/async-state.ts';
import { listenDocument } from '../../../firebase/listen-all.ts';
import { approvers, NO_APPROVERS } from '../../shared/approvers.ts';
import { combineStates } from '../../shared/combine-states.ts';
import { liveStore } from '../../shared/live-store.ts';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { TabSkeleton } from '../../shared/TabSkeleton.tsx';
import { useStore } from '../../../app/store.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';
import { ExpenseSheet } from './ExpenseSheet.tsx';

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
  const liveExpense = useStore(expense);
  const liveApprovers = useStore(approvers);
  // Whatever becomes of the listeners, what is typed into a dialog stays.
  const found = useLast(liveExpense);
  const settings = useLast(liveApprovers);
  const live = combineStates(liveExpense, liveApprovers, () => null);
  const retry = (): void => {
    expense.retry();
    approvers.retry();
  };
  const known = found !== undefined && settings !== undefined;
  return (
    <>
      {live.status === 'error' && <LoadFailure failure={live.failure} onRetry={retry} />}
      {live.status !== 'error' && !known && <TabSkeleton />}
      {known && found === null && <EmptyState>There is no such expense.</EmptyState>}
      {known && found !== null && (
        <ExpenseSheet expense={found} settings={settings ?? NO_APPROVERS} search={search} />
      )}
    </>
  );
}

/** Returns the last value that a listener reported, also after it has failed; undefined before the first one. */
function useLast<T>(state: AsyncState<T>): T | undefined {
  const [last, setLast] = useState<{ readonly value: T }>();
  if (state.status === 'ready' && state.value !== last?.value) setLast({ value: state.value });
  return last?.value;
}
