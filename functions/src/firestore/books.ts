import {
  lockedDaySentence,
  lockOfDay,
  lockOfYear,
  OPEN_BOOKS,
  type Books,
  type RunningClosing,
} from '@pa-ledger/domain/years/books';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { DomainError } from '../platform/domain-error.ts';
import { instantOf, timestamp } from './timestamps.ts';

/** Reads `settings/books`. If it doesn't exist, everything is open. */
export function booksFrom(snapshot: DocumentSnapshot | undefined): Books {
  const data = snapshot?.data();
  if (data === undefined) return OPEN_BOOKS;
  // Only `booksDocument` writes it.
  const books = data as Omit<Books, 'closing' | 'accountsFrom'> &
    Partial<Pick<Books, 'accountsFrom'>>;
  const closing = data['closing'] as (RunningClosing & DocumentData) | null;
  return {
    ...books,
    accountsFrom: books.accountsFrom ?? null,
    closing: closing && {
      ...closing,
      since: instantOf(closing['since']) ?? 0,
      until: instantOf(closing['until']) ?? 0,
    },
  };
}

/** Returns the document to store at `settings/books`. */
export function booksDocument({
  opensOn,
  closedThrough,
  closedYear,
  closing,
  accountsFrom,
}: Books): DocumentData {
  const times = closing && { since: timestamp(closing.since), until: timestamp(closing.until) };
  const present = closing && { ...closing, ...times };
  const opened = accountsFrom === null ? {} : { accountsFrom };
  return { opensOn, closedThrough, closedYear, closing: present, ...opened };
}

/**
 * Checks the days of a write against `settings/books`, read in the same transaction.
 * @throws DomainError `beforeBooks`, `yearClosed`, or `yearClosing` with the day.
 */
export function requireOpenDays(
  snapshot: DocumentSnapshot | undefined,
  days: readonly string[],
  now: Instant,
): void {
  const books = booksFrom(snapshot);
  for (const day of days) {
    const lock = lockOfDay(books, day, now);
    if (lock !== null)
      throw new DomainError(lock, { sentence: lockedDaySentence(books, lock, day) });
  }
}

/** The same for a record of a whole year. @throws DomainError `yearClosed` or `yearClosing`. */
export function requireOpenYear(
  snapshot: DocumentSnapshot | undefined,
  year: string,
  now: Instant,
): void {
  const lock = lockOfYear(booksFrom(snapshot), year, now);
  if (lock !== null) throw new DomainError(lock);
}
