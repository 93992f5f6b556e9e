import Box from '@mui/material/Box';
import { hasEveryBeginning } from '@pa-ledger/domain/text/words';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { ListOrRecord } from '../../shared/frame/RecordPage.tsx';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { TabHeading } from '../../shared/frame/TabHeading.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { FilterInput } from '../../shared/lists/FilterInput.tsx';
import { Paging } from '../../shared/lists/Paging.tsx';
import { SortChoice } from '../../shared/lists/SortChoice.tsx';
import { sortRows, type Column, type Sort } from '../../shared/lists/table-model.ts';
import { useCsv } from '../../shared/lists/useCsv.ts';
import { usePageOf } from '../../shared/lists/usePageOf.ts';
import { calendarYearSearch, useCalendarYear } from '../calendar-year.ts';
import { CalendarYearSwitch } from '../CalendarYearSwitch.tsx';
import { taxYear, type TaxPayee } from '../tax-year.ts';
import { kindText, payeeAddress, purposeText, taxFormText } from './payee-texts.ts';
import { PayeePage } from './PayeePage.tsx';
import { payeesMessages as messages } from './payees-messages.ts';

/** The sub-tab Payees: whom a calendar year's money went to, and the page of each. */
export function PayeesTab() {
  return (
    <>
      <CalendarYearSwitch />
      <ListOrRecord list={<PayeesList />} pageOf={(id) => <PayeePage key={id} id={id} />} />
    </>
  );
}

const { columns: labels } = messages;
const SEARCH = { maxWidth: { sm: '20rem' }, marginBlock: '0.5rem 0.75rem' };
const BY_NAME: Sort = { by: 'name', direction: 'asc' };

function PayeesList() {
  const [sort, setSort] = useState(BY_NAME);
  const [text, setText] = useState('');
  const shown = useCalendarYear();
  const { search } = useLocation();
  const store = taxYear(shown.year);
  const state = useStore(store);
  const columns = columnsWith(calendarYearSearch(search, shown));
  const paid =
    state.status === 'ready' ? state.value.payees.filter(({ entries }) => entries.length > 0) : [];
  const found = paid.filter(({ name }) => hasEveryBeginning(name, text));
  const { rows, paging } = usePageOf(sortRows(found, columns, sort));
  const csv = useCsv(
    `payees-${shown.year}.csv`,
    found.map((payee) => lineOf(payee, shown.year)),
    ['Paid'],
  );
  return (
    <>
      <TabHeading heading={messages.heading} hint={messages.hint} more={[csv]} />
      {paid.length > 0 && (
        <Box sx={SEARCH}>
          <FilterInput label={messages.search} type="search" value={text} onChange={setText} />
        </Box>
      )}
      <SortChoice columns={columns} sort={sort} onSort={setSort} />
      <DataTable
        name={messages.heading}
        columns={columns}
        rows={state.status === 'ready' ? { status: 'ready', value: rows } : state}
        keyOf={({ key }) => key}
        sort={sort}
        onSort={setSort}
        onRetry={store.retry}
        empty={
          <EmptyState>
            {paid.length === 0 ? messages.empty(shown.year) : messages.noneFound}
          </EmptyState>
        }
        footer={<Paging {...paging} />}
      />
    </>
  );
}

function columnsWith(search: string): readonly Column<TaxPayee>[] {
  return [
    textColumn<TaxPayee>('name', labels.name, ({ name }) => name, {
      onCard: 'title',
      cell: ({ id, name }) => <NameLink to={payeeAddress(id, search)}>{name}</NameLink>,
    }),
    amountColumn<TaxPayee>('paid', labels.paid, ({ total }) => total, undefined, 'figure'),
    {
      id: 'payments',
      label: labels.payments,
      cell: ({ entries }) => entries.length,
      numeric: true,
      sortable: true,
      compare: (one, other) => one.entries.length - other.entries.length,
    },
    textColumn<TaxPayee>('kind', labels.kind, ({ record }) => kindText(record?.kind)),
    textColumn<TaxPayee>('paidFor', labels.paidFor, ({ record }) => purposeText(record?.paidFor)),
    textColumn<TaxPayee>('taxForm', labels.taxForm, ({ record }) => taxFormText(record)),
  ];
}

function lineOf({ name, total, entries, record }: TaxPayee, year: string) {
  return {
    'Calendar year': year,
    Payee: name,
    Paid: total,
    Payments: entries.length,
    'Kind of business': kindText(record?.kind),
    'Usually paid for': purposeText(record?.paidFor),
    'Form W-9 seen on': record?.taxFormSeenOn ?? null,
    'Seen by': record?.taxFormSeenBy ?? null,
    'Kept where': record?.taxFormKept ?? null,
  };
}
