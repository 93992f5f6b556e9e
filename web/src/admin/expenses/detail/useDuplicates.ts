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
import { combineStates } from '../../shared/records/combine-states.ts';
import { liveStore, type LiveStore } from '../../shared/records/live-store.ts';
import { useStore } from '../../../app/store.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';

/** Returns the possible duplicates of an expense, live. A submission never changes, so the searches are made once. */
export function useDuplicates(expense: ExpenseRow): {
  readonly state: AsyncState<readonly PossibleDuplicate<ExpenseRow>[]>;
  readonly retry: () => void;
} {
  const [stores] = useState(() => {
    const [sameReceipt, samePayeeAndAmount] = duplicateSearches(expense);
    return { receipts: searchStore(sameReceipt), payments: searchStore(samePayeeAndAmount) };
  });
  const state = combineStates(
    useStore(stores.receipts),
    useStore(stores.payments),
    (receipts, payments) => {
      const others = new Map([...receipts, ...payments].map((other) => [other.id, other]));
      return possibleDuplicates(expense, [...others.values()]);
    },
  );
  return {
    state,
    retry() {
      stores.receipts.retry();
      stores.payments.retry();
    },
  };
}

function searchStore(search: DuplicateSearch): LiveStore<readonly ExpenseRow[]> {
  const page = {
    ...search,
    collection: 'expenses',
    size: MAX_DUPLICATES_READ,
    after: null,
  } as const;
  return liveStore((onChange) =>
    listenPage(page, readExpense, (state) =>
      onChange(state.status === 'ready' ? { status: 'ready', value: state.value.rows } : state),
    ),
  );
}
