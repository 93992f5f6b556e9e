import type { ListedPerson } from '@pa-ledger/domain/payments/payment';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import { recordIdIn } from '@pa-ledger/domain/search/entries';
import { textIn } from '@pa-ledger/domain/untyped';
import { useStore } from '../../../app/store.ts';
import { asRead, listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { combineStores, liveStore } from './live-store.ts';

/** What search knows of the administrators: only they read it, and it has the names that `npm run admin` was given. */
export const PEOPLE_QUERY: RowQuery = {
  collection: 'search',
  filters: [{ field: 'kind', op: '==', value: 'people' }],
  orderBy: { field: 'kind', direction: 'asc' },
};

/** How many have names here: a page reads these once, not for each line. */
const READ_ADMINS = 8;

/** The administrators, live. */
export const listedAdmins = liveStore<readonly ListedPerson[]>((onChange) =>
  listenPage(
    { ...PEOPLE_QUERY, size: READ_ADMINS, after: null },
    // One without a name has the address as its title.
    (id, fields) => ({
      uid: recordIdIn(id),
      email: textIn(fields, 'detail'),
      name: textIn(fields, 'title'),
    }),
    asRead(onChange, ({ rows }) => rows),
  ),
);

/** Their names by their addresses. */
const adminNames = combineStores(
  [listedAdmins],
  ([admins]) => new Map(admins.map(({ email, name }) => [email, name])),
);

/** Returns what finds the name behind an address; null where none is known. */
export function useNameOf(): (address: string) => string | null {
  const state = useStore(adminNames);
  return (address) =>
    (state.status === 'ready' ? state.value.get(normalizeEmail(address)) : undefined) ?? null;
}
