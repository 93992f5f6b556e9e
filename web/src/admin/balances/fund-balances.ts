import type { Instant } from '@pa-ledger/domain/dates';
import { versionOf, type Fields } from '../../firebase/documents.ts';
import { listenAll } from '../../firebase/listenAll.ts';
import type { BookRow } from '../shared/books.ts';
import { liveStore } from '../shared/live-store.ts';
import { compareNames } from '../shared/lookup.ts';

/** What a fund began with; its document has the fund's id. */
export interface StoredBalance {
  /** In dollars. */
  readonly amount: number;
  readonly version: number;
  /** The server's time of the last save. */
  readonly lastUpdated: Instant | null;
}

/** One card: a fund with its beginning balance; null when nobody has saved one yet. */
export interface FundCard {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly balance: StoredBalance | null;
}

export const fundBalances = liveStore<readonly (StoredBalance & { readonly id: string })[]>(
  (tell) => listenAll('fundBalances', (id, fields) => ({ id, ...storedBalance(fields) }), tell),
);

/** The database's rules have held the shape when it was written. */
export function storedBalance(fields: Fields): StoredBalance {
  const { amount, lastUpdated } = fields;
  return {
    amount: typeof amount === 'number' ? amount : 0,
    version: versionOf(fields),
    lastUpdated: typeof lastUpdated === 'number' ? lastUpdated : null,
  };
}

/** One card for each fund, by code. A balance whose fund is gone has none. */
export function fundCards(
  funds: readonly BookRow<'funds'>[],
  balances: readonly (StoredBalance & { readonly id: string })[],
): readonly FundCard[] {
  const byFund = new Map(balances.map(({ id, ...balance }) => [id, balance]));
  return funds
    .map(({ id, code, name }) => ({ id, code, name, balance: byFund.get(id) ?? null }))
    .sort((one, other) => compareNames(one.code, other.code) || compareNames(one.name, other.name));
}
