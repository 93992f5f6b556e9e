import type { StoredDocument } from '../../../data/data.ts';
import type { CollectionName } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import { listenAll, listenPage } from '../../../data/listen.ts';
import { DOCUMENT_ID, type Filter, type RowQuery } from '../../../data/row-query.ts';
import { firstIn, firstOf } from '../../shared/records/first-of.ts';
import type { LiveStore } from '../../shared/records/live-store.ts';

/** Reads documents in whole, once; each call is one query. */
export interface DocumentReader {
  /** @throws ReadFailure if it can't be read; the signal's reason once it's aborted. */
  readonly all: (
    name: CollectionName,
    filters: readonly Filter[],
  ) => Promise<readonly StoredDocument[]>;
  /** The first documents of a query. It throws the same. */
  readonly some: (query: RowQuery, size: number) => Promise<readonly StoredDocument[]>;
}

/** Reads the books, and stops between two things it reads. */
export interface BookReader extends DocumentReader {
  readonly signal: AbortSignal;
  /** What a store has once it's there. It throws the same. */
  readonly from: <T>(store: LiveStore<T>) => Promise<T>;
  /** What something else reads. It throws the same. */
  readonly known: <T>(read: () => Promise<T | Failure>) => Promise<T>;
}

/** What a reading ends with that failed. */
export class ReadFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Returns a reader of the association's data. @param signal stops it before its next query. */
export function bookReader(signal: AbortSignal): BookReader {
  const known: BookReader['known'] = async (read) => {
    signal.throwIfAborted();
    const found = await read();
    signal.throwIfAborted();
    if (isFailure(found)) throw new ReadFailure(found);
    return found;
  };
  const plain = (id: string, fields: StoredDocument['fields']): StoredDocument => ({ id, fields });
  return {
    signal,
    known,
    from: (store) => known(() => firstIn(store)),
    all: (name, filters) =>
      known(() =>
        firstOf<readonly StoredDocument[]>((onChange) => listenAll(name, plain, onChange, filters)),
      ),
    async some(query, size) {
      const { rows } = await known(() =>
        firstOf<{ readonly rows: readonly StoredDocument[] }>((onChange) =>
          listenPage({ ...query, size, after: null }, plain, onChange),
        ),
      );
      return rows;
    },
  };
}

function isFailure(found: unknown): found is Failure {
  return typeof found === 'object' && found !== null && 'why' in found && 'ok' in found;
}

/** Returns what was read, or why it can't be. @throws the signal's reason once it's aborted. */
export async function readOr<T>(read: () => Promise<T>): Promise<T | Failure> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ReadFailure) return error.failure;
    throw error;
  }
}

/** How many documents one query finds by their ids, or values of a field: Firestore's limit. */
export const MOST_AT_ONCE = 30;

/** How many queries run at the same time. */
const BESIDE = 4;

/** Returns a list's items in groups of `size`. */
export function groupsOf<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** Returns what `read` finds for each item, in their order, a few at a time. */
export async function inTurns<Item, T>(
  items: readonly Item[],
  read: (item: Item) => Promise<T>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (const some of groupsOf(items, BESIDE)) found.push(...(await Promise.all(some.map(read))));
  return found;
}

/** Returns the documents with a value of a field among some, each value asked for once. What doesn't exist is left out. */
export async function readAmong(
  { all }: DocumentReader,
  name: CollectionName,
  field: string,
  values: readonly string[],
): Promise<readonly StoredDocument[]> {
  const found = await inTurns(groupsOf([...new Set(values)], MOST_AT_ONCE), (value) =>
    all(name, [{ field, op: 'in', value }]),
  );
  return found.flat();
}

/** Returns the documents with some ids. What doesn't exist is left out. */
export function readByIds(
  reader: DocumentReader,
  name: CollectionName,
  ids: readonly string[],
): Promise<readonly StoredDocument[]> {
  return readAmong(reader, name, DOCUMENT_ID, ids);
}
