import { importColumns, type ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import { importRows, type ImportRow } from '@pa-ledger/domain/imports/import-rows';
import { rawCell } from '@pa-ledger/domain/imports/import-rows';
import { dayInCell } from '@pa-ledger/domain/sheets/days';
import { headingRowIn, matchHeadings } from '@pa-ledger/domain/sheets/headings';
import { tidyCell } from '@pa-ledger/domain/sheets/cells';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';

/** Where the dialog was opened: what it imports at first, and which side of the budget an amount is of. */
export interface ImportPlace {
  readonly kind: ImportKind;
  readonly side?: 'spending' | 'income';
}

export type Table = readonly (readonly string[])[];

/** What a person has chosen about a sheet. */
export interface SheetChoice {
  /** The field of each column; null for one that is not taken. */
  readonly fields: readonly (string | null)[];
  readonly headings: number | null;
  readonly always: Readonly<Record<string, string>>;
  readonly fillGaps: boolean;
  readonly turnSigns: boolean;
  readonly unwanted: ReadonlySet<string>;
  readonly codes: Readonly<Record<string, string>>;
}

/** Returns what is chosen of a sheet at first: what its headings say. */
export function firstChoice(table: Table, { kind, side }: ImportPlace): SheetChoice {
  const columns = importColumns(kind, side);
  const headings = headingRowIn(table, columns);
  return {
    fields: headings === null ? widthOf(table).map(() => null) : fieldsOf(table, headings, columns),
    ...{ headings, always: {}, fillGaps: false, turnSigns: false },
    ...{ unwanted: new Set<string>(), codes: {} },
  };
}

function fieldsOf(table: Table, headings: number, columns: ReturnType<typeof importColumns>) {
  const cells = table[headings] ?? [];
  return matchHeadings(
    widthOf(table).map((_, at) => cells[at] ?? ''),
    columns,
  );
}

function widthOf(table: Table): readonly null[] {
  const width = table.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: width }, () => null);
}

/** Returns what people call each column of the sheet. */
export function headingsOf(table: Table, { headings, fields }: SheetChoice): readonly string[] {
  const cells = headings === null ? [] : (table[headings] ?? []);
  return fields.map((_, at) => tidyCell(cells[at] ?? ''));
}

/** Returns the rows of a sheet as they are chosen to be read. */
export function rowsOf(
  table: Table,
  choice: SheetChoice,
  place: ImportPlace,
): readonly ImportRow[] {
  return importRows(table, importColumns(place.kind, place.side), choice);
}

/** Returns the first and the last day in the rows; null if they have none. */
export function daysIn(rows: readonly ImportRow[]): Days | null {
  const days = rows
    .map((row) => dayInCell(tidyCell(rawCell(row, 'date'))))
    .filter((day): day is CalendarDate => day !== null)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/** Returns the columns that every row needs, and that are neither in the sheet nor said for all rows. */
export function missingColumns(choice: SheetChoice, { kind }: ImportPlace): readonly string[] {
  return importColumns(kind)
    .filter(({ required }) => required)
    .filter(({ field }) => !choice.fields.includes(field) && (choice.always[field] ?? '') === '')
    .map(({ label }) => label);
}
