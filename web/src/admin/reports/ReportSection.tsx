import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { csvParts, type CsvRow } from '@pa-ledger/domain/reports/csv';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icons.tsx';
import { reportMessages } from './reports-messages.ts';
import { HeadingActions, HeadingRow } from '../shared/layout-styles.ts';
import { OffPaper } from './PrintStyles.tsx';

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
  const id = useId();
  const empty = rows.length === 0;
  return (
    <section aria-labelledby={id}>
      <HeadingRow>
        <div>
          <Heading id={id}>{heading}</Heading>
          {hint !== undefined && <Hint>{hint}</Hint>}
        </div>
        <OffPaper>
          <HeadingActions>
            <Button variant="outlined" disabled={empty} onClick={() => window.print()}>
              {reportMessages.print}
            </Button>
            <Button
              variant="contained"
              startIcon={<Icon name="download" />}
              disabled={empty}
              onClick={() => downloadCsv(fileName, csvParts(rows, amounts))}
            >
              {reportMessages.downloadCsv}
            </Button>
          </HeadingActions>
        </OffPaper>
      </HeadingRow>
      {children}
    </section>
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

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  fontSize: '1.25rem',
}));

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0.125rem 0 0',
  maxWidth: '44rem',
  color: theme.vars.palette.text.secondary,
}));
