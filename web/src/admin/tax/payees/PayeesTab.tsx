import { useLocation } from 'react-router-dom';
import { useStore } from '../../../app/store.ts';
import { ListOrRecord } from '../../shared/frame/RecordPage.tsx';
import { NameLink } from '../../shared/frame/RecordLink.tsx';
import { amountColumn, textColumn } from '../../shared/lists/column-kinds.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { calendarYearSearch, useCalendarYear } from '../calendar-year.ts';
import { CalendarYearSwitch } from '../CalendarYearSwitch.tsx';
import { NameList } from '../NameList.tsx';
import { taxYear, type TaxPayee, type TaxYear } from '../tax-year.ts';
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

function PayeesList() {
  const shown = useCalendarYear();
  const { search } = useLocation();
  const store = taxYear(shown.year);
  const state = useStore(store);
  return (
    <NameList
      messages={messages}
      people={state.status === 'ready' ? { ...state, value: paidOf(state.value) } : state}
      onRetry={store.retry}
      columns={columnsWith(calendarYearSearch(search, shown))}
      file={{
        name: `payees-${shown.year}.csv`,
        lineOf: (payee) => lineOf(payee, shown.year),
        amounts: ['Paid'],
      }}
      empty={messages.empty(shown.year)}
    />
  );
}

/** The others have their details kept, and no payment in this year. */
function paidOf({ payees }: TaxYear): readonly TaxPayee[] {
  return payees.filter(({ entries }) => entries.length > 0);
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
