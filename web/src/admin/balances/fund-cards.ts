import { compareNames } from '@pa-ledger/domain/text/names';
import type { RecordRow } from '../shared/records/ledger-records.ts';
import type { StoredBalance } from '../shared/records/fund-balances.ts';

/** One card: a fund with its beginning balance; null when nobody has saved one yet. */
export interface FundCard {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly balance: StoredBalance | null;
}

/** Returns one card for each fund, by code. A balance whose fund is missing has none. */
export function fundCards(
  funds: readonly RecordRow<'funds'>[],
  balances: readonly (StoredBalance & { readonly id: string })[],
): readonly FundCard[] {
  const byFund = new Map(balances.map(({ id, ...balance }) => [id, balance]));
  return funds
    .map(({ id, code, name }) => ({ id, code, name, balance: byFund.get(id) ?? null }))
    .sort((one, other) => compareNames(one.code, other.code) || compareNames(one.name, other.name));
}
