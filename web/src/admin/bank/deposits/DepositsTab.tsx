import Button from '@mui/material/Button';
import { depositWords } from '@pa-ledger/domain/bank/deposit';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { Suspense, useState } from 'react';
import { lazy } from '../../lazy.ts';
import { TextInput } from '../../shared/forms/inputs.tsx';
import { FieldGrid, HStack } from '../../../ui/layout.ts';
import { ReportSection } from '../../reports/ReportSection.tsx';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage } from '../../shared/frame/PrintPage.tsx';
import { RowActions } from '../../shared/frame/RowActions.tsx';
import { useOpensNew } from '../../shared/frame/opens-new.ts';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { accounts, type RecordRow } from '../../shared/records/ledger-records.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { WithAccounts } from '../WithAccounts.tsx';
import { depositColumns, depositRows, depositTotals, isFound } from './deposit-columns.tsx';
import { depositsOn, type ListedDeposit } from './deposit-store.ts';
import { deletionOf } from './deposit-writes.ts';
import { DepositSlip } from './DepositSlip.tsx';
import { depositsMessages as messages } from './deposits-messages.ts';

/** With what makes a picture smaller: not before a deposit is made or changed. */
const DepositDialog = lazy(async () => ({
  default: (await import('./DepositDialog.tsx')).DepositDialog,
}));

/** The sub-tab Deposits: those of a year, with their slips. */
export function DepositsTab() {
  const { days } = useShownYear();
  return (
    <>
      <PrintPage />
      <OffPaper>
        <YearSwitch />
        <ClosedNotice />
        <TabHeading heading={messages.heading} hint={messages.hint} />
      </OffPaper>
      <LoadState store={accounts}>
        {(rows) => (
          <WithAccounts rows={rows}>
            {(known) => (
              <LoadState store={depositsOn(days)}>
                {(deposits) => <DepositList accounts={known} deposits={deposits} />}
              </LoadState>
            )}
          </WithAccounts>
        )}
      </LoadState>
    </>
  );
}

/** What is open beside the list. */
type Open =
  | { readonly is: 'form'; readonly row: ListedDeposit | null }
  | { readonly is: 'delete'; readonly row: ListedDeposit };

interface DepositListProps {
  readonly accounts: readonly RecordRow<'accounts'>[];
  readonly deposits: readonly ListedDeposit[];
}

function DepositList({ accounts: known, deposits }: DepositListProps) {
  const { year, label, today } = useShownYear();
  const isClosed = useIsClosed(year);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const [slip, setSlip] = useState<string | null>(null);
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  const shown = deposits.filter((row) => isFound(row, search, nameOf));
  const printed = deposits.find(({ id }) => id === slip);
  const List = printed === undefined ? 'div' : OffPaper;
  const close = (): void => setOpen(null);
  useOpensNew(!isClosed, () => setOpen({ is: 'form', row: null }));
  return (
    <>
      <List>
        <ReportSection
          heading={messages.listOf(label)}
          fileName={messages.file(year)}
          rows={depositRows(shown, nameOf)}
          amounts={['amount']}
          main={
            !isClosed && (
              <Button variant="contained" onClick={() => setOpen({ is: 'form', row: null })}>
                {messages.add}
              </Button>
            )
          }
        >
          {deposits.length > 0 && (
            <OffPaper>
              <FieldGrid sx={{ marginBottom: '1rem' }}>
                <TextInput
                  label={messages.search}
                  half
                  type="search"
                  placeholder={messages.searchHint}
                  value={search}
                  onChange={setSearch}
                />
              </FieldGrid>
            </OffPaper>
          )}
          <DataTable
            name={messages.heading}
            columns={depositColumns(nameOf)}
            rows={{ status: 'ready', value: shown }}
            keyOf={({ id }) => id}
            empty={
              <EmptyState>{deposits.length === 0 ? messages.empty : messages.notFound}</EmptyState>
            }
            totals={depositTotals(shown, deposits.length)}
            actions={(row) => (
              <HStack sx={{ flexWrap: 'nowrap', gap: 0 }}>
                <Button
                  aria-expanded={row.id === slip}
                  onClick={() => setSlip(row.id === slip ? null : row.id)}
                >
                  {messages.showSlip}
                </Button>
                <RowActions
                  name={nameIn(row)}
                  of={{ collection: 'deposits', id: row.id }}
                  onEdit={isClosed ? undefined : () => setOpen({ is: 'form', row })}
                  onDelete={
                    isClosed || row.isCleared ? undefined : () => setOpen({ is: 'delete', row })
                  }
                />
              </HStack>
            )}
          />
        </ReportSection>
      </List>
      {printed !== undefined && (
        <DepositSlip
          deposit={printed}
          account={nameOf(printed.accountId)}
          onClose={() => setSlip(null)}
        />
      )}
      {open?.is === 'form' && (
        <Suspense fallback={null}>
          <DepositDialog accounts={known} row={open.row} today={today} onClose={close} />
        </Suspense>
      )}
      {open?.is === 'delete' && (
        <DeleteDialog
          {...deletionOf(open.row)}
          name={nameIn(open.row)}
          details={<p>{messages.deleteHint}</p>}
          question={messages.deleteQuestion}
          onClose={close}
        />
      )}
    </>
  );
}

function nameIn({ slip, items, date }: ListedDeposit): string {
  return `${depositWords(slip, items.length)}, ${formatDate(date)}`;
}
