import {
  payeeKeyOf,
  possibleDuplicates,
  receiptHashesOf,
  type PossibleDuplicate,
} from '@pa-ledger/domain/duplicates';
import { useState } from 'react';
import { listenPage, type Filter } from '../../../firebase/listenPage.ts';
import type { Live } from '../../../firebase/live.ts';
import { combineLive } from '../../shared/combine-live.ts';
import { liveStore, type LiveStore } from '../../shared/live-store.ts';
import { useLive } from '../../shared/useLive.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';

/** More are no help to anybody; one of them is the expense itself. */
const MOST = 20;

/** The expenses that may be this one once more, live. What was submitted never changes, so it is asked for once. */
export function useDuplicates(expense: ExpenseRow): {
  readonly live: Live<readonly PossibleDuplicate<ExpenseRow>[]>;
  readonly retry: () => void;
} {
  const [stores] = useState(() => {
    const { paidTo, amount } = expense.submission;
    return {
      receipts: alike('submittedAt', [
        { field: 'receiptHashes', op: 'array-contains-any', value: receiptHashesOf(expense) },
      ]),
      payments: alike('submission.amount', [
        { field: 'payeeKey', op: '==', value: payeeKeyOf(paidTo) },
        { field: 'submission.amount', op: '==', value: amount },
      ]),
    };
  });
  const live = combineLive(
    useLive(stores.receipts),
    useLive(stores.payments),
    (receipts, payments) => {
      const others = new Map([...receipts, ...payments].map((other) => [other.id, other]));
      return possibleDuplicates(expense, [...others.values()]).toSorted(likeliestFirst);
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

/** Two reasons tell more than one, and the newest is the likeliest slip. */
function likeliestFirst(
  one: PossibleDuplicate<ExpenseRow>,
  other: PossibleDuplicate<ExpenseRow>,
): number {
  return (
    other.reasons.length - one.reasons.length || other.other.submittedAt - one.other.submittedAt
  );
}

function alike(field: string, filters: readonly Filter[]): LiveStore<readonly ExpenseRow[]> {
  const direction = field === 'submittedAt' ? 'desc' : 'asc';
  const query = { collection: 'expenses', filters, orderBy: { field, direction } } as const;
  return liveStore((tell) =>
    listenPage({ ...query, size: MOST, after: null }, readExpense, (live) =>
      tell(live.status === 'ready' ? { status: 'ready', value: live.value.rows } : live),
    ),
  );
}
