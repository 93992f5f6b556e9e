import { useEffect, useState } from 'react';
import { LoadFailure } from '../../shared/frame/LoadState.tsx';
import { focusPanel } from '../../shared/frame/focus.ts';
import { SettleDialog } from '../actions/SettleDialog.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { DuplicateList } from './DuplicateList.tsx';
import { detailMessages } from './detail-messages.ts';
import { useDuplicates } from './useDuplicates.ts';

interface DuplicatesProps {
  readonly expense: ExpenseRow;
  readonly search: string;
}

/** Points out possible duplicates of the expense, and settles that one is none; nothing is blocked. */
export function Duplicates({ expense, search }: DuplicatesProps) {
  const { state, retry } = useDuplicates(expense);
  // The dialog outlives its row, which disappears as soon as the server has settled it.
  const [settling, setSettling] = useState<ExpenseRow | null>(null);
  const shown = state.status === 'ready' ? state.value.length : 0;

  useEffect(() => {
    // The button that had the focus may have disappeared with its row.
    if (document.activeElement === document.body) focusPanel();
  }, [shown, settling]);

  return (
    <>
      {state.status === 'error' && (
        <LoadFailure
          title={detailMessages.duplicatesUnknown}
          failure={state.failure}
          onRetry={retry}
        />
      )}
      {state.status === 'ready' && state.value.length > 0 && (
        <DuplicateList duplicates={state.value} search={search} onSettle={setSettling} />
      )}
      {settling !== null && (
        <SettleDialog expense={expense} other={settling} onClose={() => setSettling(null)} />
      )}
    </>
  );
}
