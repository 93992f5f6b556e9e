import Box from '@mui/material/Box';
import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { hasEveryBeginning } from '@pa-ledger/domain/text/words';
import { useState, type ReactNode } from 'react';
import type { AsyncState } from '../../data/async-state.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { TabHeading } from '../shared/frame/TabHeading.tsx';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { FilterInput } from '../shared/lists/FilterInput.tsx';
import { Paging } from '../shared/lists/Paging.tsx';
import { SortChoice } from '../shared/lists/SortChoice.tsx';
import { sortRows, type Column, type Sort, type Totals } from '../shared/lists/table-model.ts';
import { useCsv } from '../shared/lists/useCsv.ts';
import { usePageOf } from '../shared/lists/usePageOf.ts';

interface Named {
  readonly key: string;
  readonly name: string;
}

interface NameListProps<Row, Line, Amount> {
  readonly messages: Readonly<Record<'heading' | 'hint' | 'search' | 'noneFound', string>>;
  readonly people: AsyncState<readonly Row[]>;
  readonly onRetry: () => void;
  readonly columns: readonly Column<Row>[];
  readonly file: {
    readonly name: string;
    readonly lineOf: (row: Row) => Line;
    readonly amounts: readonly Amount[];
  };
  /** Its one filled button, if it has one. */
  readonly main?: ReactNode;
  /** Shown where the year has no one. */
  readonly empty: ReactNode;
  readonly totalsOf?: (found: readonly Row[]) => Totals;
}

/** Everyone whom a calendar year's books name, by name: to search, sort, and download. */
export function NameList<
  Row extends Named,
  Line extends CsvRow<Line, Amount>,
  Amount extends string,
>(props: NameListProps<Row, Line, Amount>) {
  const { messages, people, onRetry, columns, file, main, empty, totalsOf } = props;
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'asc' });
  const [text, setText] = useState('');
  const all = people.status === 'ready' ? people.value : [];
  const found = all.filter(({ name }) => hasEveryBeginning(name, text));
  const { rows, paging } = usePageOf(sortRows(found, columns, sort));
  const csv = useCsv(file.name, found.map(file.lineOf), file.amounts);
  return (
    <>
      <TabHeading heading={messages.heading} hint={messages.hint} main={main} more={[csv]} />
      {all.length > 0 && (
        <Box sx={{ maxWidth: { sm: '20rem' }, marginBlock: '0.5rem 0.75rem' }}>
          <FilterInput label={messages.search} type="search" value={text} onChange={setText} />
        </Box>
      )}
      <SortChoice columns={columns} sort={sort} onSort={setSort} />
      <DataTable
        name={messages.heading}
        columns={columns}
        rows={people.status === 'ready' ? { status: 'ready', value: rows } : people}
        keyOf={({ key }) => key}
        sort={sort}
        onSort={setSort}
        onRetry={onRetry}
        empty={<EmptyState>{all.length === 0 ? empty : messages.noneFound}</EmptyState>}
        totals={totalsOf?.(found)}
        footer={<Paging {...paging} />}
      />
    </>
  );
}
