import { checkedText, textOfSheet, type SheetText } from '@pa-ledger/domain/sheets/sheet-text';
import { sheetMessages } from '@pa-ledger/domain/sheets/sheet-messages';
import { MAX_IMPORT_ROWS } from '@pa-ledger/domain/imports/import-slices';
import { csvRowSteps, firstCsvRows, type Rows } from '../sheets/csv-rows.ts';
import { inSlices } from '../sheets/slices.ts';

/** The cells of a sheet, row by row, or a sentence that says why there are none. */
export type ReadTable =
  | { readonly ok: true; readonly table: Rows }
  | { readonly ok: false; readonly reason: string };

/** Titles, headings and empty lines may be among them. */
const MOST_LINES = MAX_IMPORT_ROWS + 100;

/** Reads a file that was chosen. */
export async function readFile(file: Blob): Promise<ReadTable> {
  return tableOf(textOfSheet(new Uint8Array(await file.arrayBuffer())));
}

/** Reads what was pasted: a spreadsheet puts tabs between its cells. */
export function readPasted(text: string): Promise<ReadTable> {
  return tableOf(checkedText(text));
}

const SEPARATORS = ['\t', ';', ','] as const;
/** From so many lines it is seen what separates the cells. */
const LOOKED_AT = 50;

/** Returns what most lines agree about: a title, an empty line or commas in a text do not count. */
function separatorOf(text: string): string {
  const [best] = SEPARATORS.map((delimiter) => {
    const rows = firstCsvRows(text, { delimiter, most: LOOKED_AT });
    const lines = new Map<number, number>();
    for (const { length } of rows) lines.set(length, (lines.get(length) ?? 0) + 1);
    const agreed = [...lines].map(([length, count]) => (length - 1) * count);
    return { delimiter, agreed: Math.max(0, ...agreed) };
  }).toSorted((one, other) => other.agreed - one.agreed);
  return best === undefined || best.agreed === 0 ? ',' : best.delimiter;
}

/** Reads the cells while the page answers. */
async function tableOf(read: SheetText): Promise<ReadTable> {
  if (!read.ok) return read;
  const { rows, errors } = await inSlices(
    csvRowSteps(read.text, { delimiter: separatorOf(read.text), most: MOST_LINES + 1 }),
  );
  if (rows.length > MOST_LINES)
    return { ok: false, reason: sheetMessages.tooManyRows(MAX_IMPORT_ROWS) };
  if (errors.has('MissingQuotes')) return { ok: false, reason: sheetMessages.cutOff };
  if (errors.has('InvalidQuotes')) return { ok: false, reason: sheetMessages.quotes };
  return { ok: true, table: rows };
}
