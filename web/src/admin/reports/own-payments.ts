import type { PaymentFlag } from '@pa-ledger/domain/expenses/payment';
import { listenPage, type Page } from '../../firebase/listen-page.ts';
import type { RowQuery } from '../../firebase/row-query.ts';
import { liveStore } from '../shared/live-store.ts';

/** As many as are named; they are rare. */
const NAMED = 5;

const FLAG: PaymentFlag = 'ownExpense';

/** The newest first. */
export const OWN_PAYMENTS_QUERY: RowQuery = {
  collection: 'expenses',
  filters: [{ field: 'payment.flags', op: 'array-contains', value: FLAG }],
  orderBy: { field: 'submittedAt', direction: 'desc' },
};

/** The ids of the expenses whose payments were recorded by who had submitted them. */
export const ownPayments = liveStore<Page<string>>((tell) =>
  listenPage({ ...OWN_PAYMENTS_QUERY, size: NAMED, after: null }, (id) => id, tell),
);

/** How many there are, as a sentence. */
export function ownPaymentsWords(count: number, more: boolean): string {
  if (count === 1 && !more) return '1 payment was recorded by the person who had asked for it.';
  const number = more ? `More than ${count}` : String(count);
  return `${number} payments were recorded by the people who had asked for them.`;
}
