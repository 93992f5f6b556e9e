import { readAmounts } from '@pa-ledger/domain/ledger/cells';
import { organization } from '@pa-ledger/domain/organization';
import type { PairTotals, ReportSource } from '@pa-ledger/domain/reports/source';
import type { Fields } from '../../data/documents.ts';
import { listenAll } from '../../data/listen.ts';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { budgetItems, categories, funds } from '../shared/records/ledger-records.ts';
import { combineStores, liveStore } from '../shared/records/live-store.ts';

/** The totals that the server keeps, live: one for each month, category and fund, however many transactions there are. */
export const totals = liveStore<readonly PairTotals[]>((onChange) =>
  listenAll('totals', (_id, fields) => readCell(fields), onChange),
);

/** Reads a document of the totals; an amount to which nothing was added yet is 0. */
export function readCell(fields: Fields): PairTotals {
  const { categoryId, fundId } = fields;
  return {
    categoryId: typeof categoryId === 'string' ? categoryId : '',
    fundId: typeof fundId === 'string' ? fundId : null,
    ...readAmounts(fields),
  };
}

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
