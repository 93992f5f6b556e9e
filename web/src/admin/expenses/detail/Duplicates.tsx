import Button from '@mui/material/Button';
import {
  DUPLICATES_TOLD,
  type DuplicateSearch,
  duplicateSearches,
  MAX_DUPLICATES_READ,
  type PossibleDuplicate,
  possibleDuplicates,
} from '@pa-ledger/domain/expenses/duplicates';
import { DUPLICATE_REASONS } from '@pa-ledger/domain/expenses/review-messages';
import { STATUS_NAMES } from '@pa-ledger/domain/expenses/review-messages';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useEffect, useState } from 'react';
import { PanelLink } from '../../shared/frame/ActionLink.tsx';
import { SettleDialog } from '../actions/ReasonDialog.tsx';
import { expenseAddress } from '../addresses.ts';
import { detailMessages } from './detail-messages.ts';
import { type ExpenseRow, type OpenedExpense, readExpense } from '../expense-row.ts';
import { LoadFailure } from '../../shared/frame/LoadState.tsx';
import { focusPanel } from '../../shared/frame/focus.ts';
import { Money } from '../../shared/lists/Money.tsx';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import { useStore } from '../../../app/store.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import { listenPage } from '../../../data/listen.ts';
import type { Page } from '../../../data/row-query.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Bullets, VisuallyHidden } from '../../../ui/text.ts';
import { IfMay } from '../../shared/rights/IfMay.tsx';

interface DuplicatesProps {
  readonly expense: OpenedExpense;
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

interface DuplicateListProps {
  /** At least one. */
  readonly duplicates: readonly PossibleDuplicate<ExpenseRow>[];
  readonly search: string;
  /** Asks why one of them is no duplicate. */
  readonly onSettle: (other: ExpenseRow) => void;
}

/** The expenses that may be duplicates of this one, with the reasons. */
function DuplicateList({ duplicates, search, onSettle }: DuplicateListProps) {
  const [all, setAll] = useState(false);
  const rest = all ? 0 : duplicates.length - DUPLICATES_TOLD;
  return (
    <Notice tone="warning" title={detailMessages.possibleDuplicates} sx={{ marginTop: '1.25rem' }}>
      <Bullets>
        {duplicates.slice(0, all ? undefined : DUPLICATES_TOLD).map(({ other, reasons }) => (
          <li key={other.id}>
            <PanelLink to={expenseAddress(other.id, search)}>{referenceOf(other.id)}</PanelLink>:{' '}
            <Money amount={other.amount} />{' '}
            {detailMessages.duplicate(
              other.submission.paidTo,
              formatDate(other.submission.expenseDate),
              STATUS_NAMES[other.status].toLowerCase(),
              reasons.map((reason) => DUPLICATE_REASONS[reason]),
            )}
            <IfMay>
              <Button
                sx={{ display: 'block', marginBlock: '0.375rem' }}
                variant="outlined"
                color="inherit"
                onClick={() => onSettle(other)}
              >
                {detailMessages.notDouble}
                <VisuallyHidden>{detailMessages.notDoubleOf(referenceOf(other.id))}</VisuallyHidden>
              </Button>
            </IfMay>
          </li>
        ))}
      </Bullets>
      {rest > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setAll(true)}>
          {detailMessages.showMore(rest)}
        </Button>
      )}
    </Notice>
  );
}

/** Returns the possible duplicates of an expense, live. A version never changes, so the searches are made once for each. */
function useDuplicates(expense: ExpenseRow): {
  readonly state: AsyncState<readonly PossibleDuplicate<ExpenseRow>[]>;
  readonly retry: () => void;
} {
  const [found] = useState(() => {
    const searches = duplicateSearches(expense).map(searchStore);
    return combineStores<readonly Page<ExpenseRow>[], readonly ExpenseRow[]>(searches, (pages) => [
      ...new Map(pages.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values(),
    ]);
  });
  const state = useStore(found);
  return {
    state:
      state.status === 'ready'
        ? { status: 'ready', value: possibleDuplicates(expense, state.value) }
        : state,
    retry: found.retry,
  };
}

function searchStore(search: DuplicateSearch) {
  const page = {
    collection: 'expenses',
    size: MAX_DUPLICATES_READ,
    after: null,
    ...search,
  } as const;
  return liveStore<Page<ExpenseRow>>((onChange) => listenPage(page, readExpense, onChange));
}
