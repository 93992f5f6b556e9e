import { amountOf } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { useState } from 'react';
import { DataTable } from '../../shared/lists/DataTable.tsx';
import { DeleteDialog } from '../../shared/deletion/DeleteDialog.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { FilterBar, isFiltered } from '../../shared/lists/FilterBar.tsx';
import { useLookup } from '../../shared/records/lookup.ts';
import { Money } from '../../shared/lists/Money.tsx';
import { Paging } from '../../shared/lists/Paging.tsx';
import { RecordForm } from '../../shared/forms/RecordForm.tsx';
import { RecordTab } from '../../shared/forms/RecordTab.tsx';
import { deletionOf, saveRecord } from '../../shared/saving/record-writes.ts';
import { RowActions } from '../../shared/frame/RowActions.tsx';
import { sharedMessages } from '../../shared/shared-messages.ts';
import { useServerPages } from '../../shared/lists/useServerPages.ts';
import { financialMessages } from '../financial-messages.ts';
import { transactionColumns } from './transaction-columns.tsx';
import type { TransactionKind } from './transaction-kinds.ts';
import { NEWEST_FIRST, NO_FILTER, transactionQuery } from './transaction-query.ts';
import { readTransaction, titleOf, type TransactionRow } from './transaction-row.ts';

/** The sub-tabs Revenue Items and Manual Expenses. */
export function TransactionsTab({ kind }: { readonly kind: TransactionKind }) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState(NEWEST_FIRST);
  const { collection, messages } = kind;
  const lookup = useLookup();
  const { rows, paging, retry } = useServerPages(
    transactionQuery(collection, filter, sort),
    readTransaction,
  );
  const filtered = isFiltered(filter);
  const nothingYet = !filtered && rows.status === 'ready' && rows.value.length === 0;

  return (
    <RecordTab<TransactionRow>
      messages={messages}
      ready
      form={(row, onClose) => (
        <RecordForm
          collection={collection}
          row={row}
          messages={messages}
          save={(...typed) => saveRecord(collection, ...typed)}
          saved={(typed) => sharedMessages.saved(titleOf(typed))}
          layout={() => LAYOUT}
          onClose={onClose}
        />
      )}
      remove={(row, onClose) => (
        <DeleteDialog
          name={titleOf(row)}
          details={
            <p>
              <Money amount={amountOf(row.amount)} /> {financialMessages.on} {formatDate(row.date)}
              <br />
              {lookup.categoryName(row.categoryId)} · {lookup.fundName(row.fundId)}
            </p>
          }
          question={messages.deleteQuestion}
          {...deletionOf(collection, row)}
          onClose={onClose}
        />
      )}
    >
      {({ onEdit, onDelete }) => (
        <>
          {!nothingYet && (
            <FilterBar
              filter={filter}
              none={NO_FILTER}
              onFilter={setFilter}
              lookup={lookup}
              period={[financialMessages.from, financialMessages.to]}
            />
          )}
          <DataTable
            name={messages.heading}
            columns={transactionColumns(kind, lookup)}
            rows={rows}
            keyOf={({ id }) => id}
            actions={(row) => (
              <RowActions
                name={`${titleOf(row)}, ${formatDate(row.date)}`}
                onEdit={() => onEdit(row)}
                onDelete={() => onDelete(row)}
              />
            )}
            sort={sort}
            onSort={setSort}
            empty={<EmptyState>{filtered ? messages.noMatch : messages.empty}</EmptyState>}
            onRetry={retry}
            footer={<Paging {...paging} />}
          />
        </>
      )}
    </RecordTab>
  );
}

const LAYOUT = {
  date: { half: true },
  amount: { half: true },
  reference: { hint: financialMessages.referenceHint },
};
