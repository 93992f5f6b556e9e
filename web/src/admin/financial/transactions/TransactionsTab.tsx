import { advanceKindOf } from '@pa-ledger/domain/ledger/advance';
import { formatDate } from '@pa-ledger/domain/time/dates';
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
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { yearMessages } from '../../shared/years/year-messages.ts';
import { YearSwitch } from '../../shared/years/YearSwitch.tsx';
import { SecondaryText } from '../../../ui/text.ts';
import { returnAction } from '../entry-form.ts';
import { financialMessages } from '../financial-messages.ts';
import { transactionColumns } from './transaction-columns.tsx';
import type { TransactionKind } from './transaction-kinds.ts';
import { isOutside, NO_FILTER, transactionQuery } from './transaction-query.ts';
import { readTransaction } from './transaction-row.ts';
import { useTransactionForm } from './useTransactionForm.tsx';

/** The sub-tabs Revenue Items and Manual Expenses. */
export function TransactionsTab({ kind }: { readonly kind: TransactionKind }) {
  const { collection, messages } = kind;
  const { filter, sort, applied, onFilter, onSort } = useListChoice({
    parts: SERVER_FILTER,
    active: true,
    ...useLocation(),
  });
  const year = useShownYear();
  const entry = useTransactionForm(kind, year);
  const { form, isClosed, returnDialog } = entry;
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
    async loadLines() {
      const { loadTransactionLines } = await import('./transaction-lines.ts');
      return loadTransactionLines(collection, year.days, lookup.nameOf);
    },
    count: lookup.ready ? paging.count : 0,
  });
  const filtered = isFiltered(applied.filter);
  const nothingYet =
    !filtered && !isFiltered(filter) && rows.status === 'ready' && rows.value.length === 0;

  return (
    <>
      <YearSwitch />
      <ClosedNotice />
      <RecordTab
        {...form}
        ready
        isClosed={isClosed}
        newValues={{ date: firstDay(year.days, year.today) }}
        inSeries
        more={[csv, isClosed ? null : importing, chooser]}
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
              actions={(row) => {
                // An advance is changed on its own page.
                const isKept = isClosed || advanceKindOf({ ...row }) !== null;
                return (
                  <RowActions
                    name={`${titleOf(row)}, ${formatDate(row.date)}`}
                    of={{ collection, id: row.id }}
                    onEdit={isKept ? undefined : () => onEdit(row)}
                    onDelete={isKept ? undefined : () => onDelete(row)}
                    other={isClosed ? (returnAction(entry, row) ?? undefined) : undefined}
                  />
                );
              }}
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
      {returnDialog}
    </>
  );
}
