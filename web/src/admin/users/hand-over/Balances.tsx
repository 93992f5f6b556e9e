import { ACCOUNT_KINDS } from '@pa-ledger/domain/accounts/account';
import { sumCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { handOverMessages as words } from './hand-over-messages.ts';
import type { AccountRow } from './hand-over-store.ts';

const COLUMNS: readonly Column<AccountRow>[] = [
  { id: 'account', label: words.account, cell: ({ name }) => name, onCard: 'title' },
  { id: 'kind', label: words.kind, cell: ({ kind }) => ACCOUNT_KINDS[kind], onCard: 'note' },
  {
    id: 'through',
    label: words.reconciled,
    cell: ({ through }) => (through === null ? words.never : formatDate(through)),
  },
  {
    id: 'balance',
    label: words.balance,
    cell: ({ balance }) => <Money amount={balance} />,
    numeric: true,
    onCard: 'figure',
  },
];

/** What each account has by the books, for both to sign. */
export function Balances({ rows }: { readonly rows: readonly AccountRow[] }) {
  const total = sumCents(rows.map(({ balance }) => balance));
  return (
    <TabSection
      heading={words.balances}
      hint={words.balancesHint}
      sx={{ marginTop: '2rem', maxWidth: '52rem' }}
    >
      <DataTable
        name={words.balances}
        columns={COLUMNS}
        rows={{
          status: 'ready',
          value: rows.toSorted((one, other) => compareNames(one.name, other.name)),
        }}
        keyOf={({ id }) => id}
        empty={<EmptyState>{words.noAccounts}</EmptyState>}
        totals={{ label: words.total, cells: { balance: <Money amount={total} /> } }}
      />
    </TabSection>
  );
}
