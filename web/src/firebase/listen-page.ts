import {
  collection,
  documentId,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryConstraint,
} from 'firebase/firestore';
import type { ReadDocument } from './documents.ts';
import { failure, failureOf, type Failure } from './failure.ts';
import { adminFirestore } from './firestore.ts';
import { readOne } from './listen-all.ts';
import { isPending, startListener, type Stop, type OnChange } from './async-state.ts';
import { cursorValue, storedValue } from './plain-values.ts';
import { orderFields, type RowQuery } from './row-query.ts';

/** The last row of a page: the next one begins after it. */
export interface Cursor {
  /** Of the fields by which the rows are ordered. */
  readonly values: readonly unknown[];
  readonly id: string;
}

export interface PageQuery extends RowQuery {
  /** Rows a page. */
  readonly size: number;
  /** Null for the first page. */
  readonly after: Cursor | null;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** Where the next page begins; null when this one is the last. */
  readonly next: Cursor | null;
}

/** Listens to one page. The server sorts and filters; one more row than shown says whether another page follows. */
export function listenPage<T>(
  page: PageQuery,
  read: ReadDocument<T>,
  onChange: OnChange<Page<T>>,
): Stop {
  let confirmed = false;
  return startListener(onChange, (db, fail) =>
    onSnapshot(
      query(rowsOf(db, page), ...placeOf(page)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (isPending(confirmed, metadata)) {
          // These rows are from another list's memory: the server's own follow.
          if (docs.length > 0 && navigator.onLine) return;
          onChange({ status: 'error', failure: failure('offline') });
          return;
        }
        confirmed = true;
        const shown = docs.slice(0, page.size);
        const last = docs.length > page.size ? shown.at(-1) : undefined;
        const valuesOf = (document: DocumentSnapshot): readonly unknown[] =>
          orderFields(page).map((field) => cursorValue(document.get(field)));
        const next = last === undefined ? null : { values: valuesOf(last), id: last.id };
        onChange({
          status: 'ready',
          value: { rows: shown.map((document) => readOne(document, read)), next },
        });
      },
      fail,
    ),
  );
}

/**
 * Returns the total number of rows, counted by the server. It counts in the order of the list, so that the list's indexes
 * serve the count too: another order would need indexes of its own.
 */
export async function countRows(rows: RowQuery): Promise<number | Failure> {
  try {
    const counted = await getCountFromServer(rowsOf(await adminFirestore(), rows));
    return counted.data().count;
  } catch (error) {
    return failureOf(error);
  }
}

/** What is listened to a page at a time, and counted. */
export function rowsOf(db: Firestore, rows: RowQuery): Query {
  const { direction } = rows.orderBy;
  return query(
    collection(db, rows.collection),
    ...rows.filters.map(({ field, op, value }) => where(field, op, storedValue(value))),
    ...orderFields(rows).map((field) => orderBy(field, direction)),
    // Rows of the same value have an order too, else a page could begin in their midst.
    orderBy(documentId(), direction),
  );
}

function placeOf({ size, after }: PageQuery): QueryConstraint[] {
  const most = limit(size + 1);
  return after === null ? [most] : [most, startAfter(...after.values.map(storedValue), after.id)];
}
