import { amountInCell, tidyCell } from '../sheets/cells.ts';
import { headingKey } from '../sheets/headings.ts';
import type { Days } from '../time/fiscal-year.ts';
import { PEOPLE_WORDS, type ImportColumn } from './import-columns.ts';
import { BY_SECTION, importColumns, YEAR_ALONE, type ImportKind } from './import-kinds.ts';
import { isBalance, isResult, sideNamed, totalOf, type BudgetSide } from './row-labels.ts';

type Cells = readonly string[];
export type Table = readonly Cells[];

/** Where the import goes. */
export interface ImportPlace {
  readonly kind: ImportKind;
  /** The budget side of amounts that name none. */
  readonly side?: BudgetSide;
  /** The days of the budget's fiscal year. */
  readonly days?: Days;
}

/** What each column is, judged by the headings and the cells below. */
export interface FoundColumns {
  /** The field of each column; null for an unused one. */
  readonly fields: readonly (string | null)[];
  /** The row of the headings, from 0; null without headings. */
  readonly headings: number | null;
}

/** How many rows may be above the headings. */
const ABOVE = 20;
const AMOUNTS: readonly string[] = ['spending', 'income', BY_SECTION];
const ADDRESS = /\S@\S+\.\S/;

/**
 * Returns what each column of a sheet is. The cells below can overrule a heading: `INCOME` above names isn't an amount.
 * If a budget has columns for several years, the year's own counts, else the latest.
 */
export function columnsIn(table: Table, place: ImportPlace): FoundColumns {
  const isBudget = place.kind === 'budget';
  const width = table.reduce((most, { length }) => Math.max(most, length), 0);
  const none = Array.from({ length: width }, () => null);
  if (isBudget && isSideBySide(table)) return { fields: none, headings: null };
  const { kind, side = 'spending' } = place;
  const amount = isBudget && hasSections(table) ? BY_SECTION : side;
  const columns = importColumns(kind, amount);
  const candidates = table.slice(0, ABOVE).map((_, row) => {
    const fields = fieldsBelow({ table, row, width, columns, place });
    return { row, fields, known: fields.filter((field) => field !== null).length };
  });
  // The sort is stable, so the first of equals wins.
  const [best] = candidates.toSorted((one, other) => other.known - one.known);
  const least = Math.min(2, columns.length);
  if (best !== undefined && best.known >= least) return { fields: best.fields, headings: best.row };
  return { fields: isBudget ? withoutHeadings(table, none, amount) : none, headings: null };
}

/** Returns whether a sheet has rows that start income or spending, or a column that names the side. */
function hasSections(table: Table): boolean {
  return table.some((cells) => {
    // `Income` next to `Expenses` are headings of two columns.
    return cells.filter((cell) => sideNamed(tidyCell(cell)) !== null).length === 1;
  });
}

/** Returns whether a budget has income and spending lines side by side, so that its columns mix things. */
export function isSideBySide(table: Table): boolean {
  return table.slice(0, ABOVE).some((cells, row) => {
    const below = table.slice(row + 1);
    const sides = cells.map((cell, at) => {
      const { texts, amounts } = countCells(below, at);
      return texts > 1 && texts > amounts ? sideNamed(tidyCell(cell)) : null;
    });
    return sides.includes('income') && sides.includes('spending');
  });
}

interface HeadingRow {
  readonly table: Table;
  readonly row: number;
  readonly width: number;
  readonly columns: readonly ImportColumn[];
  readonly place: ImportPlace;
}

