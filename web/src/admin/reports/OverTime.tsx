import type { EventSummary } from '@pa-ledger/domain/reports/income';
import { incomeByMonth, incomeByYear } from '@pa-ledger/domain/reports/income-over-time';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { monthDays } from '@pa-ledger/domain/bank/register';
import {
  fiscalYearDays,
  type FiscalCalendar,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';
import { formatMonth, type Month } from '@pa-ledger/domain/time/months';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { labelOf, useCalendar } from '../shared/years/useShownYear.ts';
import { incomeTotals, summaryColumns, type Line, type NamedSummary } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { useOpenings } from './report-figures.ts';
import { reportMessages } from './reports-messages.ts';

interface OverTimeProps {
  readonly source: ReportSource;
  /** What all lines add up to. */
  readonly total: EventSummary;
}

/** Income and expenses of each month of the year that is shown, or of each year when all are: a chart and its table. */
export function OverTime({ source, total }: OverTimeProps) {
  const calendar = useCalendar();
  const openings = useOpenings(source);
  const lines = linesOf(source, calendar);
  if (lines.length === 0) return null;
  const messages = reportMessages.overTime[source.year === null ? 'years' : 'months'];
  return (
    <TabSection heading={messages.heading} hint={messages.hint}>
      <PairChart
        title={messages.chart}
        series={[reportMessages.revenue, reportMessages.expenses]}
        groups={lines.map(({ id, row }) => ({
          id,
          name: row.name,
          amounts: [row.revenue, row.expenses],
        }))}
      />
      <DataTable
        name={messages.heading}
        columns={summaryColumns(
          messages.part,
          ({ id, row }) =>
            (figure) =>
              openings(figure, { name: row.name, ...partOf(source, id, calendar) }),
        )}
        rows={{ status: 'ready', value: lines }}
        keyOf={({ id }) => id}
        empty={null}
        totals={incomeTotals(total, openings)}
      />
    </TabSection>
  );
}

/** The days of a month of the year that is shown, or of a year when all are. */
function partOf({ year }: ReportSource, id: string, calendar: FiscalCalendar) {
  // The ids of `linesOf`.
  if (year !== null) return { days: monthDays(id as Month) };
  const own = id as FiscalYear;
  return { days: fiscalYearDays(own, calendar), year: own };
}

function linesOf(source: ReportSource, calendar: FiscalCalendar): readonly Line<NamedSummary>[] {
  if (source.year === null) {
    return incomeByYear(source, calendar).map(({ id, row }) => ({
      id,
      row: { name: labelOf(id), ...row },
    }));
  }
  return incomeByMonth(source, source.year, calendar).map(({ id, row }) => ({
    id,
    row: { name: formatMonth(id), ...row },
  }));
}
