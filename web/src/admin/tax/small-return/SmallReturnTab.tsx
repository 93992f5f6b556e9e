import { formatCents } from '@pa-ledger/domain/money/money';
import {
  POSTCARD_RECEIPTS,
  SHORT_FORM_ASSETS,
  SHORT_FORM_RECEIPTS,
} from '@pa-ledger/domain/tax/limits';
import { Facts } from '../../../ui/Facts.tsx';
import { Well } from '../../../ui/layout.ts';
import { SecondaryText, TouchLink } from '../../../ui/text.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { CategoryLines } from './CategoryLines.tsx';
import { returnRows, type ReturnRow } from './return-rows.ts';
import { smallReturnMessages as messages } from './small-return-messages.ts';
import { returnOf, type YearsReturn } from './small-return-store.ts';

/** Where the limits are from; docs/taxes.md has the day when they were looked up. */
const SOURCE =
  'https://www.irs.gov/charities-non-profits/form-990-series-which-forms-do-exempt-organizations-file-filing-phase-in';

/** The sub-tab Small Return: a fiscal year's figures of Form 990-EZ, and which return probably fits. */
export function SmallReturnTab() {
  const year = useShownYear();
  return (
    <>
      <PrintPage />
      <YearSwitch />
      <LoadState store={returnOf(year)}>
        {(found) => (
          <>
            <Figures
              found={found}
              year={year.label}
              fileName={`small-return-${year.year}.csv`}
              isOver={year.days.last < year.today}
            />
            <CategoryLines unmapped={found.figures.unmapped} />
          </>
        )}
      </LoadState>
    </>
  );
}

type Row = ReturnRow & { readonly id: string };

/** Nothing opens a card on a phone to show the rest of a long name. */
const WHOLE = { whiteSpace: 'normal' } as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'line',
    label: messages.columns.line,
    cell: ({ line }) => line,
    width: '4rem',
    onCard: 'note',
  },
  {
    id: 'label',
    label: messages.columns.label,
    cell: ({ line, label }) =>
      line === '' ? (
        <span style={{ ...WHOLE, paddingInlineStart: '1.5rem' }}>{label}</span>
      ) : (
        <b style={WHOLE}>{label}</b>
      ),
    onCard: 'title',
  },
  {
    id: 'amount',
    label: messages.columns.amount,
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    onCard: 'figure',
  },
];

interface FiguresProps {
  readonly found: YearsReturn;
  readonly year: string;
  readonly fileName: string;
  readonly isOver: boolean;
}

function Figures({ found, year, fileName, isOver }: FiguresProps) {
  const { figures, advances, goods, source } = found;
  const isEmpty = source.cells.length === 0 && source.balances.length === 0;
  const rows = isEmpty ? [] : returnRows(figures, source.categories);
  const csv = useCsv(fileName, rows, ['amount']);
  const print = usePrint(isEmpty);
  return (
    <>
      <TabHeading
        heading={`${messages.heading}, ${year}`}
        hint={messages.hint}
        more={[print, csv]}
      />
      {!isEmpty && <Standing found={found} isOver={isOver} />}
      <DataTable
        name={messages.table}
        columns={COLUMNS}
        rows={{ status: 'ready', value: rows.map((row, at) => ({ ...row, id: String(at) })) }}
        keyOf={({ id }) => id}
        empty={<EmptyState>{messages.empty}</EmptyState>}
      />
      {!isEmpty && (
        <Well as="section" aria-label={messages.apart.heading} style={{ marginTop: '1rem' }}>
          <h3>{messages.apart.heading}</h3>
          <Facts
            rows={[
              [messages.apart.received, <Money key="received" amount={figures.held.received} />],
              [messages.apart.paid, <Money key="paid" amount={figures.held.paid} />],
              [messages.apart.advances, <Money key="advances" amount={advances} />],
              [messages.apart.goods, <Money key="goods" amount={goods} />],
            ]}
          />
        </Well>
      )}
    </>
  );
}

interface StandingProps {
  readonly found: YearsReturn;
  /** Whether the year is over. */
  readonly isOver: boolean;
}

/** Where the association stands against the limits of the returns. */
function Standing({ found: { standing, assets }, isOver }: StandingProps) {
  const words = messages.standing;
  return (
    <Well as="section" aria-label={words.heading} style={{ marginBottom: '1rem' }}>
      <h3>{words.heading}</h3>
      <p>
        <b>{words.form[standing.form]}</b>
      </p>
      <p>
        {words.average(formatCents(standing.average), standing.years)}{' '}
        {words.assets(formatCents(assets))} {!isOver && words.soFar}
      </p>
      <SecondaryText>
        {words.limits(
          formatCents(POSTCARD_RECEIPTS),
          formatCents(SHORT_FORM_RECEIPTS),
          formatCents(SHORT_FORM_ASSETS),
        )}{' '}
        {words.hint}
      </SecondaryText>
      <TouchLink href={SOURCE} target="_blank" rel="noreferrer">
        {words.source}
      </TouchLink>
    </Well>
  );
}
