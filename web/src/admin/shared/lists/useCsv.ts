import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { useEffect } from 'react';
import { loadNeeded } from '../../../app/missing-code.ts';
import type { Failure } from '../../../data/failure.ts';
import type { MoreAction } from '../frame/MoreMenu.tsx';
import { notify } from '../frame/notices.ts';
import { downloadMessages } from './download-messages.ts';

const loadDownload = () => import('../frame/download-csv.ts');

/**
 * Returns Download CSV of a list.
 * @param rows the rows of the file; without any there is nothing to download. @param amounts the fields that are amounts.
 * @param readAll reads the rows of the file where `rows` are only the first.
 */
export function useCsv<Row extends CsvRow<Row, Amount>, Amount extends string = never>(
  fileName: string,
  rows: readonly Row[],
  amounts: readonly Amount[] = [],
  readAll?: () => Promise<readonly Row[] | Failure>,
): MoreAction {
  useEffect(() => {
    // It loads after the list, so that a file is made at once, also without a connection.
    void loadDownload().catch(() => undefined);
  }, []);
  const download = async (): Promise<void> => {
    const { downloadCsv } = await loadNeeded(loadDownload);
    const all = readAll === undefined ? rows : await readAll();
    if ('why' in all) notify(`${downloadMessages.notMade} ${all.message}`);
    else downloadCsv(fileName, all, amounts);
  };
  return {
    label: downloadMessages.download,
    isButton: true,
    right: 'readBooks',
    disabled: rows.length === 0,
    onClick: () => void download().catch(() => notify(downloadMessages.notMade)),
  };
}
