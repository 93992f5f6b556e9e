import type { SearchCollection } from '@pa-ledger/domain/search/entries';
import type { RowQuery } from '../../../data/row-query.ts';

/** The entries that have a word, the latest first. */
export function entriesWithWord(word: string, collection: SearchCollection = 'search'): RowQuery {
  return {
    collection,
    filters: [],
    orderBy: { field: `words.${word}`, direction: 'desc' },
  };
}

/** The entries of some submitters' expenses, the latest first. @param ids 30 at most. */
export function entriesOfSubmitters(ids: readonly string[]): RowQuery {
  return {
    collection: 'search',
    filters: [{ field: 'submitterId', op: 'in', value: ids }],
    orderBy: { field: 'order', direction: 'desc' },
  };
}
