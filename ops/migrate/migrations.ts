import type { StoredFields } from '@pa-ledger/domain/ledger/journal';

/** One change of what's stored: it takes the documents of a collection from one version of the data to the next. */
export interface Migration {
  /** The version of the data once it's done. */
  readonly to: number;
  /** What it does, for the person who waits. */
  readonly name: string;
  readonly collection: string;
  /**
   * Returns a document as it's stored from now on; null if it stays as it is. It may meet a document a second time, after
   * a run that was cut off, and returns null for what it changed then.
   */
  readonly change: (before: StoredFields) => StoredFields | null;
}

/** All of them, in order: at least one for each version after the first. */
export const MIGRATIONS: readonly Migration[] = [];
