import type { Contact } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { useMemo } from 'react';
import { useStore } from '../../../app/store.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import { listenDocument, listenPage } from '../../../data/listen.ts';
import type { Page } from '../../../data/row-query.ts';
import { combineStores, keyedStores, liveStore } from '../../shared/records/live-store.ts';
import { expenseQuery, NO_FILTER } from '../expense-filter.ts';
import { readContact } from '../contact.ts';
import { readExpense, type ExpenseRow, type OpenedExpense } from '../expense-row.ts';

/** The most expenses that are listed, the oldest first. */
const MOST_LISTED = 100;

/** The approved expenses, the oldest first. */
export const READY = expenseQuery(
  { ...NO_FILTER, view: 'pay' },
  { by: 'submittedAt', direction: 'asc' },
  organization.timeZone,
  '',
);

/** What's ready to be paid, live. */
export const readyExpenses = liveStore<Page<ExpenseRow>>((onChange) =>
  listenPage({ ...READY, size: MOST_LISTED, after: null }, readExpense, onChange),
);

/** An expense's contact, live. */
const contactOf = keyedStores((id: string) =>
  liveStore<Contact | null>((onChange) => listenDocument('contacts', id, readContact, onChange)),
);

/** Returns expenses with their contacts, live. */
export function useOpened(rows: readonly ExpenseRow[]): AsyncState<readonly OpenedExpense[]> {
  const store = useMemo(
    () =>
      combineStores(
        rows.map(({ id }) => contactOf(id)),
        (contacts) =>
          // Nothing is left of the contact of a redacted expense.
          rows.map((row, at) => ({ ...row, contact: contacts[at] ?? readContact({}) })),
      ),
    [rows],
  );
  return useStore(store);
}
