import { amountColumn, textColumn } from '../shared/lists/column-kinds.tsx';
import { Multiline, NO_VALUE } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import type { NamedItem } from './budget-items.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { budgetMessages } from './budget-messages.ts';

/** The columns in their order, with the specified headings; the table itself adds Actions. */
export const BUDGET_COLUMNS: readonly Column<NamedItem>[] = [
  textColumn('category', sharedMessages.category, ({ categoryName }) => categoryName, {
    onCard: 'title',
  }),
  textColumn('fund', sharedMessages.fund, ({ fundName }) => fundName, { onCard: 'note' }),
  amountColumn(
    'originalBudget',
    budgetMessages.originalBudget,
    ({ originalBudget }) => originalBudget,
  ),
  // The minus sign says the same without the color.
  amountColumn('changes', budgetMessages.changes, ({ changes }) => changes, 'change'),
  {
    ...amountColumn<NamedItem>(
      'finalBudget',
      budgetMessages.finalBudget,
      ({ finalBudget }) => finalBudget,
      undefined,
      'figure',
    ),
    cell: ({ finalBudget }) => (
      <b>
        <Money amount={finalBudget} />
      </b>
    ),
  },
  textColumn('description', budgetMessages.description, ({ description = '' }) => description, {
    cell: ({ description = '' }) => (
      <Multiline>{description === '' ? NO_VALUE : description}</Multiline>
    ),
  }),
];
