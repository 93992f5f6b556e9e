import { checkedText, textOfSheet, type SheetText } from '@pa-ledger/domain/sheets/sheet-text';
import { sheetMessages } from '@pa-ledger/domain/sheets/sheet-messages';
import { MAX_IMPORT_ROWS } from '@pa-ledger/domain/imports/import-plan';
import { csvRowSteps, separatorOf, type Rows } from '../sheets/csv-rows.ts';
import { inSlices } from '../sheets/slices.ts';

/** The cells of a sheet, row by row, or a sentence that says why there are none. */
export type ReadTable =
  | { readonly ok: true; readonly table: Rows }
  | { readonly ok: false; readonly reason: string };

/** Titles, headings and empty lines may be among them. */
const MOST_LINES = MAX_IMPORT_ROWS + 100;

/** Reads a file that was chosen. */
export async function readFile(file: Blob): Promise<ReadTable> {
  return tableOf(textOfSheet(new Uint8Array(await file.arrayBuffer())), { isFile: true });
}

/** Reads what was pasted: a spreadsheet puts tabs between its cells. */
export function readPasted(text: string): Promise<ReadTable> {
  return tableOf(checkedText(text), { isFile: false });
}

/** Reads the cells while the page answers. */
async function tableOf(
  read: SheetText,
  { isFile }: { readonly isFile: boolean },
): Promise<ReadTable> {
  if (!read.ok) return read;
  const { rows, damaged, isCutOff } = await inSlices(
    csvRowSteps(read.text, { delimiter: separatorOf(read.text), most: MOST_LINES + 1 }),
  );
  if (rows.length > MOST_LINES)
    return { ok: false, reason: sheetMessages.tooManyRows(MAX_IMPORT_ROWS) };
  // A spreadsheet copies a cell that begins with a quotation mark as it is: a paste is never cut off.
  if (isFile && isCutOff) return { ok: false, reason: sheetMessages.cutOff };
  const [first] = damaged;
  if (first !== undefined) return { ok: false, reason: sheetMessages.quotes(first + 1) };
  return { ok: true, table: rows };
}
