import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import { categoryIncome, INCOME_AMOUNTS } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { DataTable } from '../shared/DataTable.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import { CATEGORY_COLUMNS, incomeTotals } from './income-columns.tsx';
import { reportMessages } from './reports-messages.ts';
import { ReportSection } from './ReportSection.tsx';
import { useReportSort } from './useReportSort.ts';

const messages = reportMessages.categories;

/** Income by Category. */
export function CategoryReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = categoryIncome(source);
  const sorted = useReportSort(lines, CATEGORY_COLUMNS, 'categoryName');
  return (
    <ReportSection
      heading={messages.heading}
      hint={messages.hint}
      fileName={REPORT_FILES.categories}
      rows={lines.map(({ row }) => row)}
      amounts={INCOME_AMOUNTS}
    >
      <DataTable
        name={messages.heading}
        columns={CATEGORY_COLUMNS}
        {...sorted}
        keyOf={({ id }) => id}
        empty={<EmptyState>{messages.empty}</EmptyState>}
        totals={incomeTotals(total)}
      />
    </ReportSection>
  );
}
