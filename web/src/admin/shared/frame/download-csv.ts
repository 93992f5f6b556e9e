import { csvParts, type CsvRow } from '@pa-ledger/domain/reports/csv';

/**
 * Gives rows as a CSV file to the browser to save; nothing is sent anywhere.
 * @param amounts the fields of a row that are amounts.
 */
export function downloadCsv<Row extends CsvRow<Row, Amount>, Amount extends string = never>(
  fileName: string,
  rows: readonly Row[],
  amounts: readonly Amount[] = [],
): void {
  downloadFile(new Blob(csvParts(rows, amounts), { type: 'text/csv;charset=utf-8' }), fileName);
}

/** Gives a file to the browser to save. */
export function downloadFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
