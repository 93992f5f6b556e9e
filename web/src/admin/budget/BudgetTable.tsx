import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { sectionsOf, type Section } from '@pa-ledger/domain/ledger/board-order';
import { UNKNOWN } from '@pa-ledger/domain/text/sort';
import { useState } from 'react';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { FilterBar, placeParts } from '../shared/lists/FilterBar.tsx';
import type { Lookup, Option } from '../shared/records/lookup.ts';
import { Paging } from '../shared/lists/Paging.tsx';
import { usePageOf } from '../shared/lists/usePageOf.ts';
import { SortChoice } from '../shared/lists/SortChoice.tsx';
import { RowActions } from '../shared/frame/RowActions.tsx';
import { CARDS_BELOW } from '../shared/lists/table-styles.ts';
import { Money } from '../shared/lists/Money.tsx';
import { sortRows, type Column, type RowGroup, type Sort } from '../shared/lists/table-model.ts';
import { yearMessages } from '../shared/years/year-messages.ts';
import { SecondaryText } from '../../ui/text.ts';
import type { BudgetKind } from './budget-kinds.ts';
import { budgetColumns, budgetTotals } from './budget-columns.tsx';
import type { ShownSide } from './budget-use.ts';
import {
  filterItems,
  MISSING_OPTION,
  namedItems,
  NO_FILTER,
  totalsOf,
  type BudgetFilter,
  type BudgetRow,
  type NamedItem,
} from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';
import { orderMessages } from './order/order-messages.ts';

interface BudgetTableProps {
  readonly kind: BudgetKind;
  readonly side: ShownSide;
  /** The chosen ones. */
  readonly columns: readonly Column<NamedItem>[];
  readonly rows: readonly BudgetRow[];
  readonly lookup: Lookup;
  /** The board's own order, as it is stored; empty if there is none. */
  readonly order: readonly string[];
  /** The fiscal year as people write it. */
  readonly label: string;
  /** Whether the year is closed: then nothing can be changed. */
  readonly isClosed: boolean;
  readonly filter: BudgetFilter;
  readonly setFilter: (filter: BudgetFilter) => void;
  readonly onAdd: (() => void) | undefined;
  readonly onEdit: (row: BudgetRow) => void;
  readonly onDelete: (row: BudgetRow) => void;
}

/** The items of a side of the budget: sorted, filtered and paged, with the totals of all that pass the filter. */
export function BudgetTable(props: BudgetTableProps) {
  const { kind, side, columns, rows, lookup, order, label, isClosed, filter, setFilter } = props;
  const { onAdd, onEdit, onDelete } = props;
  const { collection, messages } = kind;
  const all = budgetColumns(side);
  // Null until a choice is made.
  const [chosenSort, setSort] = useState<Sort | null>(null);
  const items = namedItems(rows, lookup);
  const chosen = filterItems(items, filter);
  const sort = chosenSort ?? (order.length === 0 ? BY_CATEGORY : IN_ORDER);
  const isInOrder = sort.by === IN_ORDER.by;
  const sections = isInOrder ? sectionsOf(order, chosen) : [];
  const { rows: shown, paging } = usePageOf(
    isInOrder ? sections.flatMap(({ lines }) => lines) : sortRows(chosen, all, sort),
  );
  const sortable = order.length === 0 ? all : [ORDER_COLUMN, ...all];
  if (items.length === 0) {
    return (
      <EmptyState begin={onAdd && { label: messages.begin, onClick: onAdd }}>
        <p>{messages.empty}</p>
        <SecondaryText>{messages.emptyHint}</SecondaryText>
        <SecondaryText>{yearMessages.shown(label)}</SecondaryText>
      </EmptyState>
    );
  }
  return (
    <>
      <FilterBar
        filter={filter}
        none={NO_FILTER}
        onFilter={(next) => {
          setFilter(next);
          paging.onPage(0);
        }}
        parts={placeParts(
          {
            categoryOptions: withMissing(lookup.categoryOptions, items, 'categoryName'),
            fundOptions: withMissing(lookup.fundOptions, items, 'fundName'),
          },
          [budgetMessages.showCategory, budgetMessages.showFund],
        )}
        sortChoice={<SortChoice columns={sortable} sort={sort} onSort={setSort} />}
      />
      {order.length > 0 && !isInOrder && (
        <BackToOrder onClick={() => setSort(null)}>{orderMessages.showBoardsOrder}</BackToOrder>
      )}
      <DataTable
        name={messages.tableName}
        columns={columns}
        rows={{ status: 'ready', value: shown }}
        keyOf={({ id }) => id}
        actions={(item) => (
          <RowActions
            name={budgetMessages.itemName(lookup, item)}
            of={{ collection, id: item.id }}
            onEdit={isClosed ? undefined : () => onEdit(item.row)}
            onDelete={isClosed ? undefined : () => onDelete(item.row)}
          />
        )}
        groupOf={isInOrder ? groupsOf(sections) : undefined}
        sort={sort}
        onSort={setSort}
        empty={<EmptyState>{messages.noMatch}</EmptyState>}
        totals={budgetTotals(chosen, side)}
        footer={<Paging {...paging} />}
      />
    </>
  );
}

const BY_CATEGORY: Sort = { by: 'category', direction: 'asc' };
const IN_ORDER: Sort = { by: 'order', direction: 'asc' };

/** For the choice of the order alone: it is no column of the table. */
const ORDER_COLUMN: Column<NamedItem> = {
  id: IN_ORDER.by,
  label: orderMessages.boardsOrder,
  cell: () => null,
  sortable: true,
  orders: [orderMessages.asArranged],
};

/** Returns what finds the heading above an item, with the final budget of what is below it. */
function groupsOf(sections: readonly Section<NamedItem>[]): (item: NamedItem) => RowGroup | null {
  const groups = new Map<string, RowGroup>();
  for (const { id, heading, isRest, lines } of sections) {
    const name = isRest ? orderMessages.rest : heading;
    if (name === null) continue;
    const label = (
      <>
        {name}: <Money amount={totalsOf(lines).finalBudget} />
      </>
    );
    for (const line of lines) groups.set(line.id, { id, label });
  }
  return ({ id }) => groups.get(id) ?? null;
}

/** Where the list has columns to press, the way back from one; cards have a choice. */
const BackToOrder = styled(Button)(({ theme }) => ({
  marginBottom: '0.5rem',
  [theme.breakpoints.down(CARDS_BELOW)]: { display: 'none' },
}));

/** Unknown is an option when the category or the fund of some items is missing. */
function withMissing(
  options: readonly Option[],
  items: readonly NamedItem[],
  name: 'categoryName' | 'fundName',
): readonly Option[] {
  const isMissing = items.some((item) => item[name] === UNKNOWN);
  return isMissing ? [...options, { value: MISSING_OPTION, label: UNKNOWN }] : options;
}
