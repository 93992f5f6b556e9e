import type { BankItem } from '@pa-ledger/domain/bank/items';
import { amountOf, sumCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { useStore } from '../../../app/store.ts';
import { NO_VALUE, NoWrap } from '../../../ui/text.ts';
import { EmptyState, LoadState } from '../../shared/frame/LoadState.tsx';
import { OffPaper, PrintPage, usePrint } from '../../shared/frame/PrintPage.tsx';
import { RecordPage, RecordSheet } from '../../shared/frame/RecordPage.tsx';
import { TabSection } from '../../shared/frame/TabHeading.tsx';
import { FindingsSection } from '../../shared/findings/FindingsSection.tsx';
import { RecordHistory } from '../../shared/journal/RecordHistory.tsx';
import { secondLookFact } from '../../shared/looks/SecondLookFact.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { Money } from '../../shared/lists/Money.tsx';
import { MoreEntries } from '../../shared/lists/MoreEntries.tsx';
import type { Column } from '../../shared/lists/table-model.ts';
import { useEntryPages } from '../../shared/lists/useEntryPages.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { PapersSection } from '../../shared/papers/PapersSection.tsx';
import { lastStatementOf } from '../../shared/records/statements.ts';
import { ItemLink } from '../EntryLink.tsx';
import { useIsByBank } from './bank-papers.ts';
import { ReopenStatement } from './ReopenStatement.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { reconcileMessages as messages } from './reconcile-messages.ts';
import { clearedItems, statementById, type StatementRow } from './statement-store.ts';

/** The page of a saved statement, which prints as its review form. */
export function StatementPage({ id }: { readonly id: string }) {
  const [reopening, setReopening] = useState<StatementRow | null>(null);
  return (
    <>
      <PrintPage />
      <RecordPage
        collection="statements"
        id={id}
        store={statementById(id)}
        list={messages.heading}
        dayOf={({ day }) => day}
        missing={<EmptyState>{messages.missing}</EmptyState>}
      >
        {(statement) => (
          <StatementSheet statement={statement} onReopen={() => setReopening(statement)} />
        )}
      </RecordPage>
      {reopening !== null && (
        <ReopenStatement statement={reopening} onClose={() => setReopening(null)} />
      )}
    </>
  );
}

interface StatementSheetProps {
  readonly statement: StatementRow;
  readonly onReopen: () => void;
}

function StatementSheet({ statement, onReopen }: StatementSheetProps) {
  const { id, accountId, day, balance, by, reopened } = statement;
  const { accountName } = useLookup();
  const isByBank = useIsByBank(accountId);
  const last = useStore(lastStatementOf(accountId));
  const isLast = reopened === null && last.status === 'ready' && last.value?.day === day;
  const print = usePrint();
  return (
    <RecordSheet
      title={messages.formOf(accountName(accountId), formatDate(day))}
      more={[print, isLast ? { label: messages.reopen, onClick: onReopen } : null]}
      facts={[
        [messages.account, accountName(accountId)],
        [messages.day, formatDate(day)],
        [messages.balance, <Money key="" amount={amountOf(balance)} />],
        [messages.savedByLabel, by.email],
        ...secondLookFact({ collection: 'statements', id, fields: { ...statement } }),
        ...(reopened === null
          ? []
          : [
              [
                messages.reopenedLabel,
                messages.reopenedBy(reopened.by.email, reopened.reason),
              ] as const,
            ]),
      ]}
    >
      <TabSection heading={messages.reviewForm} sx={{ marginTop: '1.5rem' }}>
        <ReviewForm statement={statement} />
      </TabSection>
      <Cleared statement={statement} />
      <FindingsSection key={id} on={{ collection: 'statements', id }} />
      <PapersSection of={{ collection: 'statements', id }} isOpen isExpected={isByBank} />
      <OffPaper sx={{ marginTop: '2rem' }}>
        <RecordHistory collection="statements" document={id} />
      </OffPaper>
    </RecordSheet>
  );
}

/** What a statement cleared, by pages. */
function Cleared({ statement: { id, cleared } }: { readonly statement: StatementRow }) {
  const pages = useEntryPages(id, (size) => clearedItems(cleared, size));
  const { state, isReading, onMore } = pages;
  if (state.status !== 'ready') return <LoadState store={pages.store}>{() => null}</LoadState>;
  const { rows: items, isCut } = state.value;
  return (
    <TabSection heading={messages.cleared(cleared.length)} sx={{ marginTop: '2rem' }}>
      <DataTable
        name={messages.clearedTable}
        columns={COLUMNS}
        rows={{ status: 'ready', value: items }}
        keyOf={({ key }) => key}
        empty={<EmptyState>{messages.none}</EmptyState>}
        totals={
          isCut
            ? undefined
            : {
                label: messages.total(items.length),
                cells: {
                  amount: (
                    <Money amount={sumCents(items.map(({ amount }) => amount))} tone="signed" />
                  ),
                },
              }
        }
        footer={
          isCut && (
            <MoreEntries isReading={isReading} onMore={onMore}>
              {messages.firstCleared(items.length, cleared.length)}
            </MoreEntries>
          )
        }
      />
    </TabSection>
  );
}

const COLUMNS: readonly Column<BankItem>[] = [
  {
    id: 'date',
    label: messages.date,
    cell: ({ day }) => <NoWrap>{formatDate(day)}</NoWrap>,
    onCard: 'note',
  },
  {
    id: 'checkNumber',
    label: messages.check,
    cell: ({ checkNumber }) => checkNumber ?? NO_VALUE,
  },
  {
    id: 'words',
    label: messages.about,
    cell: ({ key, words }) => <ItemLink of={key}>{words || NO_VALUE}</ItemLink>,
    onCard: 'title',
  },
  {
    id: 'amount',
    label: messages.amount,
    cell: ({ amount }) => <Money amount={amount} tone="signed" />,
    numeric: true,
    onCard: 'figure',
  },
];
