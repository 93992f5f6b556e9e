import { tidyCell } from '../sheets/cells.ts';
import { sheetMessages } from '../sheets/sheet-messages.ts';
import type { ImportColumn } from './import-kinds.ts';

/** The cells of a row by the fields of their columns, as they are in the sheet. */
export interface ImportRow {
  /** The row's number in the sheet, from 1 on. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Why it is no row of the table: its totals, say. */
  readonly left: string | null;
}

/** How a table is to be read. */
export interface TableChoice {
  /** The field of each column; null for one that is not taken. */
  readonly fields: readonly (string | null)[];
  /** The row of the headings, from 0 on; null if there are none. */
  readonly headings: number | null;
  /** The cells of rows that have none, such as the fund of all of them. */
  readonly always: Readonly<Record<string, string>>;
  /** Whether an empty cell that may be merged takes the text of the row above. */
  readonly fillGaps: boolean;
}

/** Returns a cell as it is in the sheet; empty where the sheet has no column of the field. */
export function rawCell({ cells }: Pick<ImportRow, 'cells'>, field: string): string {
  return cells[field] ?? '';
}

/** Returns a cell as a person sees it. */
export function cellIn(row: Pick<ImportRow, 'cells'>, field: string): string {
  return tidyCell(rawCell(row, field));
}

const TOTALS = /^(?:grand[ -]?|sub[ -]?)?totals?\b/i;

/** Returns the rows below the headings that have anything in them, with what stands for empty cells filled in. */
export function importRows(
  table: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
  { fields, headings, always, fillGaps }: TableChoice,
): readonly ImportRow[] {
  const above: Record<string, string> = {};
  const heading = headings === null ? null : rowKey(table[headings] ?? []);
  const rows: ImportRow[] = [];
  for (const [index, cells] of table.entries()) {
    if (headings !== null && index <= headings) continue;
    if (cells.every((cell) => tidyCell(cell) === '')) continue;
    const own = cellsOf(cells, fields);
    const left = reasonToLeave(cells, own, { columns, heading });
    if (left === null && fillGaps) fillFrom(above, own, columns);
    rows.push({ row: index + 1, cells: withAlways(own, always), left });
  }
  return rows;
}

/** Returns whether a column that may be merged has gaps below a text. */
export function hasGaps(rows: readonly ImportRow[], columns: readonly ImportColumn[]): boolean {
  return columns.some(({ field, merges = false }) => {
    const texts = rows.filter(({ left }) => left === null).map((row) => cellIn(row, field));
    const first = texts.findIndex((text) => text !== '');
    return merges && first !== -1 && texts.slice(first).includes('');
  });
}

function cellsOf(
  cells: readonly string[],
  fields: readonly (string | null)[],
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field, at) => (field === null ? [] : [[field, cells[at] ?? '']])),
  );
}

function reasonToLeave(
  cells: readonly string[],
  own: Readonly<Record<string, string>>,
  {
    columns,
    heading,
  }: { readonly columns: readonly ImportColumn[]; readonly heading: string | null },
): string | null {
  if (rowKey(cells) === heading) return sheetMessages.headingsAgain;
  const isTotals = TOTALS.test(cells.map(tidyCell).join(' ').trim());
  const lacks = columns.some(({ field, required }) => required && isEmpty(own, field));
  // A category may be called Total Wellness: its row lacks nothing.
  return isTotals && lacks ? sheetMessages.totals : null;
}

/** Fills the gaps of a row, and keeps its texts for the next one. */
function fillFrom(
  above: Record<string, string>,
  own: Record<string, string>,
  columns: readonly ImportColumn[],
): void {
  for (const { field, merges = false } of columns) {
    if (!merges) continue;
    const text = above[field];
    if (!isEmpty(own, field)) above[field] = rawCell({ cells: own }, field);
    else if (text !== undefined && field in own) own[field] = text;
  }
}

function withAlways(
  own: Readonly<Record<string, string>>,
  always: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const missing = Object.entries(always).filter(([field]) => isEmpty(own, field));
  return { ...own, ...Object.fromEntries(missing) };
}

function rowKey(cells: readonly string[]): string {
  return JSON.stringify(cells.map(tidyCell).filter((text) => text !== ''));
}

function isEmpty(cells: Readonly<Record<string, string>>, field: string): boolean {
  return cellIn({ cells }, field) === '';
}
