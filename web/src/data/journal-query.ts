import type { JournalPlace } from '@pa-ledger/domain/ledger/journal';
import type { RowQuery } from './row-query.ts';

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
