import type { CountWhen } from '@pa-ledger/domain/organization';
import { pairUses, type PairUse } from '@pa-ledger/domain/reports/unpaid';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { reportSource } from './report-source.ts';

/** What each category and fund has received, spent, and promised in a year. */
export interface YearUses {
  /** By `pairId`. */
  readonly uses: ReadonlyMap<string, PairUse>;
  readonly countWhen: CountWhen;
}

/** The same, live, from the totals that the reports read. */
export const usesOf = keyedStores((year: FiscalYear) =>
  combineStores([reportSource(year)], ([source]): YearUses => ({
    uses: pairUses(source),
    countWhen: source.countWhen,
  })),
);
