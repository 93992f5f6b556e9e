import { type CsvRow, REPORT_FILES } from '@pa-ledger/domain/reports/csv';
import {
  categoryIncome,
  fundIncome,
  INCOME_AMOUNTS,
  type EventSummary,
} from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { Suspense, type ReactNode } from 'react';
import { lazy } from '../lazy.ts';
import type { Column } from '../shared/lists/table-model.ts';
import { categoryColumns, fundColumns, incomeTotals, type Line } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { useOpenings } from './report-figures.ts';
import { reportMessages } from './reports-messages.ts';
import { YearReport } from './YearReport.tsx';
import { ReportTable } from './ReportSection.tsx';

/** Below the reports, so their code comes after the figures. */
const OverTime = lazy(async () => ({ default: (await import('./OverTime.tsx')).OverTime }));
const Reconciliation = lazy(async () => ({
  default: (await import('./Reconciliation.tsx')).Reconciliation,
}));

/** Income by Category, and below it how it came over time. */
export function CategoryReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = categoryIncome(source);
  const openings = useOpenings(source);
  return (
    <>
      <IncomeReport
        report="categories"
        source={source}
        lines={lines}
        total={total}
        columns={categoryColumns(openings)}
        by="categoryName"
      />
      <Suspense>
        <OverTime source={source} total={total} />
      </Suspense>
    </>
  );
}

/** Income by Fund, and below it the ending balances that follow from it. */
export function FundReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = fundIncome(source);
  const openings = useOpenings(source);
  return (
    <>
      <IncomeReport
        report="funds"
        source={source}
        lines={lines}
        total={total}
        columns={fundColumns(openings)}
        by="fundCode"
      >
        {lines.length > 0 && (
          <PairChart
            title={reportMessages.funds.chart}
            series={[reportMessages.revenue, reportMessages.expenses]}
            groups={lines.map(({ id, row }) => ({
              id,
              name: row.fundName,
              amounts: [row.revenue, row.expenses],
            }))}
          />
        )}
      </IncomeReport>
      <Suspense>
        <Reconciliation source={source} />
      </Suspense>
    </>
  );
}

interface IncomeReportProps<Row> {
  readonly report: 'categories' | 'funds';
  readonly source: ReportSource;
  readonly lines: readonly Line<Row>[];
  readonly total: EventSummary;
  readonly columns: readonly Column<Line<Row>>[];
  /** The column by which the report is ordered. */
  readonly by: string;
  /** Below the table, which begins on the first screen. */
  readonly children?: ReactNode;
}

function IncomeReport<Row extends EventSummary & CsvRow<Row, keyof EventSummary>>(
  props: IncomeReportProps<Row>,
) {
  const { report, source, lines, total, columns, by, children } = props;
  const messages = reportMessages[report];
  const openings = useOpenings(source);
  return (
    <YearReport
      heading={messages.heading}
      source={source}
      hint={messages.hint}
      fileName={REPORT_FILES[report]}
      rows={lines.map(({ row }) => row)}
      amounts={INCOME_AMOUNTS}
    >
      <ReportTable
        name={messages.heading}
        columns={columns}
        lines={lines}
        by={by}
        empty={messages.empty}
        totals={incomeTotals(total, openings)}
      />
      {children}
    </YearReport>
  );
}
