import {
  collection,
  collectionGroup,
  documentId,
  getCountFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { groupIn } from '../documents.ts';
import { orderFields, type Filter, type PageQuery, type RowQuery } from '../row-query.ts';
import { storedValue } from './plain-values.ts';

/**
 * Returns the total number of rows, counted by the server. It counts in the order of the list, so that the list's indexes
 * serve the count too: another order would need indexes of its own.
 */
export async function countRows(db: Firestore, rows: RowQuery): Promise<number> {
  return (await getCountFromServer(rowsOf(db, rows))).data().count;
}

/** What is listened to a page at a time, and counted. */
export function rowsOf(db: Firestore, rows: RowQuery): Query {
  const { direction } = rows.orderBy;
  const group = groupIn(rows.collection);
  return query(
    group === null ? collection(db, rows.collection) : collectionGroup(db, group),
    ...rows.filters.map(conditionOf),
    ...orderFields(rows).map((field) => orderBy(field, direction)),
    // Rows of the same value have an order too, else a page could begin in their midst.
    orderBy(documentId(), direction),
  );
}

/** Returns what the server checks of each document. */
export function conditionOf({ field, op, value }: Filter): QueryFieldFilterConstraint {
  return where(field, op, storedValue(value));
}

/** One page of the rows, and one row more, which says whether another page follows. */
export function pageOf(db: Firestore, page: PageQuery): Query {
  const { size, after } = page;
  const most = query(rowsOf(db, page), limit(size + 1));
  return after === null
    ? most
    : query(most, startAfter(...after.values.map(storedValue), after.id));
}
