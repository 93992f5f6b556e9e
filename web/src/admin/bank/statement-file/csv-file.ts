import type {
  BankLine,
  BankStatement,
  ReadRow,
  RefusedRow,
} from '@pa-ledger/domain/bank/bank-line';
import { balanceInCells, lineFromCells, type FileColumns } from '@pa-ledger/domain/bank/csv-lines';
import type { Cents } from '@pa-ledger/domain/money/money';
import { csvRowSteps, type Rows } from '../../sheets/csv-rows.ts';
import { MOST_ROWS } from './limits.ts';
import { statementFileMessages as messages } from './statement-file-messages.ts';

/** Reads the rows of a sheet, whichever separates its cells, some a step; a sentence says why there are none. */
export function* csvRows(text: string): Generator<number, Rows | string> {
  // One more is too many, and one may be what is behind the last line end.
  const { rows, errors } = yield* csvRowSteps(text, { delimiter: '', most: MOST_ROWS + 2 });
  if (errors.has('MissingQuotes')) return messages.cutOff;
  const last = rows.at(-1) ?? [];
  const count = last.join('') === '' ? rows.length - 1 : rows.length;
  return count > MOST_ROWS ? messages.tooMany(MOST_ROWS) : rows;
}

/** Reads the lines of a sheet, a row a step. A sheet does not say its account and its currency. */
export function* csvStatement(
  rows: Rows,
  { headings, ...columns }: FileColumns,
): Generator<number, BankStatement> {
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
    yield index + 1;
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
