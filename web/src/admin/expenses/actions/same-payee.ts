import { payeeKeyOf } from '@pa-ledger/domain/expenses/duplicates';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MAX_PAID_AT_ONCE } from '@pa-ledger/domain/limits';
import { expensesPaidBy, type RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { listenDocument, listenPage } from '../../../data/listen.ts';
import { storedAs } from '../../../data/documents.ts';
import type { Page, RowQuery } from '../../../data/row-query.ts';
import { keyedStores, liveStore } from '../../shared/records/live-store.ts';
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
  const lines = useRecordedPayment(payment)?.lines ?? [];
  return expensesPaidBy({ lines }).filter((other) => other !== id);
}

/** Returns the account that a payment was paid from; '' until it is known, or without one. */
export function useAccountPaidFrom(payment: { readonly id: string }): string {
  return useRecordedPayment(payment)?.accountId ?? '';
}

/** Returns the document of a payment, which has what the expense's copy of it lacks; null until it is known. */
export function useRecordedPayment({ id }: { readonly id: string }): RecordedPayment | null {
  const state = useStore(recordedPayment(id));
  return state.status === 'ready' ? state.value : null;
}

const recordedPayment = keyedStores((id: string) =>
  liveStore<RecordedPayment | null>((onChange) =>
    listenDocument('payments', id, (fields) => storedAs<RecordedPayment>(fields), onChange),
  ),
);
