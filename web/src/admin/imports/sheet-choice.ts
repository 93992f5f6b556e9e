import { importColumns } from '@pa-ledger/domain/imports/import-kinds';
import { importRows, type ImportRow } from '@pa-ledger/domain/imports/import-rows';
import { rawCell } from '@pa-ledger/domain/imports/import-rows';
import { columnsIn, type ImportPlace, type Table } from '@pa-ledger/domain/imports/sheet-columns';
import { dayInCell } from '@pa-ledger/domain/sheets/days';
import { tidyCell } from '@pa-ledger/domain/sheets/cells';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';

export type { ImportPlace, Table };

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

/** Returns what is chosen of a sheet at first: what its headings and its rows say. */
export function firstChoice(table: Table, place: ImportPlace): SheetChoice {
  return {
    ...columnsIn(table, place),
    always: {},
    fillGaps: false,
    turnSigns: false,
    unwanted: new Set<string>(),
    codes: {},
  };
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
  const { kind, side = 'spending' } = place;
  return importRows(table, importColumns(kind), { ...choice, side });
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
