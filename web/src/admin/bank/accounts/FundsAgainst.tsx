import { styled } from '@mui/material/styles';
import { cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import {
  fundsAgainstAccounts,
  type FundsAgainstAccounts,
} from '@pa-ledger/domain/reports/funds-against-accounts';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { LoadState } from '../../shared/frame/LoadState.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { accountsMessages } from './accounts-messages.ts';
import { againstSource } from './against-source.ts';

const messages = accountsMessages.against;

type Row = FundsAgainstAccounts['funds'][number];

/** What all funds have against what all accounts have, and what explains a difference. */
export function FundsAgainst({ openedOn }: { readonly openedOn: CalendarDate }) {
  return (
    <TabSection heading={messages.heading} hint={messages.hint} sx={{ marginTop: '2rem' }}>
      <LoadState store={againstSource(openedOn)}>
        {(source) => <Compared openedOn={openedOn} {...fundsAgainstAccounts(source)} />}
      </LoadState>
    </TabSection>
  );
}

function Compared(compared: FundsAgainstAccounts & { readonly openedOn: CalendarDate }) {
  const { funds, accounts, inFunds, inAccounts, difference } = compared;
  return (
    <>
      <Sides>
        <Side name={messages.funds} rows={funds} total={inFunds} />
        <Side name={messages.accounts} rows={accounts} total={inAccounts} />
      </Sides>
      <p>{verdict(difference)}</p>
      {difference !== 0 && <Explanation {...compared} />}
    </>
  );
}

function verdict(difference: Cents): string {
  if (difference === 0) return messages.agrees;
  return difference > 0
    ? messages.differs(formatCents(difference))
    : messages.lacks(formatCents(cents(0 - difference)));
}

interface SideProps {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly total: Cents;
}

function Side({ name, rows, total }: SideProps) {
  return (
    <DataTable
      name={name}
      columns={[
        textColumn('name', name, (row: Row) => row.name, { onCard: 'title' }),
        amountColumn('amount', messages.cash, (row: Row) => row.amount, 'signed', 'figure'),
      ]}
      rows={{ status: 'ready', value: rows }}
      keyOf={({ id }) => id}
      empty={null}
      totals={{ label: messages.total, cells: { amount: <Money amount={total} tone="signed" /> } }}
    />
  );
}

function Explanation(props: FundsAgainstAccounts & { readonly openedOn: CalendarDate }) {
  const { openedOn, cashBefore, openings, outstanding, unnamed, difference } = props;
  const lines: readonly (readonly [label: string, amount: Cents])[] = [
    [messages.before(formatDate(openedOn)), cashBefore],
    [messages.openings, openings],
    [messages.outstanding, outstanding],
    [messages.unnamed, unnamed],
    [messages.difference, difference],
  ];
  return (
    <Lines aria-label={messages.explained}>
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </Lines>
  );
}

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '1.5rem',
  marginBottom: '1rem',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
}));

const Lines = styled('dl')({
  maxWidth: '36rem',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '1rem' },
  '& dd': { margin: 0 },
});
