import { tidyCell } from '../sheets/cells.ts';
import { sheetMessages } from '../sheets/sheet-messages.ts';
import { budgetReader, bySide } from './budget-rows.ts';
import type { ImportColumn } from './import-columns.ts';
import { BY_SECTION } from './import-kinds.ts';
import { isBareSide, isResult, isWhole, totalOf, type BudgetSide } from './row-labels.ts';

/** A row's cells by field, as they are in the sheet. */
export interface ImportRow {
  /** The row's number in the sheet, from 1. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
  /** Why it isn't part of the table; a total, for example. */
  readonly left: string | null;
  /** Whether it counts as a row after all if the books know its name. */
  readonly isGuess?: true;
  /** For a row left out: its heading, or what it's the total of. */
  readonly heading?: string;
  readonly totalOf?: string;
  /** The rows that follow don't belong to the previous heading. */
  readonly ends?: true;
}

/** How to read a table. */
export interface TableChoice {
  /** The field of each column; null for an unused one. */
  readonly fields: readonly (string | null)[];
  /** The row of the headings, from 0; null without headings. */
  readonly headings: number | null;
  /** Values for cells that are empty or missing, such as one fund for all rows. */
  readonly always: Readonly<Record<string, string>>;
  /** Whether an empty, possibly merged cell takes the text from the row above. */
  readonly fillGaps: boolean;
  /** The side of budget amounts that are in no section. */
  readonly side?: BudgetSide;
}

/** Returns a cell as it is in the sheet; empty if the sheet has no such column. */
export function rawCell({ cells }: Pick<ImportRow, 'cells'>, field: string): string {
  return cells[field] ?? '';
}

/** Returns a cell as a person sees it. */
export function cellIn(row: Pick<ImportRow, 'cells'>, field: string): string {
  return tidyCell(rawCell(row, field));
}

const TOTALS = /^(?:grand[ -]?|sub[ -]?)?totals?\b/i;
const ONLY_TOTALS = /^(?:grand[ -]?|sub[ -]?)?totals?:?$/i;
/** A drawn line, in however many cells. */
const DRAWN = /^[-–—=_*~.\s]*$/;

/** Returns the nonempty rows below the headings, with empty cells filled in. */
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

/** Returns whether a column with possibly merged cells has gaps below a text. */
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

/** Totals aren't rows of a table. In a list of names, neither are the sections and results of a pasted budget. */
function nameRow(
  cells: readonly string[],
  own: Readonly<Record<string, string>>,
  lacks: boolean,
): Pick<ImportRow, 'left' | 'isGuess'> {
  const { heading, totals, result } = sheetMessages;
  const [first = '', ...others] = cells.map(tidyCell).filter((text) => text !== '');
  const isTotals = TOTALS.test([first, ...others].join(' '));
  // A category may be named Total Wellness, but then its row is complete.
  if (ONLY_TOTALS.test(first) || (isTotals && lacks)) return { left: totals };
  const name = cellIn({ cells: own }, 'name');
  const of = totalOf(name);
  if (of !== null && isWhole(of)) return { left: totals, isGuess: true };
  if (isBareSide(name)) return { left: heading, isGuess: true };
  return isResult(name) ? { left: result, isGuess: true } : { left: null };
}

/** Fills a row's gaps, and keeps its texts for the next row. */
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
