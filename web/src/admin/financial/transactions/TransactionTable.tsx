import { formatDate } from '@pa-ledger/domain/time/dates';
import type { ReactNode } from 'react';
import { DataTable } from '../../shared/DataTable.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import { Paging } from '../../shared/Paging.tsx';
import { RowActions } from '../../shared/RowActions.tsx';
import type { Sort } from '../../shared/table-model.ts';
import type { ServerPages } from '../../shared/useServerPages.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import { transactionColumns } from './transaction-columns.tsx';
import { titleOf, type TransactionRow } from './transaction-row.ts';

interface TransactionTableProps {
  readonly kind: TransactionKind;
  readonly pages: ServerPages<TransactionRow>;
  readonly lookup: Lookup;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
  readonly empty: ReactNode;
  readonly onEdit: (row: TransactionRow) => void;
  readonly onDelete: (row: TransactionRow) => void;
}

/** The table of revenue and manual expenses. */
export function TransactionTable(props: TransactionTableProps) {
  const { kind, pages, lookup, sort, onSort, empty, onEdit, onDelete } = props;
  return (
    <DataTable
      name={kind.messages.heading}
      columns={transactionColumns(kind, lookup)}
      rows={pages.rows}
      keyOf={({ id }) => id}
      actions={(row) => (
        <RowActions
          name={`${titleOf(row)}, ${formatDate(row.date)}`}
          onEdit={() => onEdit(row)}
          onDelete={() => onDelete(row)}
        />
      )}
      sort={sort}
      onSort={onSort}
      empty={empty}
      onRetry={pages.retry}
      footer={<Paging {...pages.paging} />}
    />
  );
}
