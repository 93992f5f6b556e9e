import { formatDate } from '@pa-ledger/domain/time/dates';
import { useStore } from '../../../app/store.ts';
import { useRecordDialogs } from '../../shared/forms/useRecordDialogs.tsx';
import { EditButton, RecordPage, RecordSheet } from '../../shared/frame/RecordPage.tsx';
import { EmptyState } from '../../shared/frame/LoadState.tsx';
import { recordsById } from '../../shared/records/ledger-records.ts';
import { useLookup } from '../../shared/records/lookup.ts';
import { recordFacts } from '../../shared/records/record-facts.tsx';
import { titleOf } from '../../shared/records/title-of.ts';
import { ClosedNotice } from '../../shared/years/ClosedNotice.tsx';
import { useShownYear } from '../../shared/years/useShownYear.ts';
import { dialogMessages } from '../../shared/dialog-messages.ts';
import type { TransactionCollection, TransactionKind } from './transaction-kinds.ts';
import type { TransactionRow } from './transaction-row.ts';
import { useTransactionForm } from './useTransactionForm.tsx';

const ENTRIES: Readonly<
  Record<TransactionCollection, ReturnType<typeof recordsById<TransactionCollection>>>
> = {
  revenueItems: recordsById('revenueItems'),
  manualExpenses: recordsById('manualExpenses'),
};

interface TransactionPageProps {
  readonly kind: TransactionKind;
  readonly id: string;
}

/** The page of a revenue item or a manual expense. */
export function TransactionPage({ kind, id }: TransactionPageProps) {
  const { collection, messages } = kind;
  const store = ENTRIES[collection](id);
  const state = useStore(store);
  const day = state.status === 'ready' ? (state.value?.date ?? null) : null;
  const { form, isClosed, onReturn, returnDialog } = useTransactionForm(kind, useShownYear(day));
  const { onEdit, onDelete, dialog } = useRecordDialogs(form);
  const { nameOf } = useLookup();
  const moreOf = (row: TransactionRow) => [
    row.amount > 0 ? { label: messages.returned, onClick: () => onReturn(row) } : null,
    isClosed ? null : { label: dialogMessages.delete, onClick: () => onDelete(row) },
  ];
  return (
    <>
      <ClosedNotice day={day} />
      <RecordPage
        collection={collection}
        id={id}
        store={store}
        list={messages.heading}
        dayOf={({ date }) => date}
        missing={<EmptyState>{messages.missing}</EmptyState>}
      >
        {(row) => (
          <RecordSheet
            title={titleOf(row)}
            hint={formatDate(row.date)}
            main={!isClosed && <EditButton onClick={() => onEdit(row)} />}
            more={moreOf(row)}
            facts={recordFacts(collection, row, nameOf)}
          />
        )}
      </RecordPage>
      {dialog}
      {returnDialog}
    </>
  );
}
