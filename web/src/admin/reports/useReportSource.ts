import { organization } from '@pa-ledger/domain/organization';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import type { AsyncState } from '../../data/async-state.ts';
import { budgetItems, categories, funds } from '../shared/records/ledger-records.ts';
import { combineStates } from '../shared/records/combine-states.ts';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { useStore } from '../../app/store.ts';
import { totals } from './totals.ts';

/** Returns everything that the reports show, live, without reading a transaction. */
export function useReportSource(): AsyncState<ReportSource> {
  const names = combineStates(useStore(categories), useStore(funds), (categoryRows, fundRows) => ({
    categories: categoryRows,
    funds: fundRows,
  }));
  const plans = combineStates(useStore(budgetItems), useStore(fundBalances), (items, balances) => ({
    budgetItems: items,
    balances: balances.map(({ id, amount }) => ({ fundId: id, amount })),
  }));
  const books = combineStates(names, plans, (one, other) => ({ ...one, ...other }));
  return combineStates(books, useStore(totals), (rest, cells) => ({
    ...rest,
    cells,
    countWhen: organization.policies.countWhen,
  }));
}

/** What the reports are made of. */
export const REPORT_LISTS = [categories, funds, budgetItems, fundBalances, totals];
