import type { EventSummary } from '@pa-ledger/domain/reports/income';
import { incomeByMonth, incomeByYear } from '@pa-ledger/domain/reports/income-over-time';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import type { FiscalCalendar } from '@pa-ledger/domain/time/fiscal-year';
import { formatMonth } from '@pa-ledger/domain/time/months';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { labelOf, useCalendar } from '../shared/years/useShownYear.ts';
import { incomeTotals, summaryColumns, type Line, type NamedSummary } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { reportMessages } from './reports-messages.ts';

interface OverTimeProps {
  readonly source: ReportSource;
  /** What all lines add up to. */
  readonly total: EventSummary;
}

/** Income and expenses of each month of the year that is shown, or of each year when all are: a chart and its table. */
export function OverTime({ source, total }: OverTimeProps) {
  const lines = linesOf(source, useCalendar());
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
        columns={summaryColumns(messages.part)}
        rows={{ status: 'ready', value: lines }}
        keyOf={({ id }) => id}
        empty={null}
        totals={incomeTotals(total)}
      />
    </TabSection>
  );
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