/** Returns the columns' fields, if this row has the headings. */
function fieldsBelow({ table, row, width, columns, place }: HeadingRow): (string | null)[] {
  const below = table.slice(row + 1);
  const looks = Array.from({ length: width }, (_, at) => countCells(below, at));
  const headings = looks.map((look, at) => ({ look, ...headingAt(table, row, at) }));
  const fields: (string | null)[] = looks.map(() => null);
  const isBudget = place.kind === 'budget';
  for (const { field, names } of columns) {
    const found = headings
      .map(({ key, year, look }, at) => ({
        at,
        name: names.indexOf(isBudget ? key.bare : key.whole),
        year: isBudget && AMOUNTS.includes(field) ? yearRank(year, place.days) : 0,
        fits: fields[at] === null && fits(field, key.whole, look),
      }))
      .filter(({ name, fits: isFitting }) => name !== -1 && isFitting)
      .toSorted(
        (one, other) => one.year - other.year || one.name - other.name || one.at - other.at,
      );
    const [best] = found;
    if (best !== undefined) fields[best.at] = field;
  }
  return isBudget ? withCategory(fields, below) : fields;
}

/**
 * Returns the fields with the name column added, whatever its heading: the one with the most texts in rows with
 * amounts.
 */
function withCategory(fields: (string | null)[], rows: Table): (string | null)[] {
  const amount = fields.findIndex((field) => field !== null && AMOUNTS.includes(field));
  if (amount === -1 || fields.includes('category')) return fields;
  const named = fields.slice(0, amount).map((field, at) => {
    const isFree = field === null || field === 'description';
    return { at, lines: isFree ? rows.filter((cells) => isLine(cells, at, amount)).length : 0 };
  });
  const [best] = named.toSorted((one, other) => other.lines - one.lines || one.at - other.at);
  if (best === undefined || best.lines === 0) return fields;
  return fields.map((field, at) => (at === best.at ? 'category' : field));
}

function isLine(cells: Cells, at: number, amount: number): boolean {
  const text = cellAt(cells, at);
  if (text === '' || amountInCell(text) !== null) return false;
  const isOther = [
    sideNamed(text) !== null,
    totalOf(text) !== null,
    isResult(text),
    isBalance(text),
  ];
  return amountInCell(cellAt(cells, amount)) !== null && !isOther.includes(true);
}

/** Returns a cell as a person sees it; a row may end before it. */
function cellAt(cells: Cells, at: number): string {
  return tidyCell(cells[at] ?? '');
}

/**
 * A column of names and one of amounts need no headings.
 * @param amount the field for amounts that name no side.
 */
function withoutHeadings(
  table: Table,
  none: readonly null[],
  amount: string,
): readonly (string | null)[] {
  const looks = none.map((_, at) => countCells(table, at));
  const amounts = looks.flatMap(({ texts, amounts: count }, at) => (count > texts ? [at] : []));
  const [only, ...others] = amounts;
  if (only === undefined || others.length > 0) return none;
  const fields = none.map((_, at) => (at === only ? amount : null));
  const found = withCategory(fields, table);
  return found.includes('category') ? found : none;
}

/** How many cells of each type a column has. */
interface CellCounts {
  readonly texts: number;
  readonly amounts: number;
  readonly addresses: number;
}

function countCells(rows: Table, at: number): CellCounts {
  const cells = rows.map((row) => cellAt(row, at)).filter((cell) => cell !== '');
  const amounts = cells.filter((cell) => amountInCell(cell) !== null).length;
  const addresses = cells.filter((cell) => ADDRESS.test(cell)).length;
  return { texts: cells.length - amounts, amounts, addresses };
}

/** Returns whether a column's cells fit a field. */
function fits(field: string, key: string, { texts, amounts, addresses }: CellCounts): boolean {
  // A lone `ten` gets its own error in its row.
  if (AMOUNTS.includes(field)) return texts < 2 || amounts >= texts;
  const isPerson = PEOPLE_WORDS.includes(key);
  if (isPerson) return addresses > 0 || texts === 0;
  return field !== 'category' || texts >= amounts;
}

interface Heading {
  readonly key: { readonly whole: string; readonly bare: string };
  readonly year: HeadingYear | null;
  /** The text that names the year. */
  readonly said: string;
}

