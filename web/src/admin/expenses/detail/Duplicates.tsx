import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { focusPanel } from '../../shared/focus.ts';
import { SettleDialog } from '../actions/SettleDialog.tsx';
import type { ExpenseRow } from '../expense-row.ts';
import { DuplicateList } from './DuplicateList.tsx';
import { DuplicatesUnknown } from './DuplicatesUnknown.tsx';
import { useDuplicates } from './useDuplicates.ts';

interface DuplicatesProps {
  readonly expense: ExpenseRow;
  readonly search: string;
}

/** Points out expenses that may be this one once more, and settles that one is not; nothing is blocked. */
export function Duplicates({ expense, search }: DuplicatesProps) {
  const { live, retry } = useDuplicates(expense);
  // The dialog outlives its row, which goes as soon as the server has heard.
  const [settling, setSettling] = useState<ExpenseRow | null>(null);
  const shown = live.status === 'ready' ? live.value.length : 0;

  useEffect(() => {
    // The button that had the focus may have gone with its row.
    if (document.activeElement === document.body) focusPanel();
  }, [shown, settling]);

  return (
    <>
      {live.status === 'error' && <DuplicatesUnknown onRetry={retry} />}
      {live.status === 'ready' && live.value.length > 0 && (
        <Space>
          <DuplicateList duplicates={live.value} search={search} onSettle={setSettling} />
        </Space>
      )}
      {settling !== null && (
        <SettleDialog expense={expense} other={settling} onClose={() => setSettling(null)} />
      )}
    </>
  );
}

const Space = styled('div')({ marginTop: '1.25rem' });
