import { storedAs } from '../../../data/documents.ts';
import { asRead, listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { combineStores, liveStore, readyStore, type LiveStore } from './live-store.ts';

/** Which account was used last, by the method of a payment or an expense; of other entries by their collection. */
export type UsedAccounts = ReadonlyMap<string, string>;

/** So many of the latest entries of each kind are looked at. */
const LOOKED_AT = 10;

/** The queries of the latest entries. */
export const LATEST_ENTRIES = (['payments', 'manualExpenses', 'revenueItems'] as const).map(
  (collection) =>
    ({
      collection,
      filters: [],
      orderBy: {
        field: 'date',
        direction: 'desc',
      },
    }) as const satisfies RowQuery,
);

/** An entry as far as it says which account was used. */
interface Use {
  readonly of: string;
  readonly date: string;
  readonly accountId: string | undefined;
}

/** The accounts of the latest entries, live: what is remembered of them over a sign-out. */
export const usedAccounts: LiveStore<UsedAccounts> = combineStores(
  LATEST_ENTRIES.map((query) =>
    liveStore<readonly Use[]>((onChange) =>
      listenPage<Use>(
        { ...query, size: LOOKED_AT, after: null },
        (_, fields) => {
          const { method, date, accountId } = storedAs<Stored>(fields);
          return { of: method ?? query.collection, date, accountId };
        },
        asRead(onChange, ({ rows }) => rows),
      ),
    ),
  ),
  (lists) =>
    new Map(
      lists
        .flat()
        .toSorted((one, other) => (one.date < other.date ? -1 : 1))
        .flatMap(({ of, accountId }) =>
          accountId === undefined ? [] : [[of, accountId] as const],
        ),
    ),
);

interface Stored {
  readonly date: string;
  readonly method?: string;
  readonly accountId?: string;
}

/** The same where nobody needs it: nothing is read. */
export const NONE_USED: LiveStore<UsedAccounts> = readyStore(new Map());
