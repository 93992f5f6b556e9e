import { amountColumn, textColumn } from '../shared/lists/column-kinds.tsx';
import { Multiline } from '../../ui/text.ts';
import { Money } from '../shared/lists/Money.tsx';
import type { Column } from '../shared/lists/table-model.ts';
import type { NamedItem } from './budget-items.ts';

/** The columns in their order, with the specified headings; the table itself adds Actions. */
export const BUDGET_COLUMNS: readonly Column<NamedItem>[] = [
  textColumn('category', 'Category', ({ categoryName }) => categoryName, { onCard: 'title' }),
  textColumn('fund', 'Fund', ({ fundName }) => fundName),
  amountColumn('originalBudget', 'Original Budget', ({ originalBudget }) => originalBudget),
  // The minus sign says the same without the color.
  amountColumn('changes', 'Changes', ({ changes }) => changes, 'signed'),
  {
    ...amountColumn<NamedItem>('finalBudget', 'Final Budget', ({ finalBudget }) => finalBudget),
    cell: ({ finalBudget }) => (
      <b>
        <Money amount={finalBudget} />
      </b>
    ),
  },
  textColumn('description', 'Description', ({ description = '' }) => description, {
    cell: ({ description = '' }) => <Multiline>{description === '' ? '–' : description}</Multiline>,
  }),
];
