import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { columnsIn, type FileColumns } from '@pa-ledger/domain/bank/csv-columns';
import {
  readBankSheet,
  type BankSheet,
  type ReadSheet,
} from '@pa-ledger/domain/bank/sheet-statement';
import { textOfSheet } from '@pa-ledger/domain/sheets/sheet-text';
import { inSlices } from '../../sheets/slices.ts';
import { csvRows } from './csv-file.ts';
import { isOfx, ofxStatements } from './ofx-file.ts';
import { otherBytes, otherText } from './other-file.ts';

/** What is in the file of a bank. */
export type StatementFile =
  | { readonly kind: 'refused'; readonly reason: string }
  /** One for each account. */
  | { readonly kind: 'statements'; readonly statements: readonly BankStatement[] }
  /** A sheet: what its headings say, or null where a person must say which column is which. */
  | ({ readonly kind: 'sheet'; readonly columns: FileColumns | null } & BankSheet);

/**
 * Reads an OFX, QFX or CSV file that a bank has written, while the page answers. A row that cannot be read is named.
 * @param signal ends it. @throws its reason then. @param onRead is told how many lines were read, now and then.
 */
export async function readStatementFile(
  file: Blob,
  signal?: AbortSignal,
  onRead?: (lines: number) => void,
): Promise<StatementFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const other = otherBytes(bytes);
  if (other !== null) return refusal(other);
  const read = textOfSheet(bytes);
  if (!read.ok) return refusal(read.reason);
  const { text } = read;
  if (isOfx(text)) {
    const statements = await inSlices(ofxStatements(text), signal, onRead);
    return typeof statements === 'string'
      ? refusal(statements)
      : { kind: 'statements', statements };
  }
  const otherKind = otherText(text);
  if (otherKind !== null) return refusal(otherKind);
  const sheet = await inSlices(csvRows(text), signal, onRead);
  if (typeof sheet === 'string') return refusal(sheet);
  return { kind: 'sheet', ...sheet, columns: columnsIn(sheet.rows) };
}

/** Reads the lines of a sheet, while the page answers. */
export function readSheet(
  sheet: BankSheet,
  columns: FileColumns,
  signal?: AbortSignal,
  onRead?: (lines: number) => void,
): Promise<ReadSheet> {
  return inSlices(readBankSheet(sheet, columns), signal, onRead);
}

function refusal(reason: string): StatementFile {
  return { kind: 'refused', reason };
}
