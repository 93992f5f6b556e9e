import {
  FINDING_STATUSES,
  type Finding,
  type FindingPlace,
  type FindingStatus,
} from '@pa-ledger/domain/findings/finding';
import type { ManageFinding } from '@pa-ledger/domain/findings/finding-requests';
import type { ApiResult } from '../../../data/api-result.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { asRead, listenAll, listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { combineStores, keyedStores, liveStore } from '../records/live-store.ts';

/** A finding with its id. */
export interface FindingRow extends Finding {
  readonly id: string;
}

/** Findings, newest first. */
export interface FoundFindings {
  readonly rows: readonly FindingRow[];
  /** Whether there are more. */
  readonly isCut: boolean;
}

/** The most open findings that a page counts; it says `20+` for more. */
const MOST_COUNTED = 20;

function read(id: string, fields: Fields): FindingRow {
  return { ...storedAs<Finding>(fields), id };
}

/** Returns the query of the findings of a status, newest first. */
export function findingsQuery(status: FindingStatus): RowQuery {
  return {
    collection: 'findings',
    filters: [{ field: 'status', op: '==', value: status }],
    orderBy: { field: 'at', direction: 'desc' },
  };
}

/** The newest open findings, live. */
export const openFindings = newestOf('open', MOST_COUNTED);

/** Returns findings, live: open ones first. @param status of one status alone; '' for both. @param size null reads all. */
export function listedFindings(status: FindingStatus | '', size: number | null) {
  return listed(`${status} ${size ?? ''}`);
}

const listed = keyedStores((key: string) => {
  const [status, size] = key.split(' ');
  const chosen = FINDING_STATUSES.filter((one) => status === '' || status === one);
  return combineStores(
    chosen.map((one) => newestOf(one, size === '' ? null : Number(size))),
    (found): FoundFindings => ({
      rows: found.flatMap(({ rows }) => rows),
      isCut: found.some(({ isCut }) => isCut),
    }),
  );
});

function newestOf(status: FindingStatus, size: number | null) {
  const query = findingsQuery(status);
  return liveStore<FoundFindings>((onChange) =>
    size === null
      ? listenAll(
          'findings',
          read,
          asRead(onChange, (rows) => ({ rows: newestFirst(rows), isCut: false })),
          query.filters,
        )
      : listenPage(
          { ...query, size, after: null },
          read,
          asRead(onChange, ({ rows, next }) => ({ rows, isCut: next !== null })),
        ),
  );
}

function newestFirst(rows: readonly FindingRow[]): readonly FindingRow[] {
  return rows.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
}

/** How many ids one query finds: Firestore's limit. */
const IDS_AT_ONCE = 30;

/** Returns the findings on records, live: open ones first, then newest first. */
export function findingsOn(places: readonly FindingPlace[]) {
  return onPlaces(places.slice(0, IDS_AT_ONCE).map(keyOf).join(' '));
}

const onPlaces = keyedStores((key: string) => {
  const keys = key.split(' ');
  const ids = keys.map((place) => place.slice(place.indexOf('~') + 1));
  return liveStore<readonly FindingRow[]>((onChange) =>
    listenAll(
      'findings',
      read,
      asRead(onChange, (found) => {
        // Records of two collections may have one id.
        const rows = newestFirst(found.filter(({ on }) => keys.includes(keyOf(on))));
        return FINDING_STATUSES.flatMap((status) => rows.filter((row) => row.status === status));
      }),
      [{ field: 'on.id', op: 'in', value: ids }],
    ),
  );
});

function keyOf({ collection, id }: FindingPlace): string {
  return `${collection}~${id}`;
}

/** Writes, answers, or resolves a finding. The same again changes nothing. */
export function manageFinding(request: ManageFinding): Promise<ApiResult> {
  return callAdminApi('/api/admin/manage-finding', request);
}
