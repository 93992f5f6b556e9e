import {
  countLines,
  countTotal,
  type CountLine,
  type CountSheet,
} from '@pa-ledger/domain/bank/count-sheet';
import { depositTotal } from '@pa-ledger/domain/bank/deposit';
import { amountOf, cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useStore } from '../../../app/store.ts';
import { NO_VALUE, SecondaryText } from '../../../ui/text.ts';
import { dialogMessages } from '../../shared/dialog-messages.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { EditButton, RecordPage, RecordSheet } from '../../shared/frame/RecordPage.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { FindingsSection } from '../../shared/findings/FindingsSection.tsx';
import { RecordHistory } from '../../shared/journal/RecordHistory.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { PapersSection } from '../../shared/papers/PapersSection.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { EntryLink } from '../EntryLink.tsx';
import { Signatures } from '../Signatures.tsx';
import { StatementLink } from '../StatementLink.tsx';
import { nameIn } from './deposit-columns.tsx';
import { depositById, itemsIn, type Candidate, type DepositRow } from './deposit-store.ts';
import { depositsMessages as messages } from './deposits-messages.ts';
import { useDepositActions } from './useDepositActions.tsx';

interface NumberedItem extends Candidate {
  /** From 1 on. */
  readonly number: number;
}

const COLUMNS: readonly Column<NumberedItem>[] = [
  { id: 'number', label: messages.number, cell: ({ number }) => number, onCard: 'blank' },
  { id: 'date', label: messages.date, cell: ({ date }) => formatDate(date), onCard: 'note' },
  {
    id: 'from',
    label: messages.from,
    cell: (row) => (
      <EntryLink collection="revenueItems" id={row.id}>
        {titleOf(row)}
      </EntryLink>
    ),
    onCard: 'title',
  },
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

const COUNT_COLUMNS: readonly Column<CountLine>[] = [
  { id: 'how', label: messages.how, cell: ({ label }) => label, onCard: 'title' },
  {
    id: 'count',
    label: messages.howMany,
    cell: ({ count }) => count,
    numeric: true,
    onCard: 'note',
  },
  {
    id: 'amount',
    label: messages.amount,
    cell: ({ amount }) => <Money amount={amount} />,
    numeric: true,
    onCard: 'figure',
  },
];

/** The page of a deposit, which prints as its slip: what is in it, their sum, and who counted. */
export function DepositPage({ id }: { readonly id: string }) {
  const store = depositById(id);
  const state = useStore(store);
  const day = state.status === 'ready' ? (state.value?.date ?? null) : null;
  const isClosed = useIsClosed(useShownYear(day).year);
  const { onEdit, onDelete, dialog } = useDepositActions();
  const print = usePrint();
  const { accountName } = useLookup();
  return (
    <>
      <PrintPage />
      <OffPaper>
        <ClosedNotice day={day} />
      </OffPaper>
      <RecordPage
        collection="deposits"
        id={id}
        store={store}
        list={messages.heading}
        dayOf={({ date }) => date}
        missing={<EmptyState>{messages.missing}</EmptyState>}
      >
        {({ statementId, ...row }) => (
          <RecordSheet
            title={nameIn(row)}
            main={!isClosed && <EditButton onClick={() => onEdit(row)} />}
            more={[
              print,
              isClosed || statementId !== null
                ? null
                : { label: dialogMessages.delete, onClick: () => onDelete(row) },
            ]}
            facts={[
              [messages.account, accountName(row.accountId)],
              [messages.date, formatDate(row.date)],
              [messages.slip, row.slip ?? ''],
              [messages.amount, <Money key="" amount={depositTotal(row.items)} />],
              [messages.countedBy, messages.both(row.countedBy)],
              [
                messages.cleared,
                statementId === null ? messages.notCleared : <StatementLink id={statementId} />,
              ],
            ]}
          >
            <Slip deposit={row} />
            <FindingsSection key={id} on={{ collection: 'deposits', id }} />
            <PapersSection
              of={{ collection: 'deposits', id }}
              isOpen={!isClosed}
              isExpected={row.cash !== undefined}
            />
            <OffPaper sx={{ marginTop: '2rem' }}>
              <RecordHistory collection="deposits" document={id} />
            </OffPaper>
          </RecordSheet>
        )}
      </RecordPage>
      {dialog}
    </>
  );
}

function Slip({ deposit }: { readonly deposit: DepositRow }) {
  const { date, countedBy, items, cash } = deposit;
  return (
    <TabSection heading={messages.items} sx={{ marginTop: '1.5rem' }}>
      <LoadState store={itemsIn(deposit)}>
        {(rows) => (
          <DataTable
            name={messages.slipOf(formatDate(date))}
            columns={COLUMNS}
            rows={{ status: 'ready', value: numbered(deposit, rows) }}
            keyOf={(row) => row.id}
            empty={null}
            totals={{
              label: messages.sum,
              cells: { amount: <Money amount={depositTotal(items)} /> },
            }}
          />
        )}
      </LoadState>
      {cash !== undefined && <Cash sheet={cash} total={depositTotal(items)} />}
      <Signatures of={countedBy} />
    </TabSection>
  );
}

interface CashProps {
  readonly sheet: CountSheet;
  /** Of the whole deposit, in cents. */
  readonly total: Cents;
}

/** The count sheet: the cash by bill and coin, and what's left for the checks. */
function Cash({ sheet, total }: CashProps) {
  const counted = countTotal(sheet);
  return (
    <TabSection heading={messages.countSheet} sx={{ marginTop: '1.5rem', breakInside: 'avoid' }}>
      <DataTable
        name={messages.countSheet}
        columns={COUNT_COLUMNS}
        rows={{ status: 'ready', value: countLines(sheet) }}
        keyOf={({ denomination }) => denomination}
        empty={null}
        totals={{ label: messages.cash, cells: { amount: <Money amount={counted} /> } }}
      />
      <SecondaryText sx={{ marginTop: '0.5rem' }}>
        {messages.otherThanCash(formatCents(cents(total - counted)))}
      </SecondaryText>
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
