import { BUDGET_AMOUNTS, budgetReport } from '@pa-ledger/domain/reports/budget-report';
import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { ReportTable } from './ReportTable.tsx';
import { BUDGET_REPORT_COLUMNS } from './budget-report-columns.tsx';
import { Figures } from './Figures.tsx';
import { PairChart } from './PairChart.tsx';
import { reportMessages } from './reports-messages.ts';
import { ReportSection } from './ReportSection.tsx';
import { Unbudgeted } from './Unbudgeted.tsx';

const messages = reportMessages.budget;

/** Budget vs Actual. */
export function BudgetReport({ source }: { readonly source: ReportSource }) {
  const report = budgetReport(source);
  const { lines, totals } = report;
  return (
    <ReportSection
      heading={messages.heading}
      hint={messages.hint}
      fileName={REPORT_FILES.budget}
      rows={report.rows}
      amounts={BUDGET_AMOUNTS}
    >
      {lines.length > 0 && (
        <>
          <Figures
            figures={[
              { label: messages.totalBudget, amount: totals.finalBudget },
              { label: messages.spent, amount: totals.actualExpenses },
              { label: messages.remaining, amount: totals.variance, tone: 'signed' },
            ]}
          />
          <PairChart
            title={messages.chart}
            series={[messages.actual, messages.finalBudget]}
            groups={report.byCategory.map((use) => ({
              id: use.categoryId,
              name: use.categoryName,
              amounts: [use.actualExpenses, use.finalBudget],
            }))}
          />
        </>
      )}
      <ReportTable
        name={messages.heading}
        columns={BUDGET_REPORT_COLUMNS}
        lines={lines}
        by="categoryName"
        empty={messages.empty}
      />
      <Unbudgeted spendings={report.unbudgeted} sum={totals.unbudgeted} />
    </ReportSection>
  );
}
