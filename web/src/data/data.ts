import type { Cents } from '@pa-ledger/domain/money/money';
import type { ApiResult } from './api-result.ts';
import type { OnChange, Stop } from './async-state.ts';
import type { CollectionName, Fields } from './documents.ts';
import type { Failure } from './failure.ts';
import type { Filter, Page, PageQuery, RowQuery } from './row-query.ts';
import type { Write, WriteResult } from './write.ts';

/** A document without types of an SDK. */
export interface StoredDocument {
  readonly id: string;
  readonly fields: Fields;
}

/**
 * All that the panel asks of whoever keeps the association's data. Firestore keeps them in the app; the tests of the
 * pages have an implementation in memory. One suite of tests holds both to the same answers.
 *
 * A listener reports 'loading' at once, then what it finds and every change of it. It reports 'offline' while there is no
 * connection and nothing was found yet, and ends with the first other failure.
 */
export interface Data {
  /** Listens to a whole small collection, in no particular order; with filters, to what passes all of them. */
  listenAll(
    name: CollectionName,
    onChange: OnChange<readonly StoredDocument[]>,
    filters?: readonly Filter[],
  ): Stop;
  /** Listens to one document; null if it does not exist. */
  listenDocument(name: CollectionName, id: string, onChange: OnChange<Fields | null>): Stop;
  /** Listens to one page of rows that are sorted and filtered. */
  listenPage(page: PageQuery, onChange: OnChange<Page<StoredDocument>>): Stop;
  /** Returns the number of all rows. */
  countRows(rows: RowQuery): Promise<number | Failure>;
  /**
   * Returns what a field of all rows adds up to.
   * @param field holds dollars; a row without it adds nothing.
   */
  sumRows(rows: RowQuery, field: string): Promise<Cents | Failure>;
  /** Reads a document as it is now; its fields are null if it does not exist. */
  readDocument(name: CollectionName, id: string): Promise<ReadResult>;
  /**
   * Commits all of the writes or none, each with its journal entry. A write that was committed before counts as done.
   * @param writes at most `MAX_WRITES`.
   */
  commit(writes: readonly Write[]): Promise<WriteResult>;
  /** Posts to the API as the signed-in administrator; `keepalive` outlives the page. */
  callApi(path: `/api/${string}`, body: Fields, keepalive?: boolean): Promise<ApiResult>;
  /** Ends every listener and forgets what was read; the page must be left afterwards. */
  close(): Promise<void>;
}

export type ReadResult = { readonly ok: true; readonly fields: Fields | null } | Failure;
