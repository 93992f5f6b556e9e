import { compareNames } from '@pa-ledger/domain/text/names';
import { amountColumn } from '../shared/amount-column.tsx';
import { Multiline } from '../../ui/text.ts';
import { Money } from '../shared/Money.tsx';
import type { Column } from '../shared/table-model.ts';
import type { NamedItem } from './budget-items.ts';

/** The columns in their order, with the specified headings; the table itself adds Actions. */
export const BUDGET_COLUMNS: readonly Column<NamedItem>[] = [
  {
    id: 'category',
    label: 'Category',
    cell: ({ categoryName }) => categoryName,
    sortable: true,
    compare: (one, other) => compareNames(one.categoryName, other.categoryName),
    onCard: 'title',
  },
  {
    id: 'fund',
    label: 'Fund',
    cell: ({ fundName }) => fundName,
    sortable: true,
    compare: (one, other) => compareNames(one.fundName, other.fundName),
  },
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
  {
    id: 'description',
    label: 'Description',
    cell: ({ description = '' }) => <Multiline>{description === '' ? '–' : description}</Multiline>,
    sortable: true,
    compare: (one, other) => compareNames(one.description ?? '', other.description ?? ''),
  },
];
