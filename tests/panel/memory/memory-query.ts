import { amountOf, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import type { StoredDocument } from '../../../web/src/data/data.ts';
import type { Fields, Moment } from '../../../web/src/data/documents.ts';
import {
  DOCUMENT_ID,
  orderFields,
  sumOrder,
  type Filter,
  type Page,
  type PageQuery,
  type RowQuery,
} from '../../../web/src/data/row-query.ts';

/** A stored value: what JSON can hold, and moments. */
export type Stored = null | boolean | number | string | Moment | readonly Stored[] | StoredMap;
export interface StoredMap {
  readonly [key: string]: Stored;
}

export interface MemoryDocument {
  readonly id: string;
  readonly fields: StoredMap;
}

/** Firestore's order of types; a list and a map are compared by no query of the panel. */
const TYPES = ['null', 'boolean', 'number', 'moment', 'string', 'list', 'map'] as const;

/** Returns the rows in order, as Firestore does: a document without a field that orders is none of them. */
export function rowsOf(
  documents: readonly MemoryDocument[],
  query: RowQuery,
): readonly MemoryDocument[] {
  const fields = orderFields(query);
  const sign = query.orderBy.direction === 'asc' ? 1 : -1;
  return passing(documents, query.filters)
    .filter((row) => fields.every((field) => at(row.fields, field) !== undefined))
    .toSorted((one, other) => sign * comparePlaces(placeOf(one, fields), placeOf(other, fields)));
}

/** Returns what a field of the rows adds up to. */
export function sumOf(documents: readonly MemoryDocument[], query: RowQuery, field: string): Cents {
  const orderBy = { field: sumOrder(query), direction: 'asc' } as const;
  const rows = rowsOf(documents, { ...query, orderBy });
  return sumCents(rows.map((row) => amountOf(at(row.fields, field))));
}

/** Returns the documents that pass all filters. */
export function passing(
  documents: readonly MemoryDocument[],
  filters: readonly Filter[],
): readonly MemoryDocument[] {
  return documents.filter((row) =>
    filters.every((filter) =>
      passes(filter, filter.field === DOCUMENT_ID ? row.id : at(row.fields, filter.field)),
    ),
  );
}

/** Returns one page of them. */
export function pageOf(
  documents: readonly MemoryDocument[],
  query: PageQuery,
): Page<MemoryDocument> {
  const fields = orderFields(query);
  const sign = query.orderBy.direction === 'asc' ? 1 : -1;
  const { after, size } = query;
  const rest = rowsOf(documents, query).filter(
    (row) =>
      after === null ||
      // A cursor holds what an earlier page has given.
      sign *
        comparePlaces(placeOf(row, fields), [...(after.values as Stored[]), inOrder(after.id)]) >
        0,
  );
  const rows = rest.slice(0, size);
  const places = rows.map((row) => ({
    values: fields.map((field) => at(row.fields, field)),
    id: row.id,
  }));
  return { rows, places, next: rest.length > size ? (places.at(-1) ?? null) : null };
}

export function isMoment(value: Stored): value is Moment {
  return typeof value === 'object' && value !== null && 'momentMs' in value;
}

function placeOf({ id, fields }: MemoryDocument, by: readonly string[]): readonly Stored[] {
  return [...by.map((field) => at(fields, field) ?? null), inOrder(id)];
}

/** Paths, which are ids among the documents of a group, are ordered part by part. */
function inOrder(id: string): string {
  return id.replaceAll('/', '\0');
}

/** Returns the value at a path such as `submission.amount`. */
function at(fields: StoredMap, path: string): Stored | undefined {
  let value: Stored | undefined = fields;
  for (const name of path.split('.')) value = isMap(value) ? value[name] : undefined;
  return value;
}

function isMap(value: Stored | undefined): value is StoredMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isMoment(value);
}

function isList(value: Stored): value is readonly Stored[] {
  return Array.isArray(value);
}

function passes({ op, value: wanted }: Filter, value: Stored | undefined): boolean {
  if (value === undefined) return false;
  const among: readonly Stored[] = isList(wanted) ? wanted : [wanted];
  const isOneOf = (found: Stored): boolean => among.some((each) => compare(found, each) === 0);
  if (op === '==' || op === 'in') return isOneOf(value);
  if (op === 'array-contains' || op === 'array-contains-any') {
    return Array.isArray(value) && value.some(isOneOf);
  }
  // A range finds only values of its own type.
  const [bound] = among;
  if (bound === undefined || typeOf(value) !== typeOf(bound)) return false;
  const order = compare(value, bound);
  if (op === '<') return order < 0;
  if (op === '>') return order > 0;
  return op === '<=' ? order <= 0 : order >= 0;
}

function comparePlaces(one: readonly Stored[], other: readonly Stored[]): number {
  return one.map((value, index) => compare(value, other[index] ?? null)).find(Boolean) ?? 0;
}

function compare(one: Stored, other: Stored): number {
  const byType = TYPES.indexOf(typeOf(one)) - TYPES.indexOf(typeOf(other));
  if (byType !== 0) return byType;
  if (typeof one === 'string' && typeof other === 'string') return compareTexts(one, other);
  return numberOf(one) - numberOf(other);
}

/** By code points, which is the order of the bytes in UTF-8. */
function compareTexts(one: string, other: string): number {
  const [own, others] = [Array.from(one, codePoint), Array.from(other, codePoint)];
  const first = own.findIndex((code, index) => code !== others[index]);
  return first === -1 ? own.length - others.length : (own[first] ?? 0) - (others[first] ?? -1);
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function numberOf(value: Stored): number {
  if (value === null || typeof value === 'string') return 0;
  return isMoment(value) ? value.momentMs : Number(value);
}

function typeOf(value: Stored): (typeof TYPES)[number] {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  if (isMoment(value)) return 'moment';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'string' : 'map';
}

/** A document as the panel gets it. */
export function plain({ id, fields }: MemoryDocument): StoredDocument {
  return { id, fields: plainMap(fields) };
}

export function plainMap(fields: StoredMap): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plainOf(value)]));
}

/** A moment is milliseconds since 1970 UTC for the panel. */
function plainOf(value: Stored): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isMoment(value)) return value.momentMs;
  return Array.isArray(value) ? value.map(plainOf) : plainMap(value as StoredMap);
}
