import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DataTable } from '../shared/DataTable.tsx';
import { EmptyState } from '../shared/EmptyState.tsx';
import type { Lookup } from '../shared/lookup.ts';
import { Money } from '../shared/Money.tsx';
import { Paging } from '../shared/Paging.tsx';
import { RowActions } from '../shared/RowActions.tsx';
import { sortRows, type Sort } from '../shared/table-model.ts';
import { usePageOf } from '../shared/usePageOf.ts';
import { BUDGET_COLUMNS } from './budget-columns.tsx';
import {
  filterItems,
  namedItems,
  NO_FILTER,
  totalsOf,
  type BudgetRow,
  type NamedItem,
} from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';
import { BudgetFilters } from './BudgetFilters.tsx';

interface BudgetTableProps {
  readonly rows: readonly BudgetRow[];
  readonly lookup: Lookup;
  readonly onEdit: (item: NamedItem) => void;
  readonly onDelete: (item: NamedItem) => void;
  readonly onRetry: () => void;
}

/** The budget items: sorted, filtered and paged, with the totals of all that pass the filter. */
export function BudgetTable({ rows, lookup, onEdit, onDelete, onRetry }: BudgetTableProps) {
  const [sort, setSort] = useState<Sort>({ by: 'category', direction: 'asc' });
  const [filter, setFilter] = useState(NO_FILTER);
  const items = namedItems(rows, lookup);
  const chosen = filterItems(items, filter);
  const { rows: shown, paging } = usePageOf(sortRows(chosen, BUDGET_COLUMNS, sort));
  const totals = totalsOf(chosen);
  if (items.length === 0) return <EmptyState>{budgetMessages.empty}</EmptyState>;
  return (
    <>
      <BudgetFilters
        filter={filter}
        onFilter={(next) => {
          setFilter(next);
          paging.onPage(0);
        }}
        lookup={lookup}
        items={items}
      />
      <DataTable
        name={budgetMessages.tableName}
        columns={BUDGET_COLUMNS}
        rows={{ status: 'ready', value: shown }}
        keyOf={({ id }) => id}
        actions={(item) => (
          <RowActions
            name={budgetMessages.itemName(item.categoryName, item.fundName)}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        )}
        sort={sort}
        onSort={setSort}
        empty={
          <NoMatch>
            <p>{budgetMessages.noMatch}</p>
            <Button variant="outlined" onClick={() => setFilter(NO_FILTER)}>
              {budgetMessages.showAll}
            </Button>
          </NoMatch>
        }
        onRetry={onRetry}
        totals={{
          label: budgetMessages.totalOf(chosen.length),
          cells: {
            originalBudget: <Money amount={totals.originalBudget} />,
            changes: <Money amount={totals.changes} tone="signed" />,
            finalBudget: <Money amount={totals.finalBudget} />,
          },
        }}
        footer={<Paging {...paging} />}
      />
    </>
  );
}

const NoMatch = styled('div')({
  padding: '2rem 1rem',
  textAlign: 'center',
  '& p': { margin: '0 0 1rem' },
});
