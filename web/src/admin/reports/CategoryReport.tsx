import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import { categoryIncome } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/DataTable.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { CATEGORY_COLUMNS, incomeTotals } from './income-columns.tsx';
import { ReportSection } from './ReportSection.tsx';
import { useReportSort } from './useReportSort.ts';
import { retryReportSource } from './useReportSource.ts';

/** Income by Category. */
export function CategoryReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = categoryIncome(source);
  const sorted = useReportSort(lines, CATEGORY_COLUMNS, 'categoryName');
  return (
    <ReportSection
      heading="Income by Category"
      hint="What each category took in and spent, over all funds."
      fileName={REPORT_FILES.categories}
      rows={lines.map(({ row }) => row)}
    >
      <DataTable
        name="Income by Category"
        columns={CATEGORY_COLUMNS}
        {...sorted}
        keyOf={({ id }) => id}
        empty={
          <EmptyState>
            No category data available. Add revenue and expense items to see the report.
          </EmptyState>
        }
        onRetry={retryReportSource}
        totals={incomeTotals(total)}
      />
    </ReportSection>
  );
}
