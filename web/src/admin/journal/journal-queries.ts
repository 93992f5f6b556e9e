import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Filter, RowQuery } from '../../data/row-query.ts';

/**
 * Every deletion in a collection, newest first.
 * @param year only of what was dated in these days; null where nothing has a date.
 */
export function deletionsQuery(collection: string, year: Days | null): RowQuery {
  const dated = (op: Filter['op'], value: string): Filter => ({ field: 'before.date', op, value });
  return {
    collection: 'journal',
    filters: [
      { field: 'collection', op: '==', value: collection },
      { field: 'kind', op: '==', value: 'deleted' },
      ...(year === null ? [] : [dated('>=', year.first), dated('<=', year.last)]),
    ],
    orderBy: { field: 'at', direction: 'desc' },
  };
}
