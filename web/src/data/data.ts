import type { Cents } from '@pa-ledger/domain/money/money';
import type { ApiResult } from './api-result.ts';
import type { OnChange, Stop } from './async-state.ts';
import type { CollectionName, Fields } from './documents.ts';
import type { Failure } from './failure.ts';
import type { Filter, Page, PageQuery, RowQuery } from './row-query.ts';
import type { Write, WriteResult } from './write.ts';

/** A document without an SDK's types. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Fields;
}

/**
 * Everything that the panel needs from whatever keeps the association's data: Firestore in the app, or memory in the tests of
 * the pages. One test suite holds both to the same answers.
 *
 * A listener reports 'loading' right away, then what it finds and every change. It reports 'offline' while there is no
 * connection and it hasn't found anything yet, and ends with the first other failure.
 */
export interface Data {
  /** Listens to a whole small collection, in no particular order; with filters, to the documents that pass all of them. */
  listenAll(
    name: CollectionName,
    onChange: OnChange<readonly StoredDocument[]>,
    filters?: readonly Filter[],
  ): Stop;
  /** Listens to one document; null if it doesn't exist. */
  listenDocument(name: CollectionName, id: string, onChange: OnChange<Fields | null>): Stop;
  /** Listens to one page of sorted and filtered rows. */
  listenPage(page: PageQuery, onChange: OnChange<Page<StoredDocument>>): Stop;
  /** Returns the number of all rows. */
  countRows(rows: RowQuery): Promise<number | Failure>;
  /**
   * Returns the sum of a field over all rows.
   * @param field holds dollars; a row without it adds nothing.
   */
  sumRows(rows: RowQuery, field: string): Promise<Cents | Failure>;
  /** Reads a document's current state; its fields are null if it doesn't exist. */
  readDocument(name: CollectionName, id: string): Promise<ReadResult>;
  /**
   * Commits all of the writes or none, each with its journal entry. A write committed earlier counts as done.
   * @param writes at most `MAX_WRITES`.
   */
  commit(writes: readonly Write[]): Promise<WriteResult>;
  /** Posts to the API as the signed-in administrator; `keepalive` outlives the page. */
  callApi(path: `/api/${string}`, body: Fields, keepalive?: boolean): Promise<ApiResult>;
  /** Ends every listener and forgets what it read; the person must leave the page afterwards. */
  close(): Promise<void>;
}

export type ReadResult = { readonly ok: true; readonly fields: Fields | null } | Failure;
