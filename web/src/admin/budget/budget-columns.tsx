import { Multiline, NO_VALUE } from '../../ui/text.ts';
import { amountColumns, textColumn } from '../shared/lists/column-kinds.tsx';
import { Money } from '../shared/lists/Money.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import type { NamedItem } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';

/** The amounts in their order, with the specified headings. */
export const BUDGET_AMOUNTS = [
  { field: 'originalBudget', label: budgetMessages.originalBudget, tone: 'plain' },
  { field: 'changes', label: budgetMessages.changes, tone: 'change' },
  { field: 'finalBudget', label: budgetMessages.finalBudget, tone: 'plain', onCard: 'figure' },
] as const;

/** The columns in their order, with the specified headings; the table itself adds Actions. */
export const BUDGET_COLUMNS: readonly Column<NamedItem>[] = [
  textColumn('category', sharedMessages.category, ({ categoryName }) => categoryName, {
    onCard: 'title',
  }),
  textColumn('fund', sharedMessages.fund, ({ fundName }) => fundName, { onCard: 'note' }),
  ...amountColumns(BUDGET_AMOUNTS, (item: NamedItem) => item).map((column) =>
    column.onCard === 'figure' ? { ...column, cell: boldFinalBudget } : column,
  ),
  textColumn('description', budgetMessages.description, ({ description = '' }) => description, {
    cell: ({ description = '' }) => (
      <Multiline>{description === '' ? NO_VALUE : description}</Multiline>
    ),
  }),
];

function boldFinalBudget({ finalBudget }: NamedItem) {
  return (
    <b>
      <Money amount={finalBudget} />
    </b>
  );
}
