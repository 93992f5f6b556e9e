import { cents, type Cents } from '@pa-ledger/domain/money/money';
import { useState } from 'react';
import { EmptyState } from '../src/admin/shared/frame/LoadState.tsx';
import { RowActions } from '../src/admin/shared/frame/RowActions.tsx';
import { amountColumn, amountTotals, textColumn } from '../src/admin/shared/lists/column-kinds.tsx';
import { DataTable } from '../src/admin/shared/lists/DataTable.tsx';
import { FilterBar } from '../src/admin/shared/lists/FilterBar.tsx';
import { Paging, usePageOf } from '../src/admin/shared/lists/Paging.tsx';
import { SortChoice } from '../src/admin/shared/lists/SortChoice.tsx';
import { sortRows, type Column, type Sort } from '../src/admin/shared/lists/table-model.ts';
import { failure } from '../src/data/failure.ts';
import { VStack } from '../src/ui/layout.ts';
import { inStates, LONG_TEXT, nothing, type Samples } from './samples.tsx';

interface Row {
  readonly name: string;
  readonly note: string;
  readonly amount: Cents;
}

const ROWS: readonly Row[] = Array.from({ length: 30 }, (_, index) => ({
  name: `Row ${index + 1}`,
  note: index === 1 ? LONG_TEXT : 'A note',
  amount: cents((index - 2) * 1_250),
}));
const COLUMNS: readonly Column<Row>[] = [
  textColumn('name', 'Name', ({ name }) => name, { onCard: 'title' }),
  textColumn('note', 'Note', ({ note }) => note),
  amountColumn('amount', 'Amount', ({ amount }) => amount, 'signed'),
];
const TABLE = {
  columns: COLUMNS,
  keyOf: ({ name }: Row) => name,
  empty: <EmptyState>No rows have this filter.</EmptyState>,
};
const NO_FILTER = { categoryId: '', fundId: '', from: '', to: '' };
const OPTIONS = { categoryOptions: [{ value: 'fair', label: 'Spring Fair' }], fundOptions: [] };

/** Tables with their filters, sorting and pages. */
export const LISTS: Samples = {
  Table: <FullTable />,
  'Table: loading, empty, failed': (
    <VStack>
      {inStates(DataTable<Row>, [
        { ...TABLE, name: 'Loading table', rows: { status: 'loading' } },
        { ...TABLE, name: 'Empty table', rows: { status: 'ready', value: [] } },
        {
          ...TABLE,
          name: 'Failed table',
          rows: { status: 'error', failure: failure('offline') },
          onRetry: nothing,
        },
      ])}
    </VStack>
  ),
};

function FullTable() {
  const [filter, setFilter] = useState({ ...NO_FILTER, from: '2026-02-01', to: '2026-01-01' });
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  const { rows, paging } = usePageOf(sortRows(ROWS, COLUMNS, sort));
  const total = { amount: cents(4_200) };
  return (
    <>
      <FilterBar
        filter={filter}
        none={NO_FILTER}
        onFilter={setFilter}
        lookup={OPTIONS}
        period={['From', 'To']}
        sortChoice={<SortChoice columns={COLUMNS} sort={sort} onSort={setSort} />}
      />
      <DataTable
        {...TABLE}
        name="Full table"
        rows={{ status: 'ready', value: rows.slice(0, 4) }}
        sort={sort}
        onSort={setSort}
        actions={({ name }) => <RowActions name={name} onEdit={nothing} onDelete={nothing} />}
        totals={amountTotals('TOTAL', [{ field: 'amount', tone: 'signed' }], total)}
        footer={<Paging {...paging} />}
      />
    </>
  );
}
