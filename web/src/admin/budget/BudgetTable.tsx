import { UNKNOWN } from '@pa-ledger/domain/text/names';
import { useState } from 'react';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { FilterBar } from '../shared/lists/FilterBar.tsx';
import type { Lookup, Option } from '../shared/records/lookup.ts';
import { Money } from '../shared/lists/Money.tsx';
import { Paging, usePageOf } from '../shared/lists/Paging.tsx';
import { RowActions } from '../shared/frame/RowActions.tsx';
import { sortRows, type Sort } from '../shared/lists/table-model.ts';
import { BUDGET_COLUMNS } from './budget-columns.tsx';
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
  readonly rows: readonly BudgetRow[];
  readonly lookup: Lookup;
  readonly onEdit: (item: NamedItem) => void;
  readonly onDelete: (item: NamedItem) => void;
}

/** The budget items: sorted, filtered and paged, with the totals of all that pass the filter. */
export function BudgetTable({ rows, lookup, onEdit, onDelete }: BudgetTableProps) {
  const [sort, setSort] = useState<Sort>({ by: 'category', direction: 'asc' });
  const [filter, setFilter] = useState(NO_FILTER);
  const items = namedItems(rows, lookup);
  const chosen = filterItems(items, filter);
  const { rows: shown, paging } = usePageOf(sortRows(chosen, BUDGET_COLUMNS, sort));
  const totals = totalsOf(chosen);
  if (items.length === 0) return <EmptyState>{budgetMessages.empty}</EmptyState>;
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
      />
      <DataTable
        name={budgetMessages.tableName}
        columns={BUDGET_COLUMNS}
        rows={{ status: 'ready', value: shown }}
        keyOf={({ id }) => id}
        actions={(item) => (
          <RowActions
            name={budgetMessages.itemName(lookup, item)}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        )}
        sort={sort}
        onSort={setSort}
        empty={<EmptyState>{budgetMessages.noMatch}</EmptyState>}
        totals={{
          label: budgetMessages.totalOf(chosen.length),
          cells: {
            originalBudget: <Money amount={totals.originalBudget} />,
            changes: <Money amount={totals.changes} tone="change" />,
            finalBudget: <Money amount={totals.finalBudget} />,
          },
        }}
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
