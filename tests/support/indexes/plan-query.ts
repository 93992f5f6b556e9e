/*
 * Which indexes serve a query, by Firestore's documented rules (cloud.google.com/firestore/docs/query-data/indexing).
 * Production refuses a query that none serve; the emulator serves every query, so no other test would notice.
 *
 * - Every field has its own ascending, descending, and array-contains index, but none for a group, which is all collections
 *   of one name. A composite index works only in its own direction.
 * - A query is ordered by its own orders, then by its range fields in the direction of the last order, then by the id.
 * - An index serves a query if its fields are some of those that must be equal (or contain something), followed by exactly
 *   the order's fields in their directions. Firestore joins several indexes with the same ending, until one of them has
 *   each field that must be equal.
 * - A sum needs its field after these.
 */

export type Direction = 'ASCENDING' | 'DESCENDING';

/** A field of an index. */
export interface IndexField {
  readonly field: string;
  readonly kind: Direction | 'CONTAINS';
}

/** An index of a collection; its own last field is the document's id. */
export interface Index {
  readonly collection: string;
  readonly fields: readonly IndexField[];
}

/** An order as a query names it. */
export interface Order {
  readonly field: string;
  readonly direction: Direction;
}

/** The parts of a query that decide about its indexes: the fields, never the values. */
export interface QueryShape {
  readonly collection: string;
  /** Fields that must equal something, or one of several things. */
  readonly equal: readonly string[];
  /** Lists that must contain something. */
  readonly contains: readonly string[];
  /** Fields that must be more or less than something. */
  readonly ranges: readonly string[];
  /** As sent, without what the server adds. */
  readonly orders: readonly Order[];
  /** The field to sum up; null if the query reads documents or counts them. */
  readonly sum: string | null;
}

/** What orders documents that are otherwise equal. */
export const DOCUMENT_ID = '__name__';

/** Returns the indexes that serve a query, alone or joined, composite or single-field; null if none do. */
export function planQuery(shape: QueryShape, composite: readonly Index[]): readonly Index[] | null {
  const { collection } = shape;
  const fixed = new Set([...shape.equal, ...shape.contains]);
  const order = effectiveOrder(shape);
  // Every document, by id.
  if (fixed.size === 0 && order.fields.length === 0 && shape.sum === null) return [];
  const own = composite.filter((index) => index.collection === collection);
  const usable = [...own, ...singleFieldIndexes(shape, order)].filter(
    (index) => coveredBy(index, shape, order) !== null,
  );
  const covered = new Set(usable.flatMap((index) => coveredBy(index, shape, order) ?? []));
  return usable.length > 0 && [...fixed].every((field) => covered.has(field)) ? usable : null;
}

/** The order of the server's answer; fields that are equal in all of it don't matter. */
interface EffectiveOrder {
  /** Without the id. */
  readonly fields: readonly Order[];
  /** The id's direction; null if it doesn't matter. */
  readonly id: Direction | null;
}

function effectiveOrder({ equal, ranges, orders, sum }: QueryShape): EffectiveOrder {
  const last = orders.at(-1)?.direction ?? 'ASCENDING';
  const named = orders.map(({ field }) => field);
  const added = ranges.filter((field) => !named.includes(field)).toSorted();
  const all = [...orders, ...added.map((field) => ({ field, direction: last }))];
  return {
    fields: all.filter(({ field }) => field !== DOCUMENT_ID && !equal.includes(field)),
    id: sum === null ? last : null,
  };
}

function singleFieldIndexes(shape: QueryShape, { fields }: EffectiveOrder): Index[] {
  if (shape.collection.startsWith('*/')) return [];
  const index = (field: string, kind: IndexField['kind']): Index => ({
    collection: shape.collection,
    fields: [{ field, kind }],
  });
  const others = [...shape.equal, ...fields.map(({ field }) => field), shape.sum ?? []].flat();
  return [
    ...others.flatMap((field) => [index(field, 'ASCENDING'), index(field, 'DESCENDING')]),
    ...shape.contains.map((field) => index(field, 'CONTAINS')),
  ];
}

/** The fields that an index holds equal for a query; null if it can't serve the query in its order. */
function coveredBy(index: Index, shape: QueryShape, order: EffectiveOrder): string[] | null {
  const tail = order.fields.length + (shape.sum === null ? 0 : 1);
  const start = index.fields.length - tail;
  if (start < 0) return null;
  const [head, ordered] = [index.fields.slice(0, start), index.fields.slice(start)];
  const holds = head.every(({ field, kind }) =>
    kind === 'CONTAINS' ? shape.contains.includes(field) : shape.equal.includes(field),
  );
  const inOrder = order.fields.every(
    ({ field, direction }, at) => ordered[at]?.field === field && ordered[at].kind === direction,
  );
  const sums = shape.sum === null || ordered.at(-1)?.field === shape.sum;
  const ids = index.fields.at(-1)?.kind === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  const right = holds && inOrder && sums && (order.id === null || order.id === ids);
  return right ? head.map(({ field }) => field) : null;
}
