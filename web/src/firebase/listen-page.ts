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

/** Listens to one page; the server sorts and filters, and one row more than shown tells whether another page follows. */
export function listenPage<T>(
  page: PageQuery,
  read: ReadDocument<T>,
  tell: OnChange<Page<T>>,
): Stop {
  let heard = false;
  return startListener(tell, (db, fail) =>
    onSnapshot(
      query(rowsOf(db, page), ...placeOf(page)),
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (isPending(heard, metadata)) {
          // Rows that another list has left in memory: the server's own are on their way.
          if (docs.length > 0 && navigator.onLine) return;
          tell({ status: 'error', failure: failure('offline') });
          return;
        }
        heard = true;
        const shown = docs.slice(0, page.size);
        const last = docs.length > page.size ? shown.at(-1) : undefined;
        const valuesOf = (document: DocumentSnapshot): readonly unknown[] =>
          orderFields(page).map((field) => cursorValue(document.get(field)));
        const next = last === undefined ? null : { values: valuesOf(last), id: last.id };
        tell({
          status: 'ready',
          value: { rows: shown.map((document) => readOne(document, read)), next },
        });
      },
      fail,
    ),
  );
}

/**
 * How many rows there are in all, counted by the server. They are counted in the order of the list, so that the indexes
 * of the list serve the count as well: in another order the server asks for indexes of its own.
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
