import type { EntryQuery } from '../../shared/lists/entry-pages.ts';

/** Returns the query of an account's statements, the last one first. */
export function statementsQuery(accountId: string): EntryQuery {
  return {
    collection: 'statements',
    filters: [{ field: 'accountId', op: '==', value: accountId }],
    orderBy: { field: 'day', direction: 'desc' },
  };
}
