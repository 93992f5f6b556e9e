import type { RowQuery } from '../../data/row-query.ts';

/** Every deletion in a collection, newest first. */
export function deletionsQuery(collection: string): RowQuery {
  return {
    collection: 'journal',
    filters: [
      { field: 'collection', op: '==', value: collection },
      { field: 'kind', op: '==', value: 'deleted' },
    ],
    orderBy: { field: 'at', direction: 'desc' },
  };
}
