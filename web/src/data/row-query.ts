import type { CollectionName, GroupName, Moment } from './documents.ts';

/** A condition that the server checks. */
export interface Filter {
  readonly field: string;
  readonly op: '==' | '>=' | '<=' | '<' | '>' | 'in' | 'array-contains' | 'array-contains-any';
  readonly value: string | number | null | readonly string[] | Moment;
}

/** The name of a document's id, as a field that is filtered by: as `documentId()` of the SDK names it. */
export const DOCUMENT_ID = '__name__';

/** Returns the conditions that a field is one of these days, the first and the last included. */
export function onDays(
  field: string,
  { first, last }: { readonly first: string; readonly last: string },
): readonly Filter[] {
  return [
    { field, op: '>=', value: first },
    { field, op: '<=', value: last },
  ];
}

/** Which rows, in which order. It is kept as JSON, so nothing of the SDK is in it. */
export interface RowQuery {
  readonly collection: CollectionName | GroupName;
  readonly filters: readonly Filter[];
  readonly orderBy: {
    readonly field: string;
    /** The field that orders rows of equal values of the first. */
    readonly then?: string;
    readonly direction: 'asc' | 'desc';
  };
}

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
  /** Where a page that follows each of the rows would begin. */
  readonly places: readonly Cursor[];
  /** Where the next page begins; null when this one is the last. */
  readonly next: Cursor | null;
}

const RANGES: readonly Filter['op'][] = ['>=', '<=', '<', '>'];

/**
 * By which fields the rows of a query are ordered: those that were chosen, then those of which a range is wanted. The
 * server orders by these in any case; named, they come before the id, as in `firestore.indexes.json`.
 */
export function orderFields({ filters, orderBy }: RowQuery): readonly string[] {
  const { field, then = field } = orderBy;
  const ranges = filters.filter(({ op }) => RANGES.includes(op)).map((filter) => filter.field);
  return [...new Set([field, then, ...ranges])];
}

/** By which field, ascending, rows are added up: the one that their periods are of. */
export function sumOrder({ orderBy }: RowQuery): string {
  return orderBy.then ?? orderBy.field;
}
