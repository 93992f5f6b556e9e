import {
  collection,
  collectionGroup,
  documentId,
  getAggregateFromServer,
  getCountFromServer,
  limit,
  orderBy,
  query,
  startAfter,
  sum,
  where,
  type Firestore,
  type Query,
  type QueryFieldFilterConstraint,
} from 'firebase/firestore';
import { centsFromSum, type Cents } from '@pa-ledger/domain/money/money';
import { groupIn } from '../documents.ts';
import { orderFields, sumOrder, type Filter, type PageQuery, type RowQuery } from '../row-query.ts';
import { storedValue } from './plain-values.ts';

/**
 * Returns the total number of rows, counted by the server. It counts in the list's order, so that the list's indexes serve the
 * count too: another order would need its own indexes.
 */
export async function countRows(db: Firestore, rows: RowQuery): Promise<number> {
  return (await getCountFromServer(rowsOf(db, rows))).data().count;
}

/**
 * Returns the sum of a field over all rows, added up by the server. It always uses the same order, whatever the list's order,
 * so that one index per filter serves it.
 */
export async function sumRows(db: Firestore, rows: RowQuery, field: string): Promise<Cents> {
  const summed = query(filtered(db, rows), orderBy(sumOrder(rows)));
  const answer = await getAggregateFromServer(summed, { total: sum(field) });
  return centsFromSum(answer.data().total);
}

/** Rows to listen to a page at a time, and to count. */
export function rowsOf(db: Firestore, rows: RowQuery): Query {
  const { direction } = rows.orderBy;
  return query(
    filtered(db, rows),
    ...orderFields(rows).map((field) => orderBy(field, direction)),
    // Rows with the same value need an order too, or a page could begin in their midst.
    orderBy(documentId(), direction),
  );
}

/** The rows without an order. */
function filtered(db: Firestore, { collection: name, filters }: RowQuery): Query {
  const group = groupIn(name);
  const all = group === null ? collection(db, name) : collectionGroup(db, group);
  return query(all, ...filters.map(conditionOf));
}

/** Returns the server's conditions for each document. */
export function conditionOf({ field, op, value }: Filter): QueryFieldFilterConstraint {
  return where(field, op, storedValue(value));
}

/** One page of the rows, plus one row that says whether another page follows. */
export function pageOf(db: Firestore, page: PageQuery): Query {
  const { size, after } = page;
  const most = query(rowsOf(db, page), limit(size + 1));
  return after === null
    ? most
    : query(most, startAfter(...after.values.map(storedValue), after.id));
}
