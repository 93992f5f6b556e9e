import { useState } from 'react';
import type { AsyncState } from '../../../data/async-state.ts';
import { listenDocument } from '../../../data/listen.ts';
import { approvers } from '../../shared/records/approvers.ts';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import { EmptyState, LoadFailure, TabSkeleton } from '../../shared/frame/LoadState.tsx';
import { useStore } from '../../../app/store.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';
import { ExpenseSheet } from './ExpenseSheet.tsx';

interface LoadedExpenseProps {
  readonly id: string;
  readonly search: string;
}

/** The expense and who approves, live. */
export function LoadedExpense({ id, search }: LoadedExpenseProps) {
  const [stores] = useState(() => {
    const expense = liveStore<ExpenseRow | null>((onChange) =>
      listenDocument('expenses', id, (fields) => readExpense(id, fields), onChange),
    );
    return { expense, both: combineStores([expense, approvers], () => null) };
  });
  const state = useStore(stores.both);
  // What is typed into a dialog stays, whatever happens to the listeners.
  const found = useLast(useStore(stores.expense));
  const settings = useLast(useStore(approvers));
  const known = found !== undefined && settings !== undefined;
  return (
    <>
      {state.status === 'error' && (
        <LoadFailure failure={state.failure} onRetry={stores.both.retry} />
      )}
      {state.status !== 'error' && !known && <TabSkeleton />}
      {known && found === null && <EmptyState>{detailMessages.noSuchExpense}</EmptyState>}
      {known && found !== null && (
        <ExpenseSheet expense={found} settings={settings} search={search} />
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
