import { useState } from 'react';
import { AddButton } from '../../shared/AddButton.tsx';
import { EmptyState } from '../../shared/EmptyState.tsx';
import { useLookup } from '../../shared/lookup.ts';
import { TabHeading } from '../../shared/TabHeading.tsx';
import { useServerPages } from '../../shared/useServerPages.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import { TransactionDelete } from './TransactionDelete.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionForm } from './TransactionForm.tsx';
import { isFiltered, NEWEST_FIRST, NO_FILTER, transactionQuery } from './transaction-query.ts';
import { readTransaction, type TransactionRow } from './transaction-row.ts';
import { TransactionTable } from './TransactionTable.tsx';

/** The dialog that is open over the list. */
type Open =
  | { readonly kind: 'form'; readonly row: TransactionRow | null }
  | { readonly kind: 'delete'; readonly row: TransactionRow };

/** The sub-tabs Revenue Items and Manual Expenses. */
export function TransactionsTab({ kind }: { readonly kind: TransactionKind }) {
  const [open, setOpen] = useState<Open | null>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const [sort, setSort] = useState(NEWEST_FIRST);
  const { messages } = kind;
  const lookup = useLookup();
  const pages = useServerPages(transactionQuery(kind.collection, filter, sort), readTransaction);
  const close = () => setOpen(null);
  const filtered = isFiltered(filter);
  const nothingYet = !filtered && pages.rows.status === 'ready' && pages.rows.value.length === 0;

  return (
    <>
      <TabHeading
        heading={messages.heading}
        hint={messages.hint}
        actions={
          <AddButton label={messages.add} onClick={() => setOpen({ kind: 'form', row: null })} />
        }
      />
      {!nothingYet && <TransactionFilters filter={filter} onFilter={setFilter} lookup={lookup} />}
      <TransactionTable
        kind={kind}
        pages={pages}
        lookup={lookup}
        sort={sort}
        onSort={setSort}
        empty={<EmptyState>{filtered ? messages.noMatch : messages.empty}</EmptyState>}
        onEdit={(row) => setOpen({ kind: 'form', row })}
        onDelete={(row) => setOpen({ kind: 'delete', row })}
      />
      {open?.kind === 'form' && <TransactionForm kind={kind} row={open.row} onClose={close} />}
      {open?.kind === 'delete' && (
        <TransactionDelete kind={kind} row={open.row} lookup={lookup} onClose={close} />
      )}
    </>
  );
}
