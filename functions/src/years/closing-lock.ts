import {
  dateAt,
  formatDate,
  isCalendarDate,
  type CalendarDate,
} from '@pa-ledger/domain/time/dates';
import {
  fiscalYearDays,
  fiscalYearLabel,
  isFiscalYear,
  type Days,
  type FiscalCalendar,
} from '@pa-ledger/domain/time/fiscal-year';
import type { Person } from '@pa-ledger/domain/people/person';
import {
  CLOSING_MS,
  lockOfYear,
  runningClosing,
  type RunningClosing,
} from '@pa-ledger/domain/years/books';
import { yearToClose, type ClosableYear } from '@pa-ledger/domain/years/closing';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { booksDocument, booksFrom } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { readCalendar } from '../firestore/fiscal-calendar.ts';
import { BOOKS, CLOSINGS } from '../firestore/paths.ts';
import { beginningsByYear, datedIn } from '../firestore/queries.ts';
import { DomainError } from '../platform/domain-error.ts';
import { yearLocked, yearReleased } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';

/** Every day that the books can contain. */
export const ANY_DAY = {
  first: '2000-01-01' as CalendarDate,
  last: '2099-12-31' as CalendarDate,
};

/** The fields that date an entry. */
const DATED = [
  ['revenueItems', 'date'],
  ['manualExpenses', 'date'],
  ['transfers', 'date'],
  ['payments', 'date'],
  ['expenses', 'approvedOn'],
] as const;

/** One click of 'Close'. It takes several calls. */
export interface ClosingAttempt {
  readonly year: string;
  /** Random, from the page. The page repeats a call whose answer it lost with the same token. */
  readonly token: string;
}

/** Returns the date of the earliest entry in the books, or null if there are none. */
export async function readEarliestEntry(db: Firestore): Promise<CalendarDate | null> {
  const firsts = await Promise.all(
    DATED.map(async ([collection, field]): Promise<unknown> => {
      const { docs } = await datedIn(db, collection, field, ANY_DAY, null).limit(1).get();
      return docs[0]?.get(field);
    }),
  );
  return firsts.filter(isCalendarDate).toSorted()[0] ?? null;
}

/** Returns the date of the earliest entry, or the first day of the earliest year with a beginning balance if that comes first. */
async function readEarliestDay(
  db: Firestore,
  calendar: FiscalCalendar,
): Promise<CalendarDate | null> {
  const entry = await readEarliestEntry(db);
  const balances = await beginningsByYear(db).limit(1).get();
  const year: unknown = balances.docs[0]?.get('fiscalYear');
  if (!isFiscalYear(year)) return entry;
  const { first } = fiscalYearDays(year, calendar);
  return entry !== null && entry < first ? entry : first;
}

/** Returns the year to close next, or null if there is none. */
export async function readClosableYear({
  db,
  organization,
}: Pick<Services, 'db' | 'organization'>): Promise<ClosableYear | null> {
  const [books, calendar] = await Promise.all([
    db.doc(BOOKS).get(),
    readCalendar(db, organization),
  ]);
  return yearToClose(booksFrom(books), await readEarliestDay(db, calendar), calendar);
}

/** Returns whether this attempt already closed the year. */
export function isClosedBy(
  closing: DocumentSnapshot | undefined,
  { token }: ClosingAttempt,
): boolean {
  return closing?.get('token') === token && closing.get('reopenReason') === null;
}

/**
 * Locks a year for its closing: rules and functions then treat it as closed. The lock expires after 15 minutes. An attempt
 * that already holds the lock keeps it.
 * @returns the days of the year; null if this attempt already closed it.
 * @throws DomainError that says why the year can't be closed now.
 */
export async function takeLock(
  attempt: ClosingAttempt,
  by: Person,
  services: Services,
): Promise<Days | null> {
  const { db, clock, organization } = services;
  const [next, calendar] = await Promise.all([
    readClosableYear(services),
    readCalendar(db, organization),
  ]);
  const days = await db.runTransaction(async (transaction) => {
    const [found, closing] = await readCurrent(
      transaction,
      db.doc(BOOKS),
      db.collection(CLOSINGS).doc(attempt.year),
    );
    if (isClosedBy(closing, attempt)) return null;
    const now = clock();
    const books = booksFrom(found);
    const running = runningClosing(books, now);
    if (running !== null && !isHeldBy(running, attempt.token, by)) throw underWay(running);
    const target = requireNext(attempt.year, next, calendar);
    // Someone else just closed this year, or reopened the one before.
    if (lockOfYear(books, attempt.year, now) === 'yearClosed')
      throw new DomainError('nothingToClose');
    if (books.closedThrough !== target.behind) throw new DomainError('closeChanged');
    if (dateAt(now, organization.timeZone) < target.from) {
      const sentence = `You can close this year from ${formatDate(target.from)} on.`;
      throw new DomainError('closeTooEarly', { sentence });
    }
    if (running !== null) return target.days;
    const lock: RunningClosing = {
      year: target.year,
      first: target.days.first,
      through: target.days.last,
      token: attempt.token,
      by,
      since: now,
      until: now + CLOSING_MS,
    };
    transaction.set(db.doc(BOOKS), booksDocument({ ...books, closing: lock }));
    return target.days;
  });
  yearLocked(attempt.year);
  return days;
}

function underWay({ by }: RunningClosing): DomainError {
  const minutes = Math.ceil(CLOSING_MS / 60_000);
  const sentence = `${by.email} is closing a year right now. Please try again in a few minutes. It takes ${minutes} at most.`;
  return new DomainError('closeUnderWay', { sentence, retryAfterSeconds: 60 });
}

function requireNext(
  year: string,
  next: ClosableYear | null,
  calendar: FiscalCalendar,
): ClosableYear {
  if (next === null || year < next.year) throw new DomainError('nothingToClose');
  if (year === next.year) return next;
  const sentence = `Close ${fiscalYearLabel(next.year, calendar)} first.`;
  throw new DomainError('closeEarlier', { sentence });
}

/**
 * Returns the lock that an attempt still holds.
 * @throws DomainError `closeLost` if it no longer does.
 */
export function requireLock(
  found: DocumentSnapshot | undefined,
  { year, token }: ClosingAttempt,
  by: Person,
  services: Pick<Services, 'clock'>,
): RunningClosing {
  const running = runningClosing(booksFrom(found), services.clock());
  if (running === null || !isHeldBy(running, token, by) || running.year !== year)
    throw new DomainError('closeLost');
  return running;
}

/** Every administrator can read a lock's token, so only the sign-in proves whose it is. */
function isHeldBy(lock: RunningClosing, token: string, { uid }: Person): boolean {
  return lock.token === token && lock.by.uid === uid;
}

/** Releases a lock. Does nothing if the attempt doesn't hold it, or no longer does. */
export async function releaseLock(
  token: string,
  by: Person,
  { db }: Pick<Services, 'db'>,
): Promise<void> {
  const released = await db.runTransaction(async (transaction) => {
    const books = booksFrom(await transaction.get(db.doc(BOOKS)));
    if (books.closing === null || !isHeldBy(books.closing, token, by)) return false;
    transaction.set(db.doc(BOOKS), booksDocument({ ...books, closing: null }));
    return true;
  });
  if (released) yearReleased();
}
