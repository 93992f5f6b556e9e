import { referenceOf } from '@pa-ledger/domain/expenses/reference';

/** A record that has a page of its own. */
export type PagedCollection =
  | 'expenses'
  | 'payments'
  | 'revenueItems'
  | 'manualExpenses'
  | 'transfers'
  | 'deposits'
  | 'statements'
  | 'ratifications';

/** Returns the address of a record's own page; a payment is on the page of its first expense. */
export function recordAddress(collection: PagedCollection, id: string): string {
  const place = encodeURIComponent(id);
  switch (collection) {
    case 'expenses':
      return `/admin/expenses/${referenceOf(id)}`;
    case 'payments':
      // Its id is that of its first expense, and a number.
      return recordAddress('expenses', id.replace(/-\d+$/, ''));
    case 'revenueItems':
      return `/admin/financial/revenue/${place}`;
    case 'manualExpenses':
      return `/admin/financial/expenses/${place}`;
    case 'transfers':
      return `/admin/financial/transfers/${place}`;
    case 'deposits':
      return `/admin/bank/deposits/${place}`;
    case 'statements':
      return `/admin/bank/reconcile/${place}`;
    case 'ratifications':
      return `/admin/bank/ratification/${place}`;
  }
}
