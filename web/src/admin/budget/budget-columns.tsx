import { pairId } from '@pa-ledger/domain/ledger/cells';
import { cents, type Cents } from '@pa-ledger/domain/money/money';
import type { ReactNode } from 'react';
import { Multiline, NO_VALUE } from '../../ui/text.ts';
import {
  amountColumn,
  amountColumns,
  amountTotals,
  textColumn,
} from '../shared/lists/column-kinds.tsx';
import { Money } from '../shared/lists/Money.tsx';
import type { Column, Totals } from '../shared/lists/table-model.ts';
import { sharedMessages } from '../shared/shared-messages.ts';
import { totalsOf, type NamedItem } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';
import { sumOfLines, type ShownSide } from './budget-use.ts';
import { UseLink } from './UseLink.tsx';

/** The amounts in their order, with the specified headings. */
const BUDGET_AMOUNTS = [
  { field: 'originalBudget', label: budgetMessages.originalBudget, tone: 'plain' },
  { field: 'changes', label: budgetMessages.changes, tone: 'change' },
  { field: 'finalBudget', label: budgetMessages.finalBudget, tone: 'plain', onCard: 'figure' },
] as const;

/** The first of the specified columns. */
const PLAN: readonly Column<NamedItem>[] = [
  textColumn('category', sharedMessages.category, ({ categoryName }) => categoryName, {
    onCard: 'title',
  }),
  textColumn('fund', sharedMessages.fund, ({ fundName }) => fundName, { onCard: 'note' }),
  ...amountColumns(BUDGET_AMOUNTS, (item: NamedItem) => item).map((column) =>
    column.onCard === 'figure' ? { ...column, cell: boldFinalBudget } : column,
  ),
];

const DESCRIPTION: Column<NamedItem> = textColumn(
  'description',
  budgetMessages.description,
  ({ description = '' }) => description,
  {
    cell: ({ description = '' }) => (
      <Multiline>{description === '' ? NO_VALUE : description}</Multiline>
    ),
  },
);

function boldFinalBudget({ finalBudget }: NamedItem) {
  return (
    <b>
      <Money amount={finalBudget} />
    </b>
  );
}

/** Returns the columns in their order, with the specified headings; the table itself adds Actions. */
export function budgetColumns(shown: ShownSide): readonly Column<NamedItem>[] {
  const used = usedFields(shown).map(({ field, label }): Column<NamedItem> => {
    const amountIn = (item: NamedItem) => shown.uses?.lines.get(pairId(item))?.[field];
    return {
      ...amountColumn(field, label, (item) => amountIn(item) ?? cents(0)),
      isWide: field !== 'left',
      cell: (item) => {
        const amount = amountIn(item);
        if (amount === undefined || field === 'left') return amountCell(amount, shown);
        const name = budgetMessages.placeOf(item.categoryName, item.fundName);
        return <UseLink shown={shown} place={item} name={name} field={field} amount={amount} />;
      },
    };
  });
  return [...PLAN, ...used, DESCRIPTION];
}

/** Returns the totals below the columns. */
export function budgetTotals(items: readonly NamedItem[], shown: ShownSide): Totals {
  const label = budgetMessages.totalOf(items.length);
  const { cells } = amountTotals(label, BUDGET_AMOUNTS, totalsOf(items));
  const sums = shown.uses && sumOfLines(items, shown.uses);
  const used = usedFields(shown).map(({ field }): [string, ReactNode] => [
    field,
    amountCell(sums?.[field], shown),
  ]);
  return { label, cells: { ...cells, ...Object.fromEntries(used) } };
}

/** Returns what the lines have used, in the order of its columns; the file does not have them. */
function usedFields({ messages, hasPromised }: ShownSide) {
  const promised = { field: 'promised', label: budgetMessages.promised } as const;
  return [
    { field: 'used', label: messages.used } as const,
    ...(hasPromised ? [promised] : []),
    { field: 'left', label: messages.left } as const,
  ];
}

function amountCell(amount: Cents | undefined, { unknown }: ShownSide): ReactNode {
  return amount === undefined ? unknown : <Money amount={amount} tone="quiet" />;
}
