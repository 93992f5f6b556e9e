import {
  BUDGET_AMOUNTS,
  type BudgetLine,
  type BudgetReport as Report,
  budgetReport,
  budgetUse,
} from '@pa-ledger/domain/reports/budget-report';
import { REPORT_FILES } from '@pa-ledger/domain/reports/csv';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { SecondaryText } from '../../ui/text.ts';
import { amountColumns, amountTotals, textColumn } from '../shared/lists/column-kinds.tsx';
import type { Column, Totals } from '../shared/lists/table-model.ts';
import { Figures } from './Figures.tsx';
import { PairChart } from './PairChart.tsx';
import { PercentUsed } from './PercentUsed.tsx';
import { ReportTable } from './ReportSection.tsx';
import { Unbudgeted } from './Unbudgeted.tsx';
import { reportMessages } from './reports-messages.ts';
import { YearReport } from './YearReport.tsx';

const messages = reportMessages.budget;

/** Budget vs Actual. */
export function BudgetReport({ source }: { readonly source: ReportSource }) {
  const report = budgetReport(source);
  const { lines, totals } = report;
  return (
    <YearReport
      heading={messages.heading}
      source={source}
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
            isSecondPlan
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
        totals={budgetTotals(totals)}
      />
      <Unbudgeted
        words={{ heading: messages.unbudgeted, hint: messages.unbudgetedHint }}
        spendings={report.unbudgeted}
        sum={totals.unbudgeted}
      />
      <Unbudgeted
        words={{ heading: messages.fromClosed, hint: messages.fromClosedHint }}
        spendings={report.fromClosed}
        sum={totals.fromClosed}
      />
    </YearReport>
  );
}

const AMOUNTS = [
  { field: 'originalBudget', label: messages.originalBudget, tone: 'plain' },
  { field: 'changes', label: messages.changes, tone: 'change' },
  { field: 'finalBudget', label: messages.finalBudget, tone: 'plain' },
  { field: 'actualExpenses', label: messages.actual, tone: 'plain' },
  { field: 'variance', label: messages.variance, tone: 'signed', onCard: 'note' },
] as const;

/** The columns of Budget vs Actual in their order, with the specified headings. */
const BUDGET_REPORT_COLUMNS: readonly Column<BudgetLine>[] = [
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
  textColumn('fundName', reportMessages.fund, ({ row }) => row.fundName, { onCard: 'note' }),
  ...amountColumns(AMOUNTS, ({ row }: BudgetLine) => row),
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

/** The TOTAL row, which the file does not have. */
function budgetTotals(totals: Report['totals']): Totals {
  const { finalBudget, actualExpenses, percentUsed } = totals;
  const { label, cells } = amountTotals(reportMessages.total, AMOUNTS, totals);
  const use = budgetUse(finalBudget, actualExpenses);
  return {
    label,
    cells: { ...cells, percentUsed: <PercentUsed percent={percentUsed} use={use} /> },
  };
}

/** Sorts what was spent without a budget above everything else. */
function usedFor({ row }: BudgetLine): number {
  return row.percentUsed ?? Number.MAX_VALUE;
}
