import { useState } from 'react';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { sortRows, type Column, type Sort, type Totals } from '../shared/lists/table-model.ts';

interface ReportTableProps<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly lines: readonly Row[];
  /** The column by which the report itself is ordered. */
  readonly by: string;
  /** Instead of a table without lines. */
  readonly empty: string;
  readonly totals?: Totals;
}

/** The lines of a report in the chosen order; its file keeps the report's own. */
export function ReportTable<Row extends { readonly id: string }>(props: ReportTableProps<Row>) {
  const { name, columns, lines, by, empty, totals } = props;
  // Null until a choice is made: the report puts Unknown last.
  const [chosen, setChosen] = useState<Sort | null>(null);
  return (
    <DataTable
      name={name}
      columns={columns}
      rows={{ status: 'ready', value: chosen === null ? lines : sortRows(lines, columns, chosen) }}
      keyOf={({ id }) => id}
      sort={chosen ?? { by, direction: 'asc' }}
      onSort={setChosen}
      empty={<EmptyState>{empty}</EmptyState>}
      totals={totals}
    />
  );
}
