import type { PaymentFlag } from '@pa-ledger/domain/payments/payment';
import { listenPage } from '../../data/listen.ts';
import type { Page } from '../../data/row-query.ts';
import type { RowQuery } from '../../data/row-query.ts';
import { liveStore } from '../shared/records/live-store.ts';

/** How many are named; they are rare. */
const NAMED = 5;

const FLAG: PaymentFlag = 'ownExpense';

/** Newest first. */
export const OWN_PAYMENTS_QUERY: RowQuery = {
  collection: 'expenses',
  filters: [{ field: 'payment.flags', op: 'array-contains', value: FLAG }],
  orderBy: { field: 'submittedAt', direction: 'desc' },
};

/** The ids of the expenses whose submitter recorded their payment. */
export const ownPayments = liveStore<Page<string>>((onChange) =>
  listenPage({ ...OWN_PAYMENTS_QUERY, size: NAMED, after: null }, (id) => id, onChange),
);
