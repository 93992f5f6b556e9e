import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface Column<Row> {
  /** Also the field that the server sorts by, where it sorts. */
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned: amounts. */
  readonly numeric?: boolean;
  /** Whether the header can be pressed to sort; `compare` is for lists that are there as a whole. */
  readonly sortable?: boolean;
  readonly compare?: (one: Row, other: Row) => number;
  /** What the order is called, ascending and descending, where it is chosen by words. */
  readonly orders?: readonly [asc: string, desc: string];
  /** Where a phone's card shows it; without a word, below the others with its label before it. */
  readonly onCard?: 'title' | 'figure';
  /** A CSS width for what should stay narrow. */
  readonly width?: string;
}

/** Sums below the rows. */
export interface Totals {
  /** In the first column. */
  readonly label: string;
  /** By the columns' ids; a column without one stays empty. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface Sort {
  /** The column's id. */
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/** What pressing a header does: another column begins ascending, the same one turns around. */
export function sortAfterPress(sort: Sort, by: string): Sort {
  if (sort.by !== by) return { by, direction: 'asc' };
  return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** A whole list in the order of a column; rows that compare alike keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { by, direction }: Sort,
): readonly Row[] {
  const compare = columns.find(({ id }) => id === by)?.compare;
  if (compare === undefined) return rows;
  const sign = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(one, other));
}
