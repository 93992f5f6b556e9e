import type { BankLine, BankStatement, RefusedRow } from '@pa-ledger/domain/bank/bank-line';
import { lineFromCells, type BankColumns } from '@pa-ledger/domain/bank/csv-lines';
import papaparse from 'papaparse';
import { MOST_ROWS } from './limits.ts';
import { statementFileMessages as messages } from './statement-file-messages.ts';

export type Rows = readonly (readonly string[])[];

/** Returns the rows of a sheet, whichever separates its cells; a sentence says why there are none. */
export function csvRows(text: string): Rows | string {
  // Without a separator it finds the one that fits.
  const { data, errors } = papaparse.parse(text, { delimiter: '', preview: MOST_ROWS + 1 });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return messages.cutOff;
  return data.length > MOST_ROWS ? messages.tooMany(MOST_ROWS) : data;
}

/** What a person, or the headings, say of a sheet. */
export interface SheetChoice {
  /** The row of the headings, from 0; -1 without headings. */
  readonly headings: number;
  readonly columns: BankColumns;
  /** Whether what left the account is above 0 in a single column of amounts. */
  readonly isTurned?: boolean;
}

/** Reads the lines of a sheet, a row a step. A sheet does not say its account, its currency and its balance. */
export function* csvStatement(
  rows: Rows,
  { headings, columns, isTurned = false }: SheetChoice,
): Generator<void, BankStatement> {
  const lines: BankLine[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index <= headings ? null : lineFromCells(cells, columns, isTurned);
    if (row !== null && 'line' in row) lines.push(row.line);
    if (row !== null && 'reason' in row) refused.push({ row: index + 1, reason: row.reason });
    yield;
  }
  return { accountEnd: '', currency: '', balance: null, lines, refused };
}
