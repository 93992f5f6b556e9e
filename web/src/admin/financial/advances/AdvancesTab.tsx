import Button from '@mui/material/Button';
import { sumCents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import { LineIcon } from '../../../ui/icons.tsx';
import { NoWrap, SecondaryText } from '../../../ui/text.ts';
import { RecordLink } from '../../shared/frame/RecordLink.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { TabHeading, TabSection } from '../../shared/frame/TabHeading.tsx';
import { amountColumn } from '../../shared/lists/column-kinds.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { useLookup, type Lookup } from '../../shared/records/lookup.ts';
import { useShownYear, type ShownYear } from '../../shared/years/useShownYear.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { financialMessages } from '../financial-messages.ts';
import { advancesOn, openAdvances, type AdvanceRow } from './advance-store.ts';
import { AdvanceState } from './AdvanceState.tsx';
import { advancesMessages as messages } from './advances-messages.ts';
import { GiveDialog } from './GiveDialog.tsx';

/** The sub-tab Advances: the open ones of all years, and those of the shown year that are settled. */
export function AdvancesTab() {
  const year = useShownYear();
  const lookup = useLookup();
  const [isGiving, setGiving] = useState(false);
  const open = useStore(openAdvances);
  const ofYear = useStore(advancesOn(year.days));
  const print = usePrint(open.status !== 'ready');
  const columns = columnsOf(lookup, year);
  const left = open.status === 'ready' ? sumCents(open.value.map((row) => row.open)) : null;
  return (
    <>
      <PrintPage />
      <YearSwitch />
      <TabHeading
        heading={financialMessages.tabs.advances}
        hint={messages.hint}
        main={
          <Button
            variant="contained"
            startIcon={<LineIcon name="plus" />}
            onClick={() => setGiving(true)}
          >
            {messages.give}
          </Button>
        }
        more={[print]}
      />
      <TabSection heading={messages.open}>
        <DataTable
          name={messages.open}
          columns={columns}
          rows={sorted(open, ({ eventOn, id }) => `${eventOn} ${id}`)}
          keyOf={({ id }) => id}
          onRetry={openAdvances.retry}
          empty={<EmptyState>{messages.openNone}</EmptyState>}
          totals={
            left === null
              ? undefined
              : { label: messages.totalLeft, cells: { left: <Money amount={left} /> } }
          }
        />
      </TabSection>
      <TabSection heading={messages.settledIn(year.label)}>
        <DataTable
          name={messages.settledIn(year.label)}
          columns={settledColumns(columns)}
          rows={sorted(settledAmong(ofYear), ({ date, id }) => `${date} ${id}`)}
          keyOf={({ id }) => id}
          onRetry={advancesOn(year.days).retry}
          empty={<EmptyState>{messages.settledNone}</EmptyState>}
        />
      </TabSection>
      {isGiving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  );
}

/** Of what's settled nothing is left: its card has the amount. */
function settledColumns(columns: readonly Column<AdvanceRow>[]): readonly Column<AdvanceRow>[] {
  return columns
    .filter(({ id }) => id !== 'left')
    .map((column) => (column.id === 'amount' ? { ...column, onCard: 'figure' } : column));
}

type Rows = AsyncState<readonly AdvanceRow[]>;

function settledAmong(state: Rows): Rows {
  if (state.status !== 'ready') return state;
  return { ...state, value: state.value.filter(({ open }) => open <= 0) };
}

function sorted(state: Rows, keyOf: (row: AdvanceRow) => string): Rows {
  return state.status === 'ready'
    ? { ...state, value: state.value.toSorted(byText(keyOf)) }
    : state;
}

function columnsOf(
  { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
  { today }: Pick<ShownYear, 'today'>,
): readonly Column<AdvanceRow>[] {
  const { columns } = messages;
  return [
    {
      id: 'paidTo',
      label: columns.holder,
      cell: ({ id, paidTo }) => (
        <RecordLink collection="manualExpenses" id={id}>
          {paidTo}
        </RecordLink>
      ),
      onCard: 'title',
    },
    {
      id: 'description',
      label: columns.what,
      cell: ({ description, categoryId, fundId }) => (
        <>
          {description}
          <SecondaryText as="span" sx={{ display: 'block' }}>
            {`${categoryName(categoryId)} · ${fundName(fundId)}`}
          </SecondaryText>
        </>
      ),
    },
    {
      id: 'date',
      label: columns.date,
      cell: ({ date }) => <NoWrap>{formatDate(date)}</NoWrap>,
    },
    {
      id: 'due',
      label: columns.due,
      cell: (advance) => <AdvanceState advance={advance} today={today} />,
      onCard: 'note',
    },
    { ...amountColumn('amount', columns.amount, (row: AdvanceRow) => row.amount), sortable: false },
    {
      ...amountColumn('left', columns.left, (row: AdvanceRow) => row.open, 'plain', 'figure'),
      sortable: false,
    },
  ];
}
