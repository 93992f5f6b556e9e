import type { BudgetLine } from '@pa-ledger/domain/reports/budget-report';
import { amountColumn, textColumn } from '../shared/lists/column-kinds.tsx';
import { SecondaryText } from '../../ui/text.ts';
import type { Column } from '../shared/lists/table-model.ts';
import { PercentUsed } from './PercentUsed.tsx';
import { reportMessages } from './reports-messages.ts';

/** The columns of Budget vs Actual in their order, with the specified headings. */
export const BUDGET_REPORT_COLUMNS: readonly Column<BudgetLine>[] = [
  textColumn('categoryName', 'Category', ({ row }) => row.categoryName, {
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
  textColumn('fundName', 'Fund', ({ row }) => row.fundName),
  amountColumn('originalBudget', 'Original Budget', ({ row }) => row.originalBudget),
  amountColumn('changes', 'Changes', ({ row }) => row.changes, 'signed'),
  amountColumn('finalBudget', 'Final Budget', ({ row }) => row.finalBudget),
  amountColumn('actualExpenses', 'Actual', ({ row }) => row.actualExpenses),
  // The minus sign says it without the color.
  amountColumn('variance', 'Variance', ({ row }) => row.variance, 'signed'),
  {
    id: 'percentUsed',
    label: '% Used',
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
