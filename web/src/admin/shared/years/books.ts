import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { OPEN_BOOKS, type Books } from '@pa-ledger/domain/years/books';
import { useStore } from '../../../app/store.ts';
import { storedAs } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { liveStore } from '../records/live-store.ts';

/** What is closed, live; null while there is nothing about it, so that everything is open. */
export const books = liveStore<Books | null>((onChange) =>
  // Without accounts it does not speak of them.
  listenDocument(
    'settings',
    'books',
    (fields) => ({ ...OPEN_BOOKS, ...storedAs<Books>(fields) }),
    onChange,
  ),
);

/** Returns what is closed, as far as is known: the rules decide. */
export function useBooks(): Books {
  const state = useStore(books);
  return (state.status === 'ready' ? state.value : null) ?? OPEN_BOOKS;
}

/** Returns whether a year is closed: then nothing in it is offered for editing. */
export function useIsClosed(year: FiscalYear): boolean {
  const { closedYear } = useBooks();
  return closedYear !== null && year <= closedYear;
}
