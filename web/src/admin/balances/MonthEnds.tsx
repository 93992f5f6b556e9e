import { monthEnds } from '@pa-ledger/domain/ledger/beginnings';
import { formatCents } from '@pa-ledger/domain/money/money';
import {
  fiscalYearBefore,
  fiscalYearMonths,
  type FiscalCalendar,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { formatMonth, monthOf } from '@pa-ledger/domain/time/months';
import { useStore } from '../../app/store.ts';
import { MonthChart } from '../shared/figures/MonthChart.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { calendar } from '../shared/records/closings.ts';
import { fundBalances } from '../shared/records/fund-balances.ts';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { totalsBefore, totalsOf } from '../shared/records/totals.ts';
import { useShownYear, type ShownYear } from '../shared/years/useShownYear.ts';
import { treasurerReportOf } from '../shared/years/year-address.ts';
import { balanceMessages as messages } from './balances-messages.ts';

/** What the tab reads anyway. */
const booksUntil = keyedStores((year: FiscalYear) =>
  combineStores(
    [fundBalances, totalsBefore(year), totalsOf(year), calendar],
    ([stored, before, within, years]) => ({ stored, cells: [...before, ...within], years }),
  ),
);

/** What the funds had together at the end of each of twelve months: a chart and its table. */
export function MonthEnds({ fundIds }: { readonly fundIds: readonly string[] }) {
  const shown = useShownYear();
  const state = useStore(booksUntil(shown.year));
  if (state.status !== 'ready') return null;
  const { stored, cells, years } = state.value;
  const ends = monthEnds(monthsIn(shown, years), fundIds, stored, cells, years);
  const [first, last] = [ends[0], ends.at(-1)];
  // A single bar says no more than the total.
  if (first === undefined || last === undefined || first === last) return null;
  return (
    <TabSection heading={messages.months} sx={{ marginTop: '2rem', maxWidth: '60rem' }}>
      <MonthChart
        name={messages.months}
        sentence={messages.chart(
          [formatMonth(first.month), formatCents(first.amount)],
          [formatMonth(last.month), formatCents(last.amount)],
        )}
        months={ends.map(({ month }) => month)}
        series={[{ name: messages.allFunds, amounts: ends.map(({ amount }) => amount) }]}
        addressOf={treasurerReportOf}
      />
    </TabSection>
  );
}

/** Returns the months of an earlier year, or the last twelve up to today. */
function monthsIn({ year, present, today }: ShownYear, years: FiscalCalendar) {
  if (year > present) return [];
  const own = fiscalYearMonths(year, years);
  if (year < present) return own;
  const before = fiscalYearMonths(fiscalYearBefore(year), years);
  return [...before, ...own].filter((month) => month <= monthOf(today)).slice(-12);
}
