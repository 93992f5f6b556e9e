import {
  duplicateSearches,
  MAX_DUPLICATES_READ,
  possibleDuplicates,
  type DuplicateSearch,
  type PossibleDuplicate,
} from '@pa-ledger/domain/expenses/duplicates';
import { useState } from 'react';
import { listenPage } from '../../../data/listen.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import type { Page } from '../../../data/row-query.ts';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import { useStore } from '../../../app/store.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';

/** Returns the possible duplicates of an expense, live. A submission never changes, so the searches are made once. */
export function useDuplicates(expense: ExpenseRow): {
  readonly state: AsyncState<readonly PossibleDuplicate<ExpenseRow>[]>;
  readonly retry: () => void;
} {
  const [found] = useState(() => {
    const [sameReceipt, samePayeeAndAmount] = duplicateSearches(expense);
    return combineStores(
      [searchStore(sameReceipt), searchStore(samePayeeAndAmount)],
      ([receipts, payments]) => [
        ...new Map([...receipts.rows, ...payments.rows].map((row) => [row.id, row])).values(),
      ],
    );
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
