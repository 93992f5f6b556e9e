import { styled } from '@mui/material/styles';
import type { CsvRow } from '@pa-ledger/domain/reports/csv';
import type { ReportSource } from '@pa-ledger/domain/reports/source';
import { labelOf } from '../shared/years/useShownYear.ts';
import { CashTie } from './CashTie.tsx';
import { ReportSection, type ReportSectionProps } from './ReportSection.tsx';
import { reportMessages } from './reports-messages.ts';

interface YearReportProps<Row, Amount> extends ReportSectionProps<Row, Amount> {
  /** Says of which period the figures are, and what they count. */
  readonly source: ReportSource;
  /** The only category that it is of. */
  readonly categoryId?: string;
}

/** A report of a fiscal year or of all: its heading says so and what it counts, and below it is what ties it to the payments. */
export function YearReport<Row extends CsvRow<Row, Amount>, Amount extends string>({
  source,
  categoryId,
  heading,
  ...section
}: YearReportProps<Row, Amount>) {
  const { year, countWhen } = source;
  const basis = reportMessages.basis(year === null ? null : labelOf(year), countWhen);
  return (
    <>
      <ReportSection
        {...section}
        heading={
          <>
            {heading} <Basis>{basis}</Basis>
          </>
        }
      />
      <CashTie source={source} categoryId={categoryId} isEmpty={section.rows.length === 0} />
    </>
  );
}

/** Of which period a report is and what it counts, below its heading. */
const Basis = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));
