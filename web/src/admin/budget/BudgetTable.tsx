import { UNKNOWN } from '@pa-ledger/domain/text/names';
import { useState } from 'react';
import { amountTotals } from '../shared/lists/column-kinds.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { FilterBar } from '../shared/lists/FilterBar.tsx';
import type { Lookup, Option } from '../shared/records/lookup.ts';
import { Paging, usePageOf } from '../shared/lists/Paging.tsx';
import { SortChoice } from '../shared/lists/SortChoice.tsx';
import { RowActions } from '../shared/frame/RowActions.tsx';
import { sortRows, type Sort } from '../shared/lists/table-model.ts';
import { yearMessages } from '../shared/years/year-messages.ts';
import { SecondaryText } from '../../ui/text.ts';
import type { BudgetKind } from './budget-kinds.ts';
import { BUDGET_AMOUNTS, BUDGET_COLUMNS } from './budget-columns.tsx';
import {
  filterItems,
  MISSING_OPTION,
  namedItems,
  NO_FILTER,
  totalsOf,
  type BudgetRow,
  type NamedItem,
} from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';

interface BudgetTableProps {
  readonly kind: BudgetKind;
  readonly rows: readonly BudgetRow[];
  readonly lookup: Lookup;
  /** The fiscal year as people write it. */
  readonly label: string;
  /** Whether the year is closed: then nothing can be changed. */
  readonly isClosed: boolean;
  readonly onEdit: (row: BudgetRow) => void;
  readonly onDelete: (row: BudgetRow) => void;
}

/** The items of a side of the budget: sorted, filtered and paged, with the totals of all that pass the filter. */
export function BudgetTable(props: BudgetTableProps) {
  const { kind, rows, lookup, label, isClosed, onEdit, onDelete } = props;
  const { collection, messages } = kind;
  const [sort, setSort] = useState<Sort>({ by: 'category', direction: 'asc' });
  const [filter, setFilter] = useState(NO_FILTER);
  const items = namedItems(rows, lookup);
  const chosen = filterItems(items, filter);
  const { rows: shown, paging } = usePageOf(sortRows(chosen, BUDGET_COLUMNS, sort));
  if (items.length === 0) {
    return (
      <EmptyState>
        <p>{messages.empty}</p>
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
        lookup={{
          categoryOptions: withMissing(lookup.categoryOptions, items, 'categoryName'),
          fundOptions: withMissing(lookup.fundOptions, items, 'fundName'),
        }}
        labels={[budgetMessages.showCategory, budgetMessages.showFund]}
        sortChoice={<SortChoice columns={BUDGET_COLUMNS} sort={sort} onSort={setSort} />}
      />
      <DataTable
        name={messages.tableName}
        columns={BUDGET_COLUMNS}
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
        sort={sort}
        onSort={setSort}
        empty={<EmptyState>{messages.noMatch}</EmptyState>}
        totals={amountTotals(
          budgetMessages.totalOf(chosen.length),
          BUDGET_AMOUNTS,
          totalsOf(chosen),
        )}
        footer={<Paging {...paging} />}
      />
    </>
  );
}

/** Unknown is an option when the category or the fund of some items is missing. */
function withMissing(
  options: readonly Option[],
  items: readonly NamedItem[],
  name: 'categoryName' | 'fundName',
): readonly Option[] {
  const isMissing = items.some((item) => item[name] === UNKNOWN);
  return isMissing ? [...options, { value: MISSING_OPTION, label: UNKNOWN }] : options;
}
