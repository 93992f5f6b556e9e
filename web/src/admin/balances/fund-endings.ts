import { sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { reconciliation, type FundBalanceLine } from '@pa-ledger/domain/reports/balances';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../app/store.ts';
import { reportSource } from '../reports/report-source.ts';
import type { FigureEntries } from '../shared/figures/Entries.tsx';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { useShownYear } from '../shared/years/useShownYear.ts';
import { balanceMessages } from './balances-messages.ts';

/** What a fund has at the end of a year, with everything that is entered. */
interface FundEnding {
  readonly amount: Cents;
  /** What it began with and what changed it since. */
  readonly entries: FigureEntries;
}

/** What funds have today, or at the end of an earlier year. */
export interface Endings {
  readonly label: string;
  readonly of: (fundId: string, name: string) => FundEnding | undefined;
  readonly totalOf: (fundIds: readonly string[]) => Cents;
}

/** By fund, as Reports have it. */
const endingsOf = keyedStores((year: FiscalYear) =>
  combineStores(
    [reportSource(year)],
    ([source]): ReadonlyMap<string, FundBalanceLine> =>
      new Map(reconciliation(source).lines.map((line) => [line.id, line])),
  ),
);

/** Returns what the funds have at the end of the shown year; null for a later one and until it is known. */
export function useEndings(): Endings | null {
  const { year, days, present } = useShownYear();
  const state = useStore(endingsOf(year));
  if (state.status !== 'ready' || year > present) return null;
  const lines = state.value;
  const label = year === present ? balanceMessages.today : balanceMessages.ending;
  return {
    label,
    of(fundId, name) {
      const line = lines.get(fundId);
      if (line === undefined) return undefined;
      const { endingBalance: amount, beginningBalance: beginning } = line;
      const title = balanceMessages.entriesOf(label, name);
      const counted = { figure: 'balance', countWhen: 'paid' } as const;
      return { amount, entries: { ...counted, title, year, days, fundId, beginning } };
    },
    totalOf: (fundIds) => sumCents(fundIds.flatMap((id) => lines.get(id)?.endingBalance ?? [])),
  };
}
