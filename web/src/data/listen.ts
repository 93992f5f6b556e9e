import type { OnChange, Stop } from './async-state.ts';
import type { StoredDocument } from './data.ts';
import type { CollectionName, Fields, ReadDocument } from './documents.ts';
import type { Filter, Page, PageQuery } from './row-query.ts';
import { data } from './source.ts';

/** Listens to a whole small collection, in no particular order; with filters, to the documents that pass all of them. */
export function listenAll<T>(
  name: CollectionName,
  read: ReadDocument<T>,
  onChange: OnChange<readonly T[]>,
  filters: readonly Filter[] = [],
): Stop {
  return data.listenAll(name, asRead(onChange, readAll(read)), filters);
}

/** Listens to one document; null if it doesn't exist. */
export function listenDocument<T>(
  name: CollectionName,
  id: string,
  read: (fields: Fields) => T,
  onChange: OnChange<T | null>,
): Stop {
  return data.listenDocument(
    name,
    id,
    asRead(onChange, (fields) => fields && read(fields)),
  );
}

/** Listens to one page. The server sorts and filters. */
export function listenPage<T>(
  page: PageQuery,
  read: ReadDocument<T>,
  onChange: OnChange<Page<T>>,
): Stop {
  const readRows = readAll(read);
  return data.listenPage(
    page,
    asRead(onChange, (found) => ({ ...found, rows: readRows(found.rows) })),
  );
}

function readAll<T>(read: ReadDocument<T>): (found: readonly StoredDocument[]) => readonly T[] {
  return (found) => found.map(({ id, fields }) => read(id, fields));
}

/** Returns a receiver of a listener's states that passes on what `read` makes of their values. */
export function asRead<Found, T>(
  onChange: OnChange<T>,
  read: (found: Found) => T,
): OnChange<Found> {
  return (state) =>
    onChange(state.status === 'ready' ? { status: 'ready', value: read(state.value) } : state);
}
