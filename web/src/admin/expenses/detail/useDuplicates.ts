import {
  duplicateSearches,
  MAX_DUPLICATES_READ,
  possibleDuplicates,
  type DuplicateSearch,
  type PossibleDuplicate,
} from '@pa-ledger/domain/expenses/duplicates';
import { useState } from 'react';
import { listenPage } from '../../../firebase/listen-page.ts';
import type { AsyncState } from '../../../firebase/async-state.ts';
import { combineStates } from '../../shared/combine-states.ts';
import { liveStore, type LiveStore } from '../../shared/live-store.ts';
import { useStore } from '../../../app/store.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';

/** The expenses that may be this one once more, live. What was submitted never changes, so it is asked for once. */
export function useDuplicates(expense: ExpenseRow): {
  readonly live: AsyncState<readonly PossibleDuplicate<ExpenseRow>[]>;
  readonly retry: () => void;
} {
  const [stores] = useState(() => {
    const [sameReceipt, samePayeeAndAmount] = duplicateSearches(expense);
    return { receipts: found(sameReceipt), payments: found(samePayeeAndAmount) };
  });
  const live = combineStates(
    useStore(stores.receipts),
    useStore(stores.payments),
    (receipts, payments) => {
      const others = new Map([...receipts, ...payments].map((other) => [other.id, other]));
      return possibleDuplicates(expense, [...others.values()]);
    },
  );
  return {
    live,
    retry() {
      stores.receipts.retry();
      stores.payments.retry();
    },
  };
}

function found(search: DuplicateSearch): LiveStore<readonly ExpenseRow[]> {
  const page = {
    ...search,
    collection: 'expenses',
    size: MAX_DUPLICATES_READ,
    after: null,
  } as const;
  return liveStore((tell) =>
    listenPage(page, readExpense, (live) =>
      tell(live.status === 'ready' ? { status: 'ready', value: live.value.rows } : live),
    ),
  );
}
