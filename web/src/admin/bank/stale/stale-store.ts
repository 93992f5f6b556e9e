import { documentOfItem, itemsOf, type ItemOfAccount } from '@pa-ledger/domain/bank/items';
import { staleChecks, type BankEntry } from '@pa-ledger/domain/bank/register';
import { staleThrough } from '@pa-ledger/domain/bank/stale-day';
import type { KeptStatement } from '@pa-ledger/domain/bank/statement';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { asRead, listenDocument, listenPage } from '../../../data/listen.ts';
import {
  combineStores,
  followedBy,
  keyedStores,
  liveStore,
  type LiveStore,
} from '../../shared/records/live-store.ts';
import { lastStatementOf } from '../../shared/records/statements.ts';
import { CHECK_COLLECTIONS, paidQueries } from './stale-queries.ts';

/** At most so many of what was paid since the last statement are looked at, of each kind. */
export const LOOKED_AT = 200;

/** The checks of an account that have been outstanding for over 180 days. */
export interface StaleChecks {
  readonly checks: readonly ItemOfAccount[];
  /** Whether a statement has said what is cleared: without one each check counts as outstanding. */
  readonly isKnown: boolean;
  /** Whether there may be more, as only the oldest were looked at. */
  readonly isCut: boolean;
}

/** A document that may be a check, and whether others were left out behind it. */
interface Found {
  readonly entries: readonly BankEntry[];
  readonly isCut: boolean;
}

/**
 * Returns the stale checks of an account, live. However many entries there are, it reads the last statement, the checks that
 * it left outstanding, and what was paid since, of which the oldest: while statements are saved each month, nothing.
 */
export function staleChecksOf(accountId: string, today: CalendarDate): LiveStore<StaleChecks> {
  return storeOf(`${accountId}~${today}`);
}

const storeOf = keyedStores((key: `${string}~${CalendarDate}`) => {
  // It is made of an id, which has no tilde, and a day.
  const [accountId, today] = key.split('~') as [string, CalendarDate];
  const made = new Map<string, LiveStore<StaleChecks>>();
  // Nothing is read before it is known whether there is a statement.
  const found: LiveStore<KeptStatement | null | undefined> = lastStatementOf(accountId);
  return followedBy(found, undefined, (last) => {
    if (last === undefined) return WAITING;
    const id = last === null ? '' : `${last.day} ${last.version}`;
    const store = made.get(id) ?? storeSince(last, accountId, today);
    made.set(id, store);
    return store;
  });
});

const WAITING = liveStore<StaleChecks>(() => () => undefined);

function storeSince(
  last: KeptStatement | null,
  accountId: string,
  today: CalendarDate,
): LiveStore<StaleChecks> {
  const through = staleThrough(today);
  const left = staleChecks(last?.outstanding ?? [], today).map(({ key }) => key);
  // Without a statement, what was outstanding at the opening still is.
  const kept =
    last === null ? [{ collection: 'accounts', id: accountId } as const] : placesOf(left);
  const isCovered = last !== null && last.day >= through;
  const queries = isCovered ? [] : paidQueries(accountId, last?.day ?? null, through);
  return combineStores(
    [NOTHING, ...kept.map(documentStore), ...queries.map(pageStore)],
    (found) => {
      const items = found
        .flatMap(({ entries }) => entries)
        .flatMap(({ collection, id, fields }) => itemsOf(collection, id, fields))
        .filter((item) => item.accountId === accountId)
        .filter(({ key }) => last === null || left.includes(key) || !isOfOpening(key));
      return {
        checks: staleChecks(items, today),
        isKnown: last !== null,
        isCut: found.some(({ isCut }) => isCut),
      };
    },
  );
}

/** A combination of no stores at all would never be ready. */
const NOTHING: LiveStore<Found> = liveStore((onChange) => {
  onChange({ status: 'ready', value: { entries: [], isCut: false } });
  return () => undefined;
});

/** The document of a check; of what was outstanding at the opening, the account. */
type CheckPlace = Pick<BankEntry, 'collection' | 'id'>;

function isOfOpening(key: string): boolean {
  return documentOfItem(key)?.collection === 'accounts';
}

/** Each document once, however many checks it has. */
function placesOf(keys: readonly string[]): readonly CheckPlace[] {
  const places = keys
    .flatMap((key) => documentOfItem(key) ?? [])
    .filter(({ collection }) => [...CHECK_COLLECTIONS, 'accounts'].includes(collection));
  return [...new Map(places.map((place) => [`${place.collection}/${place.id}`, place])).values()];
}

/** What a statement kept, as it is now: it may be voided, changed or gone. */
function documentStore({ collection, id }: CheckPlace): LiveStore<Found> {
  return liveStore((onChange) =>
    listenDocument(
      collection,
      id,
      (fields): BankEntry => ({ collection, id, fields }),
      asRead(onChange, (entry) => ({ entries: entry === null ? [] : [entry], isCut: false })),
    ),
  );
}

function pageStore(query: ReturnType<typeof paidQueries>[number]): LiveStore<Found> {
  const { collection } = query;
  return liveStore((onChange) =>
    listenPage<BankEntry>(
      { ...query, size: LOOKED_AT, after: null },
      (id, fields) => ({ collection, id, fields }),
      asRead(onChange, ({ rows, next }) => ({ entries: rows, isCut: next !== null })),
    ),
  );
}
