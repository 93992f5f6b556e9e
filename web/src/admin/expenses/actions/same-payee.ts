import { payeeKeyOf } from '@pa-ledger/domain/expenses/duplicates';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MAX_PAID_AT_ONCE } from '@pa-ledger/domain/limits';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { listenDocument, listenPage } from '../../../data/listen.ts';
import { storedAs } from '../../../data/documents.ts';
import type { Page, RowQuery } from '../../../data/row-query.ts';
import { liveStore } from '../../shared/records/live-store.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';

/** The expenses of a payee that wait to be paid, the oldest first. */
export function toPayQuery(payee: string): RowQuery {
  return {
    collection: 'expenses',
    filters: [
      { field: 'payeeKey', op: '==', value: payeeKeyOf(payee) },
      { field: 'status', op: '==', value: 'approved' },
    ],
    orderBy: { field: 'submittedAt', direction: 'asc' },
  };
}

/** Returns the other expenses of an expense's payee that wait to be paid, live; none until they are there. */
export function useOthersToPay({ id, submission }: ExpenseRow): readonly ExpenseRow[] {
  const [store] = useState(() => {
    const page = { ...toPayQuery(submission.paidTo), size: MAX_PAID_AT_ONCE, after: null };
    return liveStore<Page<ExpenseRow>>((onChange) => listenPage(page, readExpense, onChange));
  });
  const state = useStore(store);
  return state.status === 'ready' ? state.value.rows.filter((row) => row.id !== id) : [];
}

/** Returns the ids of the other expenses that the payment of an expense pays; none until they are known. */
export function usePaidTogether(
  payment: { readonly id: string },
  { id }: Pick<ListedExpense, 'id'>,
): readonly string[] {
  const [store] = useState(() =>
    liveStore<readonly string[] | null>((onChange) =>
      listenDocument(
        'payments',
        payment.id,
        (fields) =>
          storedAs<{ readonly lines: readonly { readonly expenseId: string }[] }>(fields).lines.map(
            ({ expenseId }) => expenseId,
          ),
        onChange,
      ),
    ),
  );
  const state = useStore(store);
  const all = state.status === 'ready' ? (state.value ?? []) : [];
  return all.filter((other) => other !== id);
}
