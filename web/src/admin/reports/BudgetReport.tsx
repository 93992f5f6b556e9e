import { budgetReport } from '@pa-ledger/domain/reports/budget-report';
import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/DataTable.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { BUDGET_REPORT_COLUMNS } from './budget-report-columns.tsx';
import { Figures } from './Figures.tsx';
import { PairChart } from './PairChart.tsx';
import { ReportSection } from './ReportSection.tsx';
import { Unbudgeted } from './Unbudgeted.tsx';
import { useReportSort } from './useReportSort.ts';
import { retryReportSource } from './useReportSource.ts';

/** Budget vs Actual. */
export function BudgetReport({ source }: { readonly source: ReportSource }) {
  const report = budgetReport(source);
  const { lines, totals } = report;
  const sorted = useReportSort(lines, BUDGET_REPORT_COLUMNS, 'categoryName');
  return (
    <ReportSection
      heading="Budget vs Actual"
      hint="Manual expenses and submitted expenses against the final budget."
      fileName={REPORT_FILES.budget}
      rows={report.rows}
    >
      {lines.length > 0 && (
        <>
          <Figures
            figures={[
              { label: 'Budget in all', amount: totals.finalBudget },
              { label: 'Spent of it', amount: totals.actualExpenses },
              { label: 'Left in all', amount: totals.variance, tone: 'signed' },
            ]}
          />
          <PairChart
            title="Budget used per category"
            series={['Actual', 'Final Budget']}
            groups={report.byCategory.map((use) => ({
              id: use.categoryId,
              name: use.categoryName,
              amounts: [use.actualExpenses, use.finalBudget],
            }))}
          />
        </>
      )}
      <DataTable
        name="Budget vs Actual"
        columns={BUDGET_REPORT_COLUMNS}
        {...sorted}
        keyOf={({ id }) => id}
        empty={
          <EmptyState>No budget data available. Add budget items to see the report.</EmptyState>
        }
        onRetry={retryReportSource}
      />
      <Unbudgeted spendings={report.unbudgeted} sum={totals.unbudgeted} />
    </ReportSection>
  );
}
