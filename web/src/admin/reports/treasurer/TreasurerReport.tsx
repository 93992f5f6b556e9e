import { styled } from '@mui/material/styles';
import {
  treasurerLists,
  treasurerReport,
  type TreasurerReport as Report,
} from '@pa-ledger/domain/reports/treasurer/treasurer';
import {
  TREASURER_AMOUNTS,
  treasurerFile,
  treasurerRows,
} from '@pa-ledger/domain/reports/treasurer/treasurer-csv';
import type { TreasurerSource } from '@pa-ledger/domain/reports/treasurer/treasurer-source';
import { unconfirmedOn } from '@pa-ledger/domain/home/dated-work';
import { cents, formatCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { fiscalYearDays, type Days } from '@pa-ledger/domain/time/fiscal-year';
import { useStore } from '../../../app/store.ts';
import { SecondaryText } from '../../../ui/text.ts';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { openWork } from '../../shared/records/home-documents.ts';
import { firstIn } from '../../shared/records/first-of.ts';
import { useBooks } from '../../shared/years/books.ts';
import { openingsIn } from '../report-figures.ts';
import { reportMessages } from '../reports-messages.ts';
import { ReportSection } from '../ReportSection.tsx';
import { GivenNote, MarkAsGiven } from './Given.tsx';
import { givenId } from './given-reports.ts';
import { Advances, Disbursements, Receipts, Transfers } from './lists.tsx';
import { Accounts, Advanced, Adjustments, Amendments, Budget, Funds } from './parts.tsx';
import { treasurerMessages as messages } from './treasurer-messages.ts';

/** Before its entries are read. */
const NO_LISTS = { receipts: [], disbursements: [], advances: [], transfers: [] };

interface TreasurerReportProps {
  readonly source: TreasurerSource;
  readonly days: Days;
}

/** The treasurer's report of a period, as it is shown, printed and downloaded. */
export function TreasurerReport({ source, days }: TreasurerReportProps) {
  const report = treasurerReport(source, days);
  const rows = treasurerRows(report, NO_LISTS);
  const readAll = async () => {
    const all = await firstIn(entriesOn(days));
    return 'why' in all ? all : treasurerRows(report, treasurerLists(source, all, days));
  };
  const given = { days, ending: report.funds.total.ending };
  const key = givenId(days);
  return (
    <ReportSection
      heading={reportMessages.treasurer}
      hint={messages.days(formatDate(days.first), formatDate(days.last))}
      fileName={treasurerFile(report)}
      rows={rows}
      readAll={readAll}
      amounts={TREASURER_AMOUNTS}
      main={rows.length > 0 && <MarkAsGiven key={key} {...given} />}
    >
      <ClosedNote {...days} />
      <UnconfirmedNote source={source} days={days} />
      <GivenNote key={key} {...given} />
      {rows.length === 0 ? (
        <EmptyState>{messages.empty}</EmptyState>
      ) : (
        <Parts report={report} source={source} />
      )}
    </ReportSection>
  );
}

/** Says, also on paper, until when days are closed; nothing while all of the report's are open. */
function ClosedNote({ first }: Days) {
  const { closedThrough } = useBooks();
  if (closedThrough === null || closedThrough < first) return null;
  return (
    <SecondaryText sx={{ marginBottom: '1.25rem' }}>
      {messages.closed(formatDate(closedThrough))}
    </SecondaryText>
  );
}

/** Says, also on paper, what of the period no second person has confirmed; nothing if all of it is. */
function UnconfirmedNote({ source, days }: TreasurerReportProps) {
  const state = useStore(openWork);
  if (state.status !== 'ready') return null;
  const { count, cents: amount } = unconfirmedOn(state.value, days, source);
  return (
    count > 0 && (
      <SecondaryText sx={{ marginBottom: '1.25rem' }}>
        {messages.unconfirmed(count, formatCents(cents(amount)))}
      </SecondaryText>
    )
  );
}

interface PartsProps {
  readonly report: Report;
  readonly source: TreasurerSource;
}

/** The parts in the order of the paper: a new one is one more line. */
function Parts({ report, source }: PartsProps) {
  const { days, funds, fiscalYear } = report;
  const { first } = fiscalYearDays(fiscalYear, source.calendar);
  const figures = {
    openings: openingsIn({ days, year: fiscalYear, countWhen: 'paid' }),
    fiscalYear,
    yearToDate: { first, last: days.last },
  };
  const daysOf = (accountId: string): Days => {
    const opened = source.accounts.find(({ id }) => id === accountId)?.openingDate ?? days.first;
    return opened > days.first ? { ...days, first: opened } : days;
  };
  return (
    <Sheet>
      <Funds {...funds} openings={figures.openings} />
      <Accounts
        {...report.accounts}
        openings={figures.openings}
        inFunds={funds.total.ending}
        daysOf={daysOf}
      />
      <Adjustments lines={funds.adjustments} />
      <Receipts source={source} days={days} total={funds.total.receipts} />
      <Disbursements source={source} days={days} total={funds.total.disbursements} />
      <Advances
        source={source}
        days={days}
        isMoved={funds.lines.some(({ advances }) => advances !== 0)}
      />
      <Advanced lines={report.advanced} />
      <Transfers source={source} days={days} />
      <Sides>
        <Budget side="budget" {...report.budget} {...figures} />
        {report.income !== null && <Budget side="income" {...report.income} {...figures} />}
      </Sides>
      <Amendments lines={report.amendments} />
      <Signatures>
        {[messages.signature, messages.filed].map((role) => (
          <p key={role}>
            <span>{role}</span>
            <span>{messages.signedOn}</span>
          </p>
        ))}
      </Signatures>
    </Sheet>
  );
}

/** One below the other. */
const STACK = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' } as const;

const Sheet = styled('div')({
  ...STACK,
  // A grid is one box to a printer, which breaks it badly.
  '@media print': {
    display: 'block',
    '& > * + *': { marginTop: '0.875rem' },
    '& > section > div': { marginBottom: 0 },
    // More lines on a sheet than in the other reports: a month is to be two of them at most.
    '& tr.group th': { fontSize: 'inherit !important' },
    '& :is(th, td)': { padding: '0.125rem 0.4rem !important', lineHeight: '1.3 !important' },
  },
});

/** The two sides of the budget: below each other on a screen, beside each other on paper, or a month would take a third sheet. */
const Sides = styled('div')({
  ...STACK,
  '@media print': {
    display: 'flex',
    gap: '1rem',
    alignItems: 'flex-start',
    '& > section': { flex: '1 1 0', minWidth: 0 },
    '& :is(th, td)': { paddingInline: '0.2rem !important', verticalAlign: 'bottom' },
    '& thead th:first-of-type': { width: '40%' },
  },
});

/** A line to sign on for each, with the date beside it, in one row; only on paper, and never alone on a sheet. */
const Signatures = styled('div')({
  '@media screen': { display: 'none' },
  '@media print': { display: 'flex', gap: '2rem' },
  breakInside: 'avoid',
  breakBefore: 'avoid',
  '& > p': { display: 'flex', flex: '1 1 0', gap: '1rem', marginTop: '2.25rem' },
  '& span': { borderTop: '1px solid', paddingTop: '0.25rem', flex: '1 1 0' },
  '& span:first-of-type': { flexGrow: 2.5 },
});
