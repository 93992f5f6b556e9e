import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { type ReactNode, useState } from 'react';
import type { Failure } from '../../data/failure.ts';
import { EmptyState } from '../shared/frame/LoadState.tsx';
import { usePrint } from '../shared/frame/PrintPage.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { useCsv } from '../shared/lists/useCsv.ts';
import { DataTable } from '../shared/lists/DataTable.tsx';
import { SortChoice } from '../shared/lists/SortChoice.tsx';
import { type Column, type Sort, sortRows, type Totals } from '../shared/lists/table-model.ts';

export interface ReportSectionProps<Row, Amount> {
  readonly heading: ReactNode;
  readonly hint?: ReactNode;
  readonly fileName: string;
  /** The rows of the file; without rows nothing can be downloaded or printed. */
  readonly rows: readonly Row[];
  /** Reads all rows of the file where `rows` are only the first. */
  readonly readAll?: (() => Promise<readonly Row[] | Failure>) | undefined;
  /** The fields of a row that are amounts. */
  readonly amounts: readonly Amount[];
  /** Its one filled button, if it has one. */
  readonly main?: ReactNode;
  readonly children: ReactNode;
}

/** A report under its heading, with Download CSV and Print. */
export function ReportSection<Row extends CsvRow<Row, Amount>, Amount extends string>({
  heading,
  hint,
  fileName,
  rows,
  readAll,
  amounts,
  main,
  children,
}: ReportSectionProps<Row, Amount>) {
  const csv = useCsv(fileName, rows, amounts, readAll);
  const print = usePrint(rows.length === 0);
  return (
    <TabSection heading={heading} hint={hint} main={main} more={[print, csv]}>
      {children}
    </TabSection>
  );
}

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
  const sort: Sort = chosen ?? { by, direction: 'asc' };
  return (
    <>
      {lines.length > 0 && <SortChoice columns={columns} sort={sort} onSort={setChosen} />}
      <DataTable
        name={name}
        columns={columns}
        rows={{
          status: 'ready',
          value: chosen === null ? lines : sortRows(lines, columns, chosen),
        }}
        keyOf={({ id }) => id}
        sort={sort}
        onSort={setChosen}
        empty={<EmptyState>{empty}</EmptyState>}
        totals={totals}
      />
    </>
  );
}
