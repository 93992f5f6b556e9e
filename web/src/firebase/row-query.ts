import type { Filter, RowQuery } from './listenPage.ts';

const RANGES: readonly Filter['op'][] = ['>=', '<=', '<'];

/**
 * By which fields the rows of a query are ordered: the one that was chosen, then those of which a range is wanted. The
 * server orders by these in any case; named, they come before the id, as in `firestore.indexes.json`.
 */
export function orderFields({ filters, orderBy: { field } }: RowQuery): readonly string[] {
  const ranges = filters.filter(({ op }) => RANGES.includes(op)).map((filter) => filter.field);
  return [...new Set([field, ...ranges])];
}
