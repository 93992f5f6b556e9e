import type { JournalPlace } from '@pa-ledger/domain/ledger/journal';
import type { Filter, RowQuery } from './row-query.ts';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';

/** The journal of one document, newest entry first. */
export function historyQuery({ collection, document }: JournalPlace): RowQuery {
  return {
    collection: 'journal',
    filters: [
      { field: 'collection', op: '==', value: collection },
      { field: 'document', op: '==', value: document },
    ],
    orderBy: { field: 'version', direction: 'desc' },
  };
}

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
