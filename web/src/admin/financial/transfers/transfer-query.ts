import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { onDays, type RowQuery } from '../../../data/row-query.ts';
import type { Sort } from '../../shared/lists/table-model.ts';

/** Returns the query of the transfers of a period: sorted and filtered by one field, it needs no index of its own. */
export function transferQuery(days: Days, { direction }: Sort): RowQuery {
  return {
    collection: 'transfers',
    filters: onDays('date', days),
    orderBy: { field: 'date', direction },
  };
}
