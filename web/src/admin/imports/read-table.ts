import { checkedText, textOfSheet, type SheetText } from '@pa-ledger/domain/sheets/sheet-text';
import { sheetMessages } from '@pa-ledger/domain/sheets/sheet-messages';
import { MAX_IMPORT_ROWS } from '@pa-ledger/domain/imports/import-slices';
import papaparse from 'papaparse';

/** The cells of a sheet, row by row, or a sentence that says why there are none. */
export type ReadTable =
  | { readonly ok: true; readonly table: readonly (readonly string[])[] }
  | { readonly ok: false; readonly reason: string };

/** Titles, headings and empty lines may be among them. */
const MOST_LINES = MAX_IMPORT_ROWS + 100;

/** Reads a file that was chosen. */
export async function readFile(file: Blob): Promise<ReadTable> {
  return tableOf(textOfSheet(new Uint8Array(await file.arrayBuffer())));
}

/** Reads what was pasted: a spreadsheet puts tabs between its cells. */
export function readPasted(text: string): ReadTable {
  return tableOf(checkedText(text));
}

const SEPARATORS = ['\t', ';', ','] as const;
/** From so many lines it is seen what separates the cells. */
const LOOKED_AT = 50;

/** Returns what most lines agree about: a title, an empty line or commas in a text do not count. */
function separatorOf(text: string): string {
  const [best] = SEPARATORS.map((delimiter) => {
    const { data } = papaparse.parse(text, { delimiter, preview: LOOKED_AT });
    const lines = new Map<number, number>();
    for (const { length } of data) lines.set(length, (lines.get(length) ?? 0) + 1);
    const agreed = [...lines].map(([length, count]) => (length - 1) * count);
    return { delimiter, agreed: Math.max(0, ...agreed) };
  }).toSorted((one, other) => other.agreed - one.agreed);
  return best === undefined || best.agreed === 0 ? ',' : best.delimiter;
}

function tableOf(read: SheetText): ReadTable {
  if (!read.ok) return read;
  const { data, errors } = papaparse.parse(read.text, {
    delimiter: separatorOf(read.text),
    preview: MOST_LINES + 1,
  });
  if (data.length > MOST_LINES)
    return { ok: false, reason: sheetMessages.tooManyRows(MAX_IMPORT_ROWS) };
  if (errors.some(({ code }) => code === 'MissingQuotes'))
    return { ok: false, reason: sheetMessages.cutOff };
  if (errors.some(({ code }) => code === 'InvalidQuotes'))
    return { ok: false, reason: sheetMessages.quotes };
  return { ok: true, table: data };
}
