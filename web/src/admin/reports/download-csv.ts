import { csvParts, type CsvValue } from '@pa-ledger/domain/reports/csv';

/** Hands rows to the browser as a file to save; nothing is sent anywhere. */
export function downloadCsv<Row extends Readonly<Record<keyof Row, CsvValue>>>(
  fileName: string,
  rows: readonly Row[],
): void {
  const url = URL.createObjectURL(new Blob(csvParts(rows), { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
