import { splitCells, type ReportSource } from '@pa-ledger/domain/reports/source';
import { beginningOfAll } from '@pa-ledger/domain/ledger/beginnings';
import { dollarsFromCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { budgetItems, categories, funds } from '../shared/records/ledger-records.ts';
import { combineStores } from '../shared/records/live-store.ts';
import { totals } from '../shared/records/totals.ts';

const { policies, fiscalYearFirstMonth } = organization;

/** Everything that the reports show, live, without reading a transaction. */
export const reportSource = combineStores(
  [categories, funds, budgetItems, fundBalances, totals],
  ([categoryRows, fundRows, items, stored, cells]): ReportSource => ({
    categories: categoryRows,
    funds: fundRows,
    budgetItems: items,
    balances: [...new Set(stored.map(({ fundId }) => fundId))].map((fundId) => {
      const beginning = beginningOfAll(fundId, stored, cells, fiscalYearFirstMonth);
      return { fundId, amount: dollarsFromCents(beginning) };
    }),
    ...splitCells(cells),
    countWhen: policies.countWhen,
  }),
);
