import type { AggregateQuery, AggregateSpec, Query } from 'firebase-admin/firestore';
import {
  orderFields,
  sumOrder,
  type Filter,
  type RowQuery,
} from '../../../web/src/data/row-query.ts';
import { DOCUMENT_ID, type Direction, type QueryShape } from './plan-query.ts';

/** The shape of the panel's rows, listed or counted: web/src/data/firestore/query.ts asks the same way for both. */
export function shapeOfRows(rows: RowQuery): QueryShape {
  const direction: Direction = rows.orderBy.direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  const fieldsWith = (...ops: readonly Filter['op'][]): string[] =>
    rows.filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field);
  return {
    collection: rows.collection,
    equal: fieldsWith('==', 'in'),
    contains: fieldsWith('array-contains', 'array-contains-any'),
    ranges: [...new Set(fieldsWith('>=', '<=', '<', '>'))],
    orders: [...orderFields(rows), DOCUMENT_ID].map((field) => ({ field, direction })),
    sum: null,
  };
}

/** The shape of a sum of the panel's rows. */
export function shapeOfSum(rows: RowQuery, sum: string): QueryShape {
  return {
    ...shapeOfRows(rows),
    orders: [{ field: sumOrder(rows), direction: 'ASCENDING' }],
    sum,
  };
}

/** A query of the server: for documents, or for a sum. */
export type ServerQuery = Query | AggregateQuery<AggregateSpec>;

interface SentQuery {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: SentFilter;
  readonly orderBy?: readonly {
    readonly field: { readonly fieldPath: string };
    readonly direction: Direction;
  }[];
}
interface SentFilter {
  readonly compositeFilter?: { readonly op: string; readonly filters: readonly SentFilter[] };
  readonly fieldFilter?: {
    readonly field: { readonly fieldPath: string };
    readonly op: string;
  };
}
/** What a query sends, by the server's library or over HTTP, as far as it decides about indexes. */
interface Sent {
  readonly structuredQuery?: SentQuery;
  readonly structuredAggregationQuery?: {
    readonly structuredQuery: SentQuery;
    readonly aggregations: readonly {
      readonly sum?: { readonly field: { readonly fieldPath: string } };
    }[];
  };
}

const OPERATORS: Readonly<Record<string, 'equal' | 'contains' | 'ranges'>> = {
  EQUAL: 'equal',
  IN: 'equal',
  ARRAY_CONTAINS: 'contains',
  ARRAY_CONTAINS_ANY: 'contains',
  LESS_THAN: 'ranges',
  LESS_THAN_OR_EQUAL: 'ranges',
  GREATER_THAN: 'ranges',
  GREATER_THAN_OR_EQUAL: 'ranges',
};

/** The shape of a server query, from what its library would send. @throws Error for anything that no query uses yet. */
export function shapeOfQuery(query: ServerQuery): QueryShape {
  const toProto: unknown = Reflect.get(query, 'toProto');
  if (typeof toProto !== 'function') throw new Error('The library no longer tells what it sends.');
  // The form is Firestore's own; the library's types don't name it.
  return shapeOfSent(Reflect.apply(toProto, query, []) as Sent);
}

/** The shape of a query as sent. @throws Error for anything that no query uses yet. */
function shapeOfSent(sent: Sent): QueryShape {
  const structured = sent.structuredQuery ?? sent.structuredAggregationQuery?.structuredQuery;
  const [from] = structured?.from ?? [];
  if (structured === undefined || from === undefined) throw new Error('The query reads nothing.');
  const filters = leavesOf(structured.where).map(({ field, op }) => {
    const kind = OPERATORS[op];
    if (kind === undefined) throw new Error(`The test of the indexes does not know ${op}.`);
    return { field: field.fieldPath, kind };
  });
  const fields = (wanted: string): string[] => [
    ...new Set(filters.filter(({ kind }) => kind === wanted).map(({ field }) => field)),
  ];
  return {
    collection: from.allDescendants === true ? `*/${from.collectionId}` : from.collectionId,
    equal: fields('equal'),
    contains: fields('contains'),
    ranges: fields('ranges'),
    orders: (structured.orderBy ?? []).map(({ field, direction }) => ({
      field: field.fieldPath,
      direction,
    })),
    sum: sent.structuredAggregationQuery?.aggregations[0]?.sum?.field.fieldPath ?? null,
  };
}

function leavesOf(filter: SentFilter | undefined): NonNullable<SentFilter['fieldFilter']>[] {
  if (filter?.fieldFilter !== undefined) return [filter.fieldFilter];
  const { compositeFilter } = filter ?? {};
  if (compositeFilter !== undefined && compositeFilter.op !== 'AND') {
    throw new Error('The test of the indexes plans no query with OR.');
  }
  return (compositeFilter?.filters ?? []).flatMap(leavesOf);
}

/** A shape as one line, the same for the same shape. */
export function describeShape({ collection, sum, ...shape }: QueryShape): string {
  const orders = shape.orders.map(({ field, direction }) => `${field} ${direction.slice(0, -6)}`);
  const parts = [
    ['equal', shape.equal.toSorted()],
    ['contains', shape.contains],
    ['range', shape.ranges],
    ['order', orders],
    ['sum', sum === null ? [] : [sum]],
  ] as const;
  const named = parts.filter(([, fields]) => fields.length > 0);
  return [collection, ...named.map(([name, fields]) => `${name} ${fields.join(', ')}`)].join('; ');
}
