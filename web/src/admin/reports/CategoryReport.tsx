import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import { categoryIncome, INCOME_AMOUNTS } from '@pa-ledger/domain/reports/income';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { ReportTable } from './ReportTable.tsx';
import { CATEGORY_COLUMNS, incomeTotals } from './income-columns.tsx';
import { reportMessages } from './reports-messages.ts';
import { ReportSection } from './ReportSection.tsx';

const messages = reportMessages.categories;

/** Income by Category. */
export function CategoryReport({ source }: { readonly source: ReportSource }) {
  const { lines, total } = categoryIncome(source);
  return (
    <ReportSection
      heading={messages.heading}
      hint={messages.hint}
      fileName={REPORT_FILES.categories}
      rows={lines.map(({ row }) => row)}
      amounts={INCOME_AMOUNTS}
    >
      <ReportTable
        name={messages.heading}
        columns={CATEGORY_COLUMNS}
        lines={lines}
        by="categoryName"
        empty={messages.empty}
        totals={incomeTotals(total)}
      />
    </ReportSection>
  );
}
