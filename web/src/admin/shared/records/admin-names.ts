import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { textIn } from '@pa-ledger/domain/untyped';
import { useStore } from '../../../app/store.ts';
import { asRead, listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { liveStore } from './live-store.ts';

/** What search knows of the administrators: only they read it, and it has the names that `npm run admin` was given. */
export const ADMINS_QUERY: RowQuery = {
  collection: 'search',
  filters: [{ field: 'kind', op: '==', value: 'admins' }],
  orderBy: { field: 'kind', direction: 'asc' },
};

/** How many have names here: a page reads these once, not for each line. */
const READ_ADMINS = 8;

/** The administrators' names by their addresses, live. */
const adminNames = liveStore<ReadonlyMap<string, string>>((onChange) =>
  listenPage(
    { ...ADMINS_QUERY, size: READ_ADMINS, after: null },
    // One without a name has the address as its title.
    (_id, fields) => [textIn(fields, 'detail'), textIn(fields, 'title')] as const,
    asRead(onChange, ({ rows }) => new Map(rows)),
  ),
);

/** Returns what finds the name behind an address; null where none is known. */
export function useNameOf(): (address: string) => string | null {
  const state = useStore(adminNames);
  return (address) =>
    (state.status === 'ready' ? state.value.get(normalizeEmail(address)) : undefined) ?? null;
}
