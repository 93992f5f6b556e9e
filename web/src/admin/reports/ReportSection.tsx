import Button from '@mui/material/Button';
import { csvParts, type CsvRow } from '@pa-ledger/domain/reports/csv';
import type { ReactNode } from 'react';
import { LineIcon } from '../../ui/icons.tsx';
import { TabSection } from '../shared/frame/TabHeading.tsx';
import { PrintButton } from '../shared/frame/PrintPage.tsx';
import { reportMessages } from './reports-messages.ts';

interface ReportSectionProps<Row, Amount> {
  readonly heading: string;
  readonly hint?: ReactNode;
  readonly fileName: string;
  /** The rows of the file; without rows nothing can be downloaded or printed. */
  readonly rows: readonly Row[];
  /** The fields of a row that are amounts. */
  readonly amounts: readonly Amount[];
  readonly children: ReactNode;
}

/** A report under its heading, with Download CSV and Print. */
export function ReportSection<Row extends CsvRow<Row, Amount>, Amount extends string>({
  heading,
  hint,
  fileName,
  rows,
  amounts,
  children,
}: ReportSectionProps<Row, Amount>) {
  const empty = rows.length === 0;
  return (
    <TabSection
      heading={heading}
      hint={hint}
      actions={
        <>
          <PrintButton disabled={empty} />
          <Button
            variant="contained"
            startIcon={<LineIcon name="download" />}
            disabled={empty}
            onClick={() => downloadCsv(fileName, csvParts(rows, amounts))}
          >
            {reportMessages.downloadCsv}
          </Button>
        </>
      }
    >
      {children}
    </TabSection>
  );
}

/** Gives a file to the browser to save; nothing is sent anywhere. */
function downloadCsv(fileName: string, parts: string[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
