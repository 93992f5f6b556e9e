import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface Column<Row> {
  /** Also what the list is sorted by, if it can be sorted by the column. */
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Right-aligned, for amounts. */
  readonly numeric?: boolean;
  /** Whether a click on the header sorts; `compare` is for lists that are loaded whole. */
  readonly sortable?: boolean;
  readonly compare?: (one: Row, other: Row) => number;
  /** What the orders are called in the select that sorts cards. */
  readonly orders?: readonly [asc: string, desc?: string];
  /**
   * Where a phone's card shows it; without this, only after a press, on a line of its own after its label. A figure takes room
   * from the title, and is as short as an amount.
   */
  readonly onCard?: 'title' | 'figure' | 'note' | 'blank';
  /** Whether a narrow desk has no room for it; cards still have it. */
  readonly isWide?: boolean;
  /** A CSS width for a column that should stay narrow. */
  readonly width?: string;
}

/** What rows that follow each other have in common, as a heading above the first of them. */
export interface RowGroup {
  readonly id: string;
  readonly label: ReactNode;
}

/** The totals below the rows. */
export interface Totals {
  /** In the first column. */
  readonly label: string;
  /** By column id; a column without one stays empty. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface Sort {
  /** The column's id. */
  readonly by: string;
  readonly direction: 'asc' | 'desc';
}

/** Returns the order after a click on a header: another column starts ascending, the same one reverses. */
export function sortAfterPress(sort: Sort, by: string): Sort {
  if (sort.by !== by) return { by, direction: 'asc' };
  return { by, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** Returns a whole list in the order of a column; equal rows keep their order. */
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
