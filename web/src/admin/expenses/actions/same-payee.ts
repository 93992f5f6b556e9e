import { payeeKeyOf } from '@pa-ledger/domain/expenses/duplicates';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MAX_PAID_AT_ONCE } from '@pa-ledger/domain/limits';
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
  const state = useStore(recordedPayment(payment.id));
  const lines = state.status === 'ready' ? (state.value?.lines ?? []) : [];
  return lines.map(({ expenseId }) => expenseId).filter((other) => other !== id);
}

/** Returns the account that a payment was paid from; '' until it is known, or without one. */
export function useAccountPaidFrom(payment: { readonly id: string }): string {
  const state = useStore(recordedPayment(payment.id));
  return state.status === 'ready' ? (state.value?.accountId ?? '') : '';
}

/** What an expense's copy of its payment does not have. */
interface PaymentDocument {
  readonly lines: readonly { readonly expenseId: string }[];
  readonly accountId?: string;
}

const recordedPayment = keyedStores((id: string) =>
  liveStore<PaymentDocument | null>((onChange) =>
    listenDocument('payments', id, (fields) => storedAs<PaymentDocument>(fields), onChange),
  ),
);
