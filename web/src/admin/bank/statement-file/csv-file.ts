import type {
  BankLine,
  BankStatement,
  ReadRow,
  RefusedRow,
} from '@pa-ledger/domain/bank/bank-line';
import { balanceInCells, lineFromCells, type FileColumns } from '@pa-ledger/domain/bank/csv-lines';
import type { Cents } from '@pa-ledger/domain/money/money';
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

/** Reads the lines of a sheet, a row a step. A sheet does not say its account and its currency. */
export function* csvStatement(
  rows: Rows,
  { headings, ...columns }: FileColumns,
): Generator<void, BankStatement> {
  const lines: BankLine[] = [];
  const balances: (Cents | null)[] = [];
  const refused: RefusedRow[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index <= headings ? null : lineFromCells(cells, columns);
    if (row !== null && 'line' in row) {
      lines.push(row.line);
      balances.push(balanceInCells(cells, columns));
    }
    if (row !== null && 'reason' in row) refused.push({ row: index + 1, reason: row.reason });
    yield;
  }
  return { accountEnd: '', currency: '', balance: endingOf(lines, balances), lines, refused };
}

/** Returns the balance after the newest line, which is the first or the last one; null where the days do not say which. */
function endingOf(
  lines: readonly BankLine[],
  balances: readonly (Cents | null)[],
): BankStatement['balance'] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first.day === last.day && lines.length > 1) return null;
  const [newest, amount = null] =
    first.day > last.day ? [first, balances[0]] : [last, balances.at(-1)];
  return amount === null ? null : { amount, day: newest.day };
}

/** So many rows are shown while a person chooses the columns. */
const PREVIEWED = 5;

/** Returns how the first rows of a sheet are read, with their numbers from 1. */
export function firstRows(
  rows: Rows,
  { headings, ...columns }: FileColumns,
): readonly (ReadRow & { readonly row: number })[] {
  return rows.slice(0, headings + 1 + PREVIEWED).flatMap((cells, index) => {
    const read = index <= headings ? null : lineFromCells(cells, columns);
    return read === null ? [] : [{ ...read, row: index + 1 }];
  });
}
