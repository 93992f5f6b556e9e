import Button from '@mui/material/Button';
import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import { useEffect } from 'react';
import { loadNeeded } from '../../../app/missing-code.ts';
import { LineIcon } from '../../../ui/icons.tsx';
import { notify } from '../frame/notices.ts';
import { downloadMessages } from './download-messages.ts';

const loadDownload = () => import('../frame/download-csv.ts');

interface CsvButtonProps<Row, Amount> {
  readonly fileName: string;
  /** The rows of the file; without rows nothing can be downloaded. */
  readonly rows: readonly Row[];
  /** The fields of a row that are amounts. */
  readonly amounts?: readonly Amount[];
  /** Whether nothing else is done there more often. */
  readonly primary?: boolean;
}

/** Makes a file of a list that is loaded whole. */
export function CsvButton<Row extends CsvRow<Row, Amount>, Amount extends string = never>({
  fileName,
  rows,
  amounts = [],
  primary,
}: CsvButtonProps<Row, Amount>) {
  useEffect(() => {
    // It loads after the list, so that a file is made at once, also without a connection.
    void loadDownload().catch(() => undefined);
  }, []);
  const download = async (): Promise<void> => {
    const { downloadCsv } = await loadNeeded(loadDownload);
    downloadCsv(fileName, rows, amounts);
  };
  return (
    <DownloadButton
      primary={primary}
      disabled={rows.length === 0}
      onClick={() => void download().catch(() => notify(downloadMessages.notMade))}
    />
  );
}

interface DownloadButtonProps {
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly primary?: boolean | undefined;
  /** Whether a press stops what is running: the same button, so that it keeps the focus. */
  readonly stops?: boolean;
}

/** The button of every list and report that makes a file of it. */
export function DownloadButton({ stops = false, primary = false, ...props }: DownloadButtonProps) {
  return (
    <Button
      variant={primary && !stops ? 'contained' : 'outlined'}
      startIcon={stops ? null : <LineIcon name="download" />}
      {...props}
    >
      {stops ? downloadMessages.stop : downloadMessages.download}
    </Button>
  );
}
