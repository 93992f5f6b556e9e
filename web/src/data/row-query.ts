import type { CollectionName, GroupName, Moment } from './documents.ts';

/** A condition that the server checks. */
export interface Filter {
  readonly field: string;
  readonly op: '==' | '>=' | '<=' | '<' | '>' | 'in' | 'array-contains' | 'array-contains-any';
  readonly value: string | number | boolean | null | readonly string[] | Moment;
}

/** A document's id as a field to filter by, as the SDK's `documentId()` names it. */
export const DOCUMENT_ID = '__name__';

/** Returns the conditions that a field is within these dates, including both ends. */
export function onDays(
  field: string,
  { first, last }: { readonly first: string; readonly last: string },
): readonly Filter[] {
  return [
    { field, op: '>=', value: first },
    { field, op: '<=', value: last },
  ];
}

/** Returns the condition that a field is on the first of these dates or after it. */
export function since(field: string, { first }: { readonly first: string }): Filter {
  return { field, op: '>=', value: first };
}

/** Which rows, in which order. The panel keeps it as JSON, so it has no SDK types. */
export interface RowQuery {
  readonly collection: CollectionName | GroupName;
  readonly filters: readonly Filter[];
  readonly orderBy: {
    readonly field: string;
    /** The field that orders rows with equal values in the first. */
    readonly then?: string;
    readonly direction: 'asc' | 'desc';
  };
}

/** The last row of a page: the next one begins after it. */
export interface Cursor {
  /** The values of the fields that order the rows. */
  readonly values: readonly unknown[];
  readonly id: string;
}

export interface PageQuery extends RowQuery {
  /** Rows per page. */
  readonly size: number;
  /** Null for the first page. */
  readonly after: Cursor | null;
}

export interface Page<T> {
  readonly rows: readonly T[];
  /** Where a page after each of the rows would begin. */
  readonly places: readonly Cursor[];
  /** Where the next page begins; null on the last page. */
  readonly next: Cursor | null;
}

const RANGES: readonly Filter['op'][] = ['>=', '<=', '<', '>'];

/**
 * Returns the fields that order a query's rows: the chosen ones, then those with a range. The server orders by these anyway;
 * naming them puts them before the id, as in `firestore.indexes.json`.
 */
export function orderFields({ filters, orderBy }: RowQuery): readonly string[] {
  const { field, then = field } = orderBy;
  const ranges = filters.filter(({ op }) => RANGES.includes(op)).map((filter) => filter.field);
  return [...new Set([field, then, ...ranges])];
}

/** Returns the field, ascending, in whose order rows are added up: the one that their periods use. */
export function sumOrder({ orderBy }: RowQuery): string {
  return orderBy.then ?? orderBy.field;
}
