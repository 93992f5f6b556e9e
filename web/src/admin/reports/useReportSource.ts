import { organization } from '@pa-ledger/domain/organization';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import type { AsyncState } from '../../firebase/async-state.ts';
import { budgetItems, categories, funds } from '../shared/ledger-records.ts';
import { combineLive } from '../shared/combine-live.ts';
import { fundBalances } from '../shared/fund-balances.ts';
import { useLive } from '../shared/useLive.ts';
import { totals } from './totals.ts';

/** All that the reports are made of, live; no transaction is read for it. */
export function useReportSource(): AsyncState<ReportSource> {
  const names = combineLive(useLive(categories), useLive(funds), (categoryRows, fundRows) => ({
    categories: categoryRows,
    funds: fundRows,
  }));
  const plans = combineLive(useLive(budgetItems), useLive(fundBalances), (items, balances) => ({
    budgetItems: items,
    balances: balances.map(({ id, amount }) => ({ fundId: id, amount })),
  }));
  const books = combineLive(names, plans, (one, other) => ({ ...one, ...other }));
  return combineLive(books, useLive(totals), (rest, cells) => ({
    ...rest,
    cells,
    countWhen: organization.policies.countWhen,
  }));
}

/** Begins anew after a failure. */
export function retryReportSource(): void {
  for (const list of [categories, funds, budgetItems, fundBalances, totals]) list.retry();
}
