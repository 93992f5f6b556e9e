import { organization } from '@pa-ledger/domain/organization';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { budgetItems, categories, funds } from '../shared/records/ledger-records.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { totals } from './totals.ts';

/** Everything that the reports show, live, without reading a transaction. */
export const reportSource = combineStores(
  [categories, funds, budgetItems, fundBalances, totals],
  ([categoryRows, fundRows, items, balances, cells]): ReportSource => ({
    categories: categoryRows,
    funds: fundRows,
    budgetItems: items,
    balances: balances.map(({ id, amount }) => ({ fundId: id, amount })),
    cells,
    countWhen: organization.policies.countWhen,
  }),
);
