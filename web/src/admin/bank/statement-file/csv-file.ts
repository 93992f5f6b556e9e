import { columnsIn } from '@pa-ledger/domain/bank/csv-columns';
import type { BankSheet } from '@pa-ledger/domain/bank/sheet-statement';
import { csvRowSteps, separatorOf, type Rows } from '../../sheets/csv-rows.ts';
import { MOST_ROWS } from './limits.ts';
import { statementFileMessages as messages } from './statement-file-messages.ts';

/** Reads the rows of a sheet, whichever separates its cells, some a step; a sentence says why there are none. */
export function* csvRows(text: string): Generator<number, BankSheet | string> {
  const delimiter = separatorOf(text, (rows: Rows) => columnsIn(rows) !== null);
  // One more is too many, and one may be what is behind the last line end.
  const { rows, damaged, isCutOff } = yield* csvRowSteps(text, { delimiter, most: MOST_ROWS + 2 });
  if (isCutOff) return messages.cutOff;
  const last = rows.at(-1) ?? [];
  const count = last.join('') === '' ? rows.length - 1 : rows.length;
  return count > MOST_ROWS ? messages.tooMany(MOST_ROWS) : { rows, damaged };
}
