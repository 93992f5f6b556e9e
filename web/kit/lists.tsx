import Button from '@mui/material/Button';
import { cents, type Cents } from '@pa-ledger/domain/money/money';
import type { AmendmentLine } from '@pa-ledger/domain/reports/amendments';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { BudgetLegend, BudgetTrack } from '../src/admin/shared/figures/BudgetTrack.tsx';
import { figureOf } from '../src/admin/shared/figures/figure-columns.tsx';
import { EmptyState } from '../src/admin/shared/frame/LoadState.tsx';
import { TabHeading } from '../src/admin/shared/frame/TabHeading.tsx';
import { useHistoryAction } from '../src/admin/shared/frame/useHistoryAction.ts';
import { RowActions } from '../src/admin/shared/frame/RowActions.tsx';
import { AMENDMENT_COLUMNS } from '../src/admin/shared/journal/amendment-columns.tsx';
import { EntryPages } from '../src/admin/shared/journal/EntryPages.tsx';
import type { EntryView } from '../src/admin/shared/journal/entry-view.ts';
import { amountColumn, textColumn } from '../src/admin/shared/lists/column-kinds.tsx';
import { useCsv } from '../src/admin/shared/lists/useCsv.ts';
import { DataTable } from '../src/admin/shared/lists/DataTable.tsx';
import { FilterBar, periodParts, placeParts } from '../src/admin/shared/lists/FilterBar.tsx';
import { useListDownload } from '../src/admin/shared/lists/useListDownload.tsx';
import { Paging } from '../src/admin/shared/lists/Paging.tsx';
import { usePageOf } from '../src/admin/shared/lists/usePageOf.ts';
import { SortChoice } from '../src/admin/shared/lists/SortChoice.tsx';
import { sumTotals } from '../src/admin/shared/lists/sum-totals.tsx';
import { sortRows, type Column, type Sort } from '../src/admin/shared/lists/table-model.ts';
import type { AsyncState } from '../src/data/async-state.ts';
import { failure } from '../src/data/failure.ts';
import { LineIcon } from '../src/ui/icons.tsx';
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
const AMENDED: readonly AmendmentLine[] = [cents(10_000), null].map((from, index) => ({
  id: `amended-${index}`,
  side: 'incomeItems',
  lineName: 'Spring Fair, Main Fund',
  from,
  to: cents(15050),
  reason: LONG_TEXT,
  authority: 'members',
  meetingDate: dateAt(0, 'UTC'),
  by: 'dana@example.com',
  at: 0,
}));
const TABLE = {
  columns: COLUMNS,
  keyOf: ({ name }: Row) => name,
  empty: <EmptyState>No rows have this filter.</EmptyState>,
};
const DOWNLOAD = {
  source: {
    listen: () => nothing,
    count: () => Promise.resolve(1),
  },
  query: null,
  read: (id: string) => id,
  fileName: 'rows.csv',
  loadLines: () => Promise.resolve((id: string) => [{ id }]),
};
const NO_FILTER = { categoryId: '', fundId: '', from: '', to: '' };
const OPTIONS = { categoryOptions: [{ value: 'fair', label: 'Spring Fair' }], fundOptions: [] };

/** Tables with their filters, sorting and pages. */
export const LISTS: Samples = {
  Table: <FullTable />,
  'Figure that opens what it counts': (
    <>{figureOf(cents(8_435), 'red', { name: ['spent', 'Spring Fair'], opens: '/kit/first' })}</>
  ),
  'Budget as a bar': (
    <VStack>
      <BudgetTrack budget={40_000} spent={25_000} promised={5_000} />
      <BudgetTrack budget={20_000} spent={25_000} promised={0} longest={40_000} />
      <BudgetLegend hasPromised />
    </VStack>
  ),
  'Heading: a main button, a file by pages, the rest in a menu': <FullHeading />,
  Amendments: (
    <DataTable
      name="Amendments"
      columns={AMENDMENT_COLUMNS}
      rows={{ status: 'ready', value: AMENDED }}
      keyOf={({ id }) => id}
      empty={null}
    />
  ),
  'Entries of the journal': (
    <VStack>
      <EntryStates />
    </VStack>
  ),
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

const ENTRY: EntryView = {
  id: 'one',
  at: Date.UTC(2026, 10, 20),
  who: 'ruth@example.com',
  collection: 'funds',
  document: 'main',
  messages: ['Changed fund “Main Fund”.', LONG_TEXT],
  isSample: false,
  fields: [
    {
      name: 'code',
      label: 'Code',
      before: '4900',
      after: '4900',
    },
    {
      name: 'description',
      label: 'Description',
      before: '',
      after: LONG_TEXT,
    },
  ],
  link: {
    to: '/kit/first',
    label: 'Show in Fund Management',
  },
};
const PAGES = {
  retry: nothing,
  sum: null,
  paging: {
    page: 0,
    size: 25,
    shown: 1,
    count: 1,
    hasNext: false,
    onPage: nothing,
    onSize: nothing,
  },
};

/** Entries of the journal in all states. */
function EntryStates() {
  const states: readonly AsyncState<readonly EntryView[]>[] = [
    { status: 'ready', value: [ENTRY, { ...ENTRY, id: 'two', link: null }] },
    { status: 'ready', value: [] },
    { status: 'loading' },
    { status: 'error', failure: failure('offline') },
  ];
  return states.map((rows, index) => (
    <EntryPages
      key={index}
      name={`Entries ${index}`}
      pages={{ ...PAGES, rows }}
      viewsOf={(views) => views}
      empty="Nothing is recorded yet."
    />
  ));
}

function FullHeading() {
  const whole = useCsv('rows.csv', ROWS, ['amount']);
  const byPages = useListDownload({ ...DOWNLOAD, count: 1 });
  return (
    <TabHeading
      heading="Funds"
      hint="The main button adds a fund."
      main={
        <Button variant="contained" startIcon={<LineIcon name="plus" />}>
          Add Fund
        </Button>
      }
      more={[byPages, { ...whole, label: 'All rows', isButton: false }, useHistoryAction('funds')]}
    />
  );
}

function FullTable() {
  const [filter, setFilter] = useState({ ...NO_FILTER, from: '2026-02-01', to: '2026-01-01' });
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  const { rows, paging } = usePageOf(sortRows(ROWS, COLUMNS, sort));
  const total = cents(4_200);
  return (
    <>
      <FilterBar
        filter={filter}
        none={NO_FILTER}
        onFilter={setFilter}
        parts={[...placeParts(OPTIONS), ...periodParts(filter, ['From', 'To'])]}
        sortChoice={<SortChoice columns={COLUMNS} sort={sort} onSort={setSort} />}
      />
      <DataTable
        {...TABLE}
        name="Full table"
        rows={{ status: 'ready', value: rows.slice(0, 4) }}
        sort={sort}
        onSort={setSort}
        actions={({ name }) => (
          <RowActions
            name={name}
            of={{ collection: 'funds', id: name }}
            onEdit={nothing}
            onDelete={nothing}
          />
        )}
        totals={sumTotals(total, rows.length, 'signed')}
        footer={<Paging {...paging} />}
      />
    </>
  );
}
