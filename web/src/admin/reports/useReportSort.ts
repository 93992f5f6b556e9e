import { useState } from 'react';
import { sortRows, type Column, type Sort } from '../shared/table-model.ts';

interface ReportSort<Row> {
  readonly rows: { readonly status: 'ready'; readonly value: readonly Row[] };
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/**
 * A report's rows in the order that somebody chose; spread it onto the table. The file keeps the report's own.
 * @param by the column that the report itself is ordered by.
 */
export function useReportSort<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  by: string,
): ReportSort<Row> {
  // Until a choice is made: the report knows that Unknown comes last.
  const [chosen, setChosen] = useState<Sort | null>(null);
  return {
    rows: { status: 'ready', value: chosen === null ? rows : sortRows(rows, columns, chosen) },
    sort: chosen ?? { by, direction: 'asc' },
    onSort: setChosen,
  };
}
