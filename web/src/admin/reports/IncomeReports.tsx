import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import {
  categoryIncome,
  fundIncome,
  INCOME_AMOUNTS,
  type EventSummary,
} from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { lazy, Suspense, type ReactNode } from 'react';
import type { Column } from '../shared/lists/table-model.ts';
import { CATEGORY_COLUMNS, FUND_COLUMNS, incomeTotals, type Line } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { reportMessages } from './reports-messages.ts';
import { ReportSection, ReportTable } from './ReportSection.tsx';

/** Below the report, so its code comes after the figures. */
const Reconciliation = lazy(async () => ({
  default: (await import('./Reconciliation.tsx')).Reconciliation,
}));

/** Income by Category. */
export function CategoryReport({ source }: { readonly source: ReportSource }) {
  return (
    <IncomeReport
      report="categories"
      {...categoryIncome(source)}
      columns={CATEGORY_COLUMNS}
      by="categoryName"
    />
  );
}

/** Income by Fund, and below it the ending balances that follow from it. */
export function FundReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = fundIncome(source);
  return (
    <>
      <IncomeReport report="funds" lines={lines} total={total} columns={FUND_COLUMNS} by="fundCode">
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
  readonly lines: readonly Line<Row>[];
  readonly total: EventSummary;
  readonly columns: readonly Column<Line<Row>>[];
  /** The column by which the report is ordered. */
  readonly by: string;
  /** Above the table. */
  readonly children?: ReactNode;
}

function IncomeReport<Row extends EventSummary & CsvRow<Row, keyof EventSummary>>(
  props: IncomeReportProps<Row>,
) {
  const { report, lines, total, columns, by, children } = props;
  const messages = reportMessages[report];
  return (
    <ReportSection
      heading={messages.heading}
      hint={messages.hint}
      fileName={REPORT_FILES[report]}
      rows={lines.map(({ row }) => row)}
      amounts={INCOME_AMOUNTS}
    >
      {children}
      <ReportTable
        name={messages.heading}
        columns={columns}
        lines={lines}
        by={by}
        empty={messages.empty}
        totals={incomeTotals(total)}
      />
    </ReportSection>
  );
}
