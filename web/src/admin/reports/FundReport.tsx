import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import { fundIncome } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/DataTable.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { FUND_COLUMNS, incomeTotals } from './income-columns.tsx';
import { PairChart } from './PairChart.tsx';
import { Reconciliation } from './Reconciliation.tsx';
import { ReportSection } from './ReportSection.tsx';
import { useReportSort } from './useReportSort.ts';
import { retryReportSource } from './useReportSource.ts';

/** Income by Fund, followed by what it makes of the beginning balances. */
export function FundReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = fundIncome(source);
  const sorted = useReportSort(lines, FUND_COLUMNS, 'fundCode');
  return (
    <>
      <ReportSection
        heading="Income by Fund"
        hint="What came into each fund and what was spent out of it."
        fileName={REPORT_FILES.funds}
        rows={lines.map(({ row }) => row)}
      >
        {lines.length > 0 && (
          <PairChart
            title="Income against expenses per fund"
            series={['Revenue', 'Expenses']}
            groups={lines.map(({ id, row }) => ({
              id,
              name: row.fundName,
              amounts: [row.revenue, row.expenses],
            }))}
          />
        )}
        <DataTable
          name="Income by Fund"
          columns={FUND_COLUMNS}
          {...sorted}
          keyOf={({ id }) => id}
          empty={
            <EmptyState>
              No fund data available. Add revenue and expense items to see the report.
            </EmptyState>
          }
          onRetry={retryReportSource}
          totals={incomeTotals(total)}
        />
      </ReportSection>
      <Reconciliation source={source} />
    </>
  );
}
