import { tidyCell } from '../sheets/cells.ts';
import { sheetMessages } from '../sheets/sheet-messages.ts';
import { budgetReader, bySide } from './budget-rows.ts';
import type { ImportColumn } from './import-columns.ts';
import { BY_SECTION } from './import-kinds.ts';
import { isBareSide, isResult, isWhole, totalOf, type BudgetSide } from './row-labels.ts';

/** The cells of a row by the fields of their columns, as they are in the sheet. */
export interface ImportRow {
  /** The row's number in the sheet, from 1 on. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Why it is no row of the table: its totals, say. */
  readonly left: string | null;
  /** Whether a name that the books know makes it a row of the table all the same. */
  readonly isGuess?: true;
  /** Of a row that is left: what it heads, or of what it is the total. */
  readonly heading?: string;
  readonly totalOf?: string;
  /** What follows is not below the heading before it. */
  readonly ends?: true;
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
  /** The side of a budget's amount that no section is above. */
  readonly side?: BudgetSide;
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
const ONLY_TOTALS = /^(?:grand[ -]?|sub[ -]?)?totals?:?$/i;
/** A line that is drawn, in however many cells. */
const DRAWN = /^[-–—=_*~.\s]*$/;

/** Returns the rows below the headings that have anything in them, with what stands for empty cells filled in. */
export function importRows(
  table: readonly (readonly string[])[],
  columns: readonly ImportColumn[],
  { fields, headings, always, fillGaps, side = 'spending' }: TableChoice,
): readonly ImportRow[] {
  const above: Record<string, string> = {};
  const heading = headings === null ? null : rowKey(table[headings] ?? []);
  const budget = columns.some(({ field }) => field === BY_SECTION) ? budgetReader(fields) : null;
  const rows: ImportRow[] = [];
  for (const [index, cells] of table.entries()) {
    if (headings !== null && index <= headings) {
      budget?.above(cells);
      continue;
    }
    if (cells.every((cell) => DRAWN.test(tidyCell(cell)))) continue;
    const own = cellsOf(cells, fields);
    const said = withAlways(own, always);
    const lacks = columns.some(({ field, required }) => required && isEmpty(said, field));
    const isAgain = rowKey(cells) === heading;
    const read = isAgain
      ? { left: sheetMessages.headingsAgain }
      : (budget?.row(cells, own, lacks) ?? nameRow(cells, own, lacks));
    if (read.left === null && fillGaps) fillFrom(above, own, columns);
    const sided = budget === null ? own : bySide(own, budget.side(), side);
    rows.push({ row: index + 1, cells: withAlways(sided, always), ...read });
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

/** Totals are no rows of a table; in a list of names, a pasted budget's sections and results are no names either. */
function nameRow(
  cells: readonly string[],
  own: Readonly<Record<string, string>>,
  lacks: boolean,
): Pick<ImportRow, 'left' | 'isGuess'> {
  const { heading, totals, result } = sheetMessages;
  const [first = '', ...others] = cells.map(tidyCell).filter((text) => text !== '');
  const isTotals = TOTALS.test([first, ...others].join(' '));
  // A category may be called Total Wellness: its row lacks nothing.
  if (ONLY_TOTALS.test(first) || (isTotals && lacks)) return { left: totals };
  const name = cellIn({ cells: own }, 'name');
  const of = totalOf(name);
  if (of !== null && isWhole(of)) return { left: totals, isGuess: true };
  if (isBareSide(name)) return { left: heading, isGuess: true };
  return isResult(name) ? { left: result, isGuess: true } : { left: null };
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
