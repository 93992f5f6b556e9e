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
  itemName,
  namedItems,
  NO_FILTER,
  totalsOf,
  type BudgetRow,
  type NamedItem,
} from './budget-items.ts';
import { BudgetFilters } from './BudgetFilters.tsx';

interface BudgetTableProps {
  readonly rows: readonly BudgetRow[];
  readonly lookup: Lookup;
  readonly onEdit: (item: NamedItem) => void;
  readonly onDelete: (item: NamedItem) => void;
  readonly onRetry: () => void;
}

/** The budget items, sorted, filtered, by pages, with the sums of all that pass the filter. */
export function BudgetTable({ rows, lookup, onEdit, onDelete, onRetry }: BudgetTableProps) {
  const [sort, setSort] = useState<Sort>({ by: 'category', direction: 'asc' });
  const [filter, setFilter] = useState(NO_FILTER);
  const items = namedItems(rows, lookup);
  const chosen = filterItems(items, filter);
  const { rows: shown, paging } = usePageOf(sortRows(chosen, BUDGET_COLUMNS, sort));
  const totals = totalsOf(chosen);
  if (items.length === 0) return <EmptyState>No budget items yet.</EmptyState>;
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
        name="Budget items"
        columns={BUDGET_COLUMNS}
        rows={{ status: 'ready', value: shown }}
        keyOf={({ id }) => id}
        actions={(item) => (
          <RowActions
            name={itemName(item)}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        )}
        sort={sort}
        onSort={setSort}
        empty={
          <Nothing>
            <p>No budget item has this category and fund.</p>
            <Button variant="outlined" onClick={() => setFilter(NO_FILTER)}>
              Show all
            </Button>
          </Nothing>
        }
        onRetry={onRetry}
        totals={{
          label: chosen.length === 1 ? 'Total of 1 item' : `Total of ${chosen.length} items`,
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

const Nothing = styled('div')({
  padding: '2rem 1rem',
  textAlign: 'center',
  '& p': { margin: '0 0 1rem' },
});
