import { useState } from 'react';
import { sortRows, type Column, type Sort } from '../shared/table-model.ts';

interface ReportSort<Row> {
  readonly rows: { readonly status: 'ready'; readonly value: readonly Row[] };
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/**
 * Returns a report's rows in the chosen order; spread it onto the table. The file keeps the report's own order.
 * @param by the column by which the report itself is ordered.
 */
export function useReportSort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  by: string,
): ReportSort<Row> {
  // Null until a choice is made: the report puts Unknown last.
  const [chosen, setChosen] = useState<Sort | null>(null);
  return {
    rows: { status: 'ready', value: chosen === null ? rows : sortRows(rows, columns, chosen) },
    sort: chosen ?? { by, direction: 'asc' },
    onSort: setChosen,
  };
}
