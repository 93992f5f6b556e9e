import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import type { Contact } from '@pa-ledger/domain/expenses/expense';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../app/store.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import { listenDocument } from '../../../data/listen.ts';
import { focusPanel } from '../../shared/frame/focus.ts';
import { EmptyState, LoadFailure } from '../../shared/frame/LoadState.tsx';
import { PrintPage } from '../../shared/frame/PrintPage.tsx';
import { approvers } from '../../shared/records/approvers.ts';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import { readContact } from '../contact.ts';
import { readExpense, type ExpenseRow } from '../expense-row.ts';
import { detailMessages } from './detail-messages.ts';
import { ExpenseBar } from './ExpenseBar.tsx';
import { ExpenseSheet } from './ExpenseSheet.tsx';
import { ExpenseSkeleton } from './ExpenseSkeleton.tsx';
import { onlyFor } from '../../shared/rights/own-person.ts';

interface ExpenseDetailProps {
  readonly id: string;
  /** The query of the list behind it, for the link back. */
  readonly search: string;
}

/** One expense at an address of its own. */
export function ExpenseDetail({ id, search }: ExpenseDetailProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    // Who goes from one to the next stays on the link, unless it was the last one.
    if (bar.current?.contains(document.activeElement) !== true) focusPanel();
  }, [id]);
  return (
    <>
      <PrintPage />
      <div ref={bar}>
        <ExpenseBar id={id} search={search} />
      </div>
      {isExpenseId(id) ? (
        <LoadedExpense key={id} id={id} search={search} />
      ) : (
        <EmptyState>{detailMessages.noSuchExpense}</EmptyState>
      )}
    </>
  );
}

/** Null for those who may not read who approves. */
const knownApprovers = onlyFor<ApproverSettings | null>('readContacts', approvers, null);

/** The expense and who approves, live. */
function LoadedExpense({ id, search }: ExpenseDetailProps) {
  const [stores] = useState(() => {
    const expense = liveStore<ExpenseRow | null>((onChange) =>
      listenDocument('expenses', id, (fields) => readExpense(id, fields), onChange),
    );
    const contact = onlyFor(
      'readContacts',
      liveStore<Contact | null>((onChange) =>
        listenDocument('contacts', id, readContact, onChange),
      ),
      null,
    );
    return { expense, contact, all: combineStores([expense, contact, knownApprovers], () => null) };
  });
  const state = useStore(stores.all);
  // What is typed into a dialog stays, whatever happens to the listeners.
  const found = useLast(useStore(stores.expense));
  const contact = useLast(useStore(stores.contact));
  const settings = useLast(useStore(knownApprovers));
  const known = found !== undefined && contact !== undefined && settings !== undefined;
  return (
    <>
      {state.status === 'error' && (
        <LoadFailure failure={state.failure} onRetry={stores.all.retry} />
      )}
      {state.status !== 'error' && !known && <ExpenseSkeleton />}
      {known && found === null && <EmptyState>{detailMessages.noSuchExpense}</EmptyState>}
      {known && found !== null && (
        <ExpenseSheet
          expense={{ ...found, contact: contact ?? readContact({}) }}
          settings={settings}
          search={search}
        />
      )}
    </>
  );
}

/** Returns the last value that a listener reported, also after it has failed; undefined before the first one. */
function useLast<T>(state: AsyncState<T>): T | undefined {
  const [last, setLast] = useState<{ readonly value: T }>();
  if (state.status === 'ready' && state.value !== last?.value) setLast({ value: state.value });
  return last?.value;
}
