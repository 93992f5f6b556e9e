import type { BankStatement } from '@pa-ledger/domain/bank/bank-line';
import { columnsIn, type FileColumns } from '@pa-ledger/domain/bank/csv-lines';
import { textOfSheet } from '@pa-ledger/domain/sheets/sheet-text';
import type { Rows } from '../../sheets/csv-rows.ts';
import { inSlices } from '../../sheets/slices.ts';
import { csvRows, csvStatement } from './csv-file.ts';
import { isOfx, ofxStatements } from './ofx-file.ts';
import { statementFileMessages as messages } from './statement-file-messages.ts';

/** What is in the file of a bank. */
export type StatementFile =
  | { readonly kind: 'refused'; readonly reason: string }
  /** One for each account. */
  | { readonly kind: 'statements'; readonly statements: readonly BankStatement[] }
  /** A sheet: what its headings say, or null where a person must say which column is which. */
  | { readonly kind: 'sheet'; readonly rows: Rows; readonly columns: FileColumns | null };

/**
 * Reads an OFX, QFX or CSV file that a bank has written, while the page answers. A row that cannot be read is named.
 * @param signal ends it. @throws its reason then. @param onRead is told how many lines were read, now and then.
 */
export async function readStatementFile(
  file: Blob,
  signal?: AbortSignal,
  onRead?: (lines: number) => void,
): Promise<StatementFile> {
  const read = textOfSheet(new Uint8Array(await file.arrayBuffer()));
  if (!read.ok) return refusal(read.reason);
  const { text } = read;
  if (isOfx(text)) {
    const statements = await inSlices(ofxStatements(text), signal, onRead);
    return typeof statements === 'string'
      ? refusal(statements)
      : { kind: 'statements', statements };
  }
  if (/^\s*(?:<!doctype\s+html|<html)/i.test(text)) return refusal(messages.webPage);
  if (/^\s*!(?:Type|Option|Account)/i.test(text)) return refusal(messages.qif);
  if (/^\s*(?:<\?xml|[{[])/i.test(text)) return refusal(messages.noAccount);
  const rows = await inSlices(csvRows(text), signal, onRead);
  if (typeof rows === 'string') return refusal(rows);
  return { kind: 'sheet', rows, columns: columnsIn(rows) };
}

/** Reads the lines of a sheet, while the page answers. */
export function readSheet(
  rows: Rows,
  columns: FileColumns,
  signal?: AbortSignal,
  onRead?: (lines: number) => void,
): Promise<BankStatement> {
  return inSlices(csvStatement(rows, columns), signal, onRead);
}

function refusal(reason: string): StatementFile {
  return { kind: 'refused', reason };
}
