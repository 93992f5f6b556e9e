import { useState } from 'react';
import { listenDocument } from '../../../firebase/listenAll.ts';
import { approvers, NO_APPROVERS } from '../../shared/approvers.ts';
import { combineLive } from '../../shared/combine-live.ts';
import { liveStore } from '../../shared/live-store.ts';
import { LoadFailure } from '../../shared/LoadFailure.tsx';
import { TabSkeleton } from '../../shared/TabSkeleton.tsx';
import { useLive } from '../../shared/useLive.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';
import { ExpenseSheet } from './ExpenseSheet.tsx';
import { NoSuchExpense } from './NoSuchExpense.tsx';

interface LiveExpenseProps {
  readonly id: string;
  readonly search: string;
}

/** The expense and who approves, live. */
export function LiveExpense({ id, search }: LiveExpenseProps) {
  const [expense] = useState(() =>
    liveStore<ExpenseRow | null>((tell) =>
      listenDocument('expenses', id, (fields) => readExpense(id, fields), tell),
    ),
  );
  const live = combineLive(useLive(expense), useLive(approvers), (found, settings) => ({
    found,
    settings: settings ?? NO_APPROVERS,
  }));
  if (live.status === 'loading') return <TabSkeleton />;
  if (live.status === 'error') {
    const retry = (): void => {
      expense.retry();
      approvers.retry();
    };
    return <LoadFailure failure={live.failure} onRetry={retry} />;
  }
  const { found, settings } = live.value;
  if (found === null) return <NoSuchExpense />;
  return <ExpenseSheet expense={found} settings={settings} search={search} />;
}
