import { cents, dollarsFromCents, type Cents } from '../money/money.ts';
import { withoutFormula } from '../sheets/cells.ts';

/**
 * The names of the downloaded files (docs/behaviour.md, 'CSV files'). Files have no TOTAL row: anyone who sums a column
 * would count everything twice.
 */
export const REPORT_FILES = {
  budget: 'budget-vs-actual.csv',
  income: 'income-vs-budget.csv',
  categories: 'income-by-category.csv',
  funds: 'income-by-fund.csv',
} as const;

/** Returns the file name for a category; document ids are valid in file names. */
export function eventReportFile(categoryId: string): string {
  return `event-report-${categoryId}.csv`;
}

export type CsvValue = string | number | null;

/** A row whose `Amount` fields, and no others, are amounts; null if the row has none. */
export type CsvRow<Row, Amount extends string = never> = {
  readonly [Field in keyof Row]: Field extends Amount
    ? Cents | null
    : Row[Field] extends Cents
      ? never
      : CsvValue;
};

/** Excel reads a file as UTF-8 if it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff';
const LINE_END = '\r\n';
/** Join many rows into one string: appending single rows takes several times as long. */
const ROWS_A_CHUNK = 1_000;

/**
 * Returns rows as CSV (docs/behaviour.md, 'CSV files'; RFC 4180, UTF-8 with a byte order mark): a header line with the
 * field names of the first row, then one line for each row. It always quotes text, and adds an apostrophe where a
 * formula would begin, even in a spreadsheet that splits at `;`. Numbers are bare, so that -50 stays a number; null is
 * empty.
 * @param amounts the amount fields; the file has them in dollars.
 * @returns the file in parts, as `Blob` takes them; an empty list for no rows.
 */
export function csvParts<Row extends CsvRow<Row, Amount>, Amount extends string = never>(
  rows: readonly Row[],
  amounts: readonly Amount[] = [],
): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  // The keys of an object are its field names.
  const fields = Object.keys(first) as (keyof Row & string)[];
  const amountNames = new Set<string>(amounts);
  const columns = fields.map((field) => [field, amountNames.has(field)] as const);
  const parts = [BYTE_ORDER_MARK + fields.join(',')];
  for (let start = 0; start < rows.length; start += ROWS_A_CHUNK) {
    const lines = rows
      .slice(start, start + ROWS_A_CHUNK)
      .map((row) => LINE_END + columns.map(([field, is]) => csvCell(row[field], is)).join(','));
    parts.push(lines.join(''));
  }
  return parts;
}

function csvCell(value: CsvValue, isAmount: boolean): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(isAmount ? dollarsFromCents(cents(value)) : value);
  return `"${withoutFormula(value).replaceAll('"', '""')}"`;
}
