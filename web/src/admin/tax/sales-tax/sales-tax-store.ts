import { taxPaidIn, type TaxedCollection, type TaxPaid } from '@pa-ledger/domain/tax/tax-paid';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { onDays } from '../../../data/row-query.ts';
import {
  combineStores,
  keyedStores,
  liveStore,
  type LiveStore,
} from '../../shared/records/live-store.ts';

interface Found {
  readonly collection: TaxedCollection;
  readonly id: string;
  readonly fields: Fields;
}

/** Returns the sales tax in what was paid on these days, live. */
export function taxPaidOn({ first, last }: Days): LiveStore<readonly TaxPaid[]> {
  return byDays(`${first}/${last}`);
}

const byDays = keyedStores((key: string) => {
  const [first = '', last = ''] = key.split('/');
  const found = (collection: TaxedCollection, field: string) =>
    liveStore<readonly Found[]>((onChange) =>
      listenAll(
        collection,
        (id, fields) => ({ collection, id, fields }),
        onChange,
        onDays(field, { first, last }),
      ),
    );
  return combineStores(
    [found('manualExpenses', 'date'), found('expenses', 'payment.date')],
    (lists) => taxPaidIn(lists.flat()),
  );
});