function headingAt(table: Table, row: number, at: number): Heading {
  const text = tidyCell(table[row]?.[at] ?? '');
  const year = yearIn(text);
  const whole = headingKey(text);
  const bare = headingKey(withoutYear(text));
  const key = { whole, bare: bare === '' && year !== null ? YEAR_ALONE : bare };
  if (year !== null) return { key, year, said: text };
  // A year that spans several columns is in the first one.
  const above = (table[row - 1] ?? []).slice(0, at + 1).map(tidyCell);
  const said = above.findLast((cell) => cell !== '') ?? '';
  return { key, year: yearIn(said), said };
}

/** The year that a heading names: the one it begins in, or the one it ends in. */
interface HeadingYear {
  readonly year: number;
  readonly isLast: boolean;
}

/** Two years that aren't part of a date. */
const PAIR = /(?<![\d/.-])'?(?:20)?(\d\d)\s?[-–—/]\s?'?(?:20)?(\d\d)\b(?!\s?[-/.]\d)/;
const FISCAL = /\b(?:FY|fiscal year)\s?'?(?:20)?(\d\d)\b/i;
const PLAIN = /\b20(\d\d)\b/;

/** `2026-27`, `26/27`, `2026-2027`; `FY27` ends in 2027; `2026`. */
function yearIn(text: string): HeadingYear | null {
  const pair = PAIR.exec(text);
  const [first, last] = [Number(pair?.[1]), Number(pair?.[2])];
  if (pair !== null && last === first + 1) return { year: 2000 + first, isLast: false };
  const fiscal = FISCAL.exec(text);
  if (fiscal !== null) return { year: 2000 + Number(fiscal[1]), isLast: true };
  const plain = PLAIN.exec(text);
  return plain === null ? null : { year: 2000 + Number(plain[1]), isLast: false };
}

function withoutYear(text: string): string {
  return text
    .replace(PAIR, ' ')
    .replace(FISCAL, ' ')
    .replace(PLAIN, ' ')
    .replace(/\b(?:FY|SY|fiscal year|school year)\b/i, ' ');
}

/** The year's own column ranks first, then one without a year, then the latest. */
function yearRank(year: HeadingYear | null, days: Days | undefined): number {
  if (year === null) return 1;
  return isYear(year, days) ? 0 : 3_000 - year.year;
}

function isYear({ year, isLast }: HeadingYear, days: Days | undefined): boolean {
  return days !== undefined && year === Number((isLast ? days.last : days.first).slice(0, 4));
}

/** Returns the heading or title that says a budget's amounts are another year's; null if none does. */
export function otherYearIn(
  table: Table,
  { fields, headings }: FoundColumns,
  days: Days,
): string | null {
  if (headings === null) return null;
  const columns = fields.flatMap((field, at) =>
    field !== null && AMOUNTS.includes(field) ? [at] : [],
  );
  const own = columns.flatMap((at) => {
    const { year, said } = headingAt(table, headings, at);
    return year === null ? [] : [{ year, text: said }];
  });
  const titles = table.slice(0, headings).flatMap((cells) => {
    const [text = '', ...others] = cells.map(tidyCell).filter((cell) => cell !== '');
    const year = others.length > 0 ? null : yearIn(text);
    return year === null ? [] : [{ year, text }];
  });
  const years = own.length > 0 ? own : titles.slice(-1);
  if (years.some(({ year }) => isYear(year, days))) return null;
  return years[0]?.text ?? null;
}

/** Returns the indexes of unused columns with addresses. */
export function untakenAddresses(table: Table, { fields, headings }: FoundColumns): number[] {
  const below = table.slice(headings === null ? 0 : headings + 1);
  return fields.flatMap((field, at) => {
    const { texts, amounts, addresses } = countCells(below, at);
    return field === null && addresses > 0 && addresses * 2 >= texts + amounts ? [at] : [];
  });
}
