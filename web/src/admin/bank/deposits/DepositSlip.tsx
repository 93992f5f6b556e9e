import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { depositTotal } from '@pa-ledger/domain/bank/deposit';
import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Suspense } from 'react';
import { lazy } from '../../lazy.ts';
import { NO_VALUE } from '../../../ui/text.ts';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { revenueIn, type Candidate, type DepositRow } from './deposit-store.ts';
import { depositsMessages as messages } from './deposits-messages.ts';

/** With what draws a PDF: not before a slip with a picture is shown. */
const Receipts = lazy(async () => ({
  default: (await import('../../expenses/detail/Receipts.tsx')).Receipts,
}));

interface NumberedItem extends Candidate {
  /** From 1 on. */
  readonly number: number;
}

const COLUMNS: readonly Column<NumberedItem>[] = [
  { id: 'number', label: messages.number, cell: ({ number }) => number, onCard: 'blank' },
  { id: 'date', label: messages.date, cell: ({ date }) => formatDate(date), onCard: 'note' },
  { id: 'from', label: messages.from, cell: titleOf, onCard: 'title' },
  {
    id: 'reference',
    label: messages.reference,
    cell: ({ reference = NO_VALUE }) => reference,
  },
  {
    id: 'amount',
    label: messages.amount,
    cell: ({ amount }) => <Money amount={amountOf(amount)} />,
    numeric: true,
    onCard: 'figure',
  },
];

interface DepositSlipProps {
  readonly deposit: DepositRow;
  readonly account: string;
  readonly onClose: () => void;
}

/** The slip of a deposit for the bank, on letter paper: what is in it, their sum, and who counted. */
export function DepositSlip({ deposit, account, onClose }: DepositSlipProps) {
  const print = usePrint();
  const { date, slip = NO_VALUE, countedBy, items, picture } = deposit;
  const facts = [
    [messages.account, account],
    [messages.slip, slip],
    [messages.countedBy, messages.both(countedBy)],
  ] as const;
  return (
    <TabSection
      heading={messages.slipOf(formatDate(date))}
      main={
        <Button variant="outlined" onClick={onClose}>
          {messages.closeSlip}
        </Button>
      }
      more={[print]}
      sx={{ marginTop: '2rem' }}
    >
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <LoadState store={revenueIn(deposit)}>
        {(rows) => (
          <DataTable
            name={messages.slipOf(formatDate(date))}
            columns={COLUMNS}
            rows={{ status: 'ready', value: numbered(deposit, rows) }}
            keyOf={({ id }) => id}
            empty={null}
            totals={{
              label: messages.sum,
              cells: { amount: <Money amount={depositTotal(items)} /> },
            }}
          />
        )}
      </LoadState>
      {picture !== undefined && (
        <OffPaper sx={{ marginTop: '1.5rem', maxWidth: '40rem' }}>
          <Suspense fallback={null}>
            <Receipts of="deposit" id={deposit.id} receipts={[picture]} />
          </Suspense>
        </OffPaper>
      )}
      <Signatures>
        {countedBy.map((name) => (
          <p key={name}>{messages.signature(name)}</p>
        ))}
      </Signatures>
    </TabSection>
  );
}

/** Returns the revenue items in the order of the deposit. */
function numbered({ items }: DepositRow, rows: readonly Candidate[]): readonly NumberedItem[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return items.flatMap(({ id }, at) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, number: at + 1 }];
  });
}

const Facts = styled('dl')({
  maxWidth: '36rem',
  marginBottom: '1rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '1rem' },
  '& dd': { margin: 0 },
});

/** Only on paper: a line for each to sign on. */
const Signatures = styled('div')({
  '@media screen': { display: 'none' },
  marginTop: '3rem',
  '& > p': {
    borderBottom: '1px solid',
    paddingBottom: '0.25rem',
    margin: '0 0 2rem',
    width: '60%',
  },
});
