import Button from '@mui/material/Button';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { TextInput } from '../../shared/forms/inputs.tsx';
import { FieldGrid } from '../../../ui/layout.ts';
import { lazy } from '../../lazy.ts';
import { ReportSection } from '../../reports/ReportSection.tsx';
import { PanelLink } from '../../shared/frame/ActionLink.tsx';
import { withoutHistory } from '../../shared/frame/history-address.ts';
import { EmptyState, LoadState, TabSkeleton } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage } from '../../shared/frame/PrintPage.tsx';
import { ListOrRecord } from '../../shared/frame/RecordPage.tsx';
import { RowActions } from '../../shared/frame/RowActions.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import type { FilterParts } from '../../shared/lists/list-address.ts';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { useListChoice } from '../../shared/lists/useListChoice.ts';
import { firstIn } from '../../shared/records/first-of.ts';
import { accounts } from '../../shared/records/ledger-records.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import {
  formIdAt,
  listAddress,
  newRecordAddress,
  recordAddress,
} from '../../shared/records/record-address.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { WithAccounts } from '../WithAccounts.tsx';
import { depositColumns, depositRows, depositTotals, isFound, nameIn } from './deposit-columns.tsx';
import { depositsOn } from './deposit-store.ts';
import { DepositPage } from './DepositPage.tsx';
import { depositsMessages as messages } from './deposits-messages.ts';
import { useDepositActions } from './useDepositActions.tsx';
import { useMay } from '../../shared/rights/own-person.ts';

/** Not before a deposit is made or changed. */
const DepositForm = lazy(async () => ({
  default: (await import('./DepositForm.tsx')).DepositForm,
}));

interface DepositFilter {
  /** What is searched for; '' finds everything. */
  readonly text: string;
}

const PARTS: FilterParts<DepositFilter> = { text: ['q', (text) => text.length <= 100] };

/** The sub-tab Deposits: those of a year, each with a page that prints as its slip, and the page of their form. */
export function DepositsTab() {
  const { pathname, search } = useLocation();
  const formId = formIdAt(pathname);
  const may = useMay();
  if (formId === undefined)
    return <ListOrRecord list={<Deposits />} pageOf={(id) => <DepositPage id={id} />} />;
  if (!may('keepBooks')) {
    const shown = formId === null ? listAddress('deposits') : recordAddress('deposits', formId);
    return <Navigate to={`${shown}${search}`} replace />;
  }
  return (
    <Suspense fallback={<TabSkeleton />}>
      <DepositForm key={formId} id={formId} />
    </Suspense>
  );
}

function Deposits() {
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
        {(rows) => <WithAccounts rows={rows}>{() => <DepositList days={days} />}</WithAccounts>}
      </LoadState>
    </>
  );
}

function DepositList({ days }: { readonly days: Days }) {
  const { year, label } = useShownYear();
  const isClosed = useIsClosed(year);
  const { pathname, search } = useLocation();
  const { filter, onFilter } = useListChoice({ parts: PARTS, pathname, search, active: true });
  const { onEdit, onDelete, dialog } = useDepositActions();
  const address = `${newRecordAddress('deposits')}${withoutHistory(search)}`;
  const { accountName } = useLookup();
  const pages = useEntryPages(
    `${days.first} ${days.last}`,
    (size) => depositsOn(days, size),
    filter.text !== '',
  );
  if (pages.state.status !== 'ready')
    return <LoadState store={pages.store}>{() => null}</LoadState>;
  const { rows, isCut } = pages.state.value;
  const shown = rows.filter((row) => isFound(row, filter.text, accountName));
  const readFile = async () => {
    const all = await firstIn(depositsOn(days, null));
    return 'why' in all ? all : depositRows(all.rows, accountName);
  };
  return (
    <>
      <ReportSection
        heading={messages.listOf(label)}
        fileName={messages.file(year)}
        rows={depositRows(shown, accountName)}
        readAll={isCut ? readFile : undefined}
        amounts={['amount']}
        main={
          !isClosed && (
            <Button variant="contained" component={PanelLink} to={address}>
              {messages.add}
            </Button>
          )
        }
      >
        {rows.length > 0 && (
          <OffPaper>
            <FieldGrid sx={{ marginBottom: '1rem' }}>
              <TextInput
                label={messages.search}
                half
                type="search"
                placeholder={messages.searchHint}
                value={filter.text}
                onChange={(text) => onFilter({ text })}
              />
            </FieldGrid>
          </OffPaper>
        )}
        <DataTable
          name={messages.heading}
          columns={depositColumns(accountName)}
          rows={{ status: 'ready', value: shown }}
          keyOf={({ id }) => id}
          empty={
            rows.length === 0 ? (
              <EmptyState
                begin={isClosed ? undefined : { label: messages.begin, to: { to: address } }}
              >
                {messages.empty}
              </EmptyState>
            ) : (
              <EmptyState>{messages.notFound}</EmptyState>
            )
          }
          totals={isCut ? undefined : depositTotals(shown, rows.length)}
          actions={(row) => (
            <RowActions
              name={nameIn(row)}
              of={{ collection: 'deposits', id: row.id }}
              onEdit={isClosed ? undefined : () => onEdit(row)}
              onDelete={isClosed || row.isCleared ? undefined : () => onDelete(row)}
            />
          )}
          footer={
            isCut && (
              <MoreEntries isReading={pages.isReading} onMore={pages.onMore}>
                {messages.newest(shown.length)}
              </MoreEntries>
            )
          }
        />
      </ReportSection>
      {dialog}
    </>
  );
}
