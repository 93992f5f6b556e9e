import {
  BUDGET_AMOUNTS,
  type BudgetLine,
  budgetReport,
} from '@pa-ledger/domain/reports/budget-report';
import { REPORT_FILES } from '@pa-ledger/domain/reports/files';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { SecondaryText } from '../../ui/text.ts';
import { amountColumn, textColumn } from '../shared/lists/column-kinds.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { Figures } from './Figures.tsx';
import { PairChart } from './PairChart.tsx';
import { PercentUsed } from './PercentUsed.tsx';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import { Unbudgeted } from './Unbudgeted.tsx';
import { reportMessages } from './reports-messages.ts';

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

/** The columns of Budget vs Actual in their order, with the specified headings. */
export const BUDGET_REPORT_COLUMNS: readonly Column<BudgetLine>[] = [
  textColumn('categoryName', reportMessages.category, ({ row }) => row.categoryName, {
    cell: ({ row, items }) => (
      <>
        {row.categoryName}
        {items > 1 && (
          <SecondaryText as="span">{reportMessages.budget.itemsTogether(items)}</SecondaryText>
        )}
      </>
    ),
    onCard: 'title',
  }),
  textColumn('fundName', reportMessages.fund, ({ row }) => row.fundName),
  amountColumn('originalBudget', messages.originalBudget, ({ row }) => row.originalBudget),
  amountColumn('changes', messages.changes, ({ row }) => row.changes, 'signed'),
  amountColumn('finalBudget', messages.finalBudget, ({ row }) => row.finalBudget),
  amountColumn('actualExpenses', messages.actual, ({ row }) => row.actualExpenses),
  // The minus sign says it without the color.
  amountColumn('variance', messages.variance, ({ row }) => row.variance, 'signed'),
  {
    id: 'percentUsed',
    label: messages.percentUsed,
    cell: ({ row, use }) => <PercentUsed percent={row.percentUsed} use={use} />,
    numeric: true,
    sortable: true,
    compare: (one, other) => usedFor(one) - usedFor(other),
    onCard: 'figure',
  },
];

/** Sorts what was spent without a budget above everything else. */
function usedFor({ row }: BudgetLine): number {
  return row.percentUsed ?? Number.MAX_VALUE;
}
