import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useListDownload } from '../../shared/lists/useListDownload.tsx';
import { sumTotals } from '../../shared/lists/sum-totals.tsx';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { useImport } from '../../shared/frame/useImport.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { FilterBar, isFiltered, periodParts, placeParts } from '../../shared/lists/FilterBar.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { titleOf } from '../../shared/records/title-of.ts';
import { Paging } from '../../shared/lists/Paging.tsx';
import { firstDay } from '../../shared/forms/last-used.ts';
import { RecordTab } from '../../shared/forms/RecordTab.tsx';
import { SERVER_FILTER } from '../../shared/lists/list-address.ts';
import { SortChoice } from '../../shared/lists/SortChoice.tsx';
import { useColumnChoice } from '../../shared/lists/useColumnChoice.tsx';
import { useListChoice } from '../../shared/lists/useListChoice.ts';
import { RowActions } from '../../shared/frame/RowActions.tsx';
import { ENTRIES, useServerPages } from '../../shared/lists/useServerPages.ts';
import { useIsClosed } from '../../shared/years/books.ts';
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { yearMessages } from '../../shared/years/year-messages.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import { lazy } from '../../lazy.ts';
import type { RecordReturn } from '../../shared/forms/record-return.ts';
import { financialMessages } from '../financial-messages.ts';
import { dateQuestions, savedMessage } from '../date-questions.ts';
import { EntryFacts } from '../entry-columns.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import type { TransactionCollection, TransactionKind } from './transaction-kinds.ts';
import { transactionLayout } from './transaction-layout.tsx';
import { loadTransactionLines } from './transaction-lines.ts';
import { isOutside, NO_FILTER, transactionQuery } from './transaction-query.ts';
import { returnOf } from './transaction-return.ts';
import { readTransaction, type TransactionRow } from './transaction-row.ts';
import { readWhatKeeps } from '../what-keeps.ts';
import { depositMarkOf } from '../../shared/records/deposited.ts';

/** What gives back something of a closed year has no other dialog around it. */
const KeptDelete = lazy(async () => ({
  default: (await import('../../shared/deletion/KeptDelete.tsx')).KeptDelete,
}));
const ReturnEntryDialog = lazy(async () => ({
  default: (await import('./ReturnEntryDialog.tsx')).ReturnEntryDialog,
}));

/** The sub-tabs Revenue Items and Manual Expenses. */
export function TransactionsTab({ kind }: { readonly kind: TransactionKind }) {
  const { collection, messages } = kind;
  const { filter, sort, applied, onFilter, onSort } = useListChoice({
    parts: SERVER_FILTER,
    active: true,
    ...useLocation(),
  });
  const year = useShownYear();
  const isClosed = useIsClosed(year.year);
  const [returned, setReturned] = useState<RecordReturn<TransactionCollection> | null>(null);
  const lookup = useLookup();
  const { columns, chooser } = useColumnChoice(collection, transactionColumns(kind, lookup));
  const query = transactionQuery(collection, applied.filter, applied.sort, year.days);
  const { rows, paging, sum, retry } = useServerPages(query, readTransaction);
  const importing = useImport({ kind: collection });
  const csv = useListDownload({
    source: ENTRIES,
    query,
    read: readTransaction,
    fileName: kind.fileOf(year.year),
    loadLines: () => loadTransactionLines(collection, year.days, lookup.nameOf),
    count: lookup.ready ? paging.count : 0,
  });
  const filtered = isFiltered(applied.filter);
  const returnedBy = (row: TransactionRow) =>
    returnOf(kind, row, year.today, {
      depositedOn: depositedOn(row),
      isFromClosedYear: isClosed,
    });
  const nothingYet =
    !filtered && !isFiltered(filter) && rows.status === 'ready' && rows.value.length === 0;

  return (
    <>
      <YearSwitch />
      <ClosedNotice />
      <RecordTab
        collection={collection}
        writes={kind.writes}
        messages={messages}
        ready
        isClosed={isClosed}
        newValues={{ date: firstDay(year.days, year.today) }}
        inSeries
        more={[csv, isClosed ? null : importing, chooser]}
        saved={(typed) => savedMessage(typed, year)}
        returnOf={returnedBy}
        questionsOf={({ date }, row) => dateQuestions(date, row?.date, year)}
        layout={transactionLayout}
        remove={(row, question) => (
          <Suspense>
            <KeptDelete
              {...question}
              look={() => readWhatKeeps(collection, { id: row.id, amount: amountOf(row.amount) })}
              name={titleOf(row)}
              details={
                <EntryFacts
                  entry={row}
                  place={`${lookup.categoryName(row.categoryId)} · ${lookup.fundName(row.fundId)}`}
                />
              }
            />
          </Suspense>
        )}
      >
        {({ onEdit, onDelete }) => (
          <>
            {!nothingYet && (
              <FilterBar
                filter={filter}
                none={NO_FILTER}
                onFilter={onFilter}
                sortChoice={<SortChoice columns={columns} sort={sort} onSort={onSort} />}
                parts={[
                  ...placeParts(lookup),
                  ...periodParts(filter, [financialMessages.from, financialMessages.to]),
                ]}
              />
            )}
            <DataTable
              name={messages.heading}
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              actions={(row) => (
                <RowActions
                  name={`${titleOf(row)}, ${formatDate(row.date)}`}
                  of={{ collection, id: row.id }}
                  onEdit={isClosed ? undefined : () => onEdit(row)}
                  onDelete={isClosed ? undefined : () => onDelete(row)}
                  other={
                    isClosed && row.amount > 0
                      ? { label: messages.returned, onClick: () => setReturned(returnedBy(row)) }
                      : undefined
                  }
                />
              )}
              sort={sort}
              onSort={onSort}
              empty={
                <EmptyState>
                  {filtered ? messages.noMatch : messages.empty}
                  <SecondaryText>
                    {isOutside(applied.filter, year.days)
                      ? financialMessages.daysOutside(year.label)
                      : yearMessages.shown(year.label)}
                  </SecondaryText>
                </EmptyState>
              }
              onRetry={retry}
              totals={sumTotals(sum, paging.count, kind.tone)}
              footer={<Paging {...paging} />}
            />
          </>
        )}
      </RecordTab>
      <Suspense>
        {returned !== null && (
          <ReturnEntryDialog
            key={returned.id}
            kind={kind}
            offered={returned}
            onClose={() => setReturned(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Returns the day of the deposit that has an entry, which its row in the list has asked for; null if there is none. */
function depositedOn({ id, accountId }: TransactionRow): CalendarDate | null {
  const state = accountId === undefined ? null : depositMarkOf(id).view();
  return state?.status === 'ready' ? (state.value?.depositedOn ?? null) : null;
}
