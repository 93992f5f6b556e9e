import type { Instant } from '@pa-ledger/domain/time/dates';
import { versionOf, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { liveStore } from './live-store.ts';

/** A fund's beginning balance; its document has the fund's id. */
export interface StoredBalance {
  /** In dollars. */
  readonly amount: number;
  readonly version: number;
  /** The server's time of the last save. */
  readonly lastUpdated: Instant | null;
}

export const fundBalances = liveStore<readonly (StoredBalance & { readonly id: string })[]>(
  (onChange) =>
    listenAll('fundBalances', (id, fields) => ({ id, ...storedBalance(fields) }), onChange),
);

/** Reads a stored balance; the database's rules checked its shape when it was written. */
export function storedBalance(fields: Fields): StoredBalance {
  const { amount, lastUpdated } = fields;
  return {
    amount: typeof amount === 'number' ? amount : 0,
    version: versionOf(fields),
    lastUpdated: typeof lastUpdated === 'number' ? lastUpdated : null,
  };
}
