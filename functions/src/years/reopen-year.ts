import type { Person } from '@pa-ledger/domain/people/person';
import { storedVersion } from '@pa-ledger/domain/ledger/journal';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { runningClosing } from '@pa-ledger/domain/years/books';
import type { Firestore } from 'firebase-admin/firestore';
import { booksDocument, booksFrom } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { BOOKS, CLOSINGS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { yearManaged } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readEarliestEntry } from './closing-lock.ts';
import { byText } from '@pa-ledger/domain/text/sort';

/** The document in `closings` that says when the books begin. */
const OPENING = 'opening';

/**
 * Reopens the last closed year. Its endings, and the next year's beginnings, stay until someone closes it again. Does
 * nothing if it's already open.
 * @param reason tidied.
 * @throws DomainError `nothingToReopen`, or `closeUnderWay` while a year is closing.
 */
export async function reopenYear(
  year: string,
  reason: string,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [found] = await readCurrent(transaction, db.doc(BOOKS));
    const { docs } = await transaction.get(db.collection(CLOSINGS));
    const at = clock();
    const books = booksFrom(found);
    const before = docs.find(({ id }) => id === year);
    if (before !== undefined && before.get('reopenReason') !== null) return;
    if (before === undefined || books.closedYear !== year) throw new DomainError('nothingToReopen');
    if (runningClosing(books, at) !== null) throw new DomainError('closeUnderWay');
    const version = storedVersion(before.data()) + 1;
    const after = { ...before.data(), reopenReason: reason, by, at: timestamp(at), version };
    const place = { collection: CLOSINGS, document: year };
    storeChange(transaction, db, place, { before: before.data(), after }, { by, at });
    const last = docs
      .filter(({ id }) => id !== OPENING && id < year)
      .toSorted(byText(({ id }) => id))
      .at(-1);
    // `close-year.ts` wrote them.
    const closedYear = (last?.id ?? null) as FiscalYear | null;
    const closedThrough = (last?.get('last') ?? null) as CalendarDate | null;
    transaction.set(db.doc(BOOKS), booksDocument({ ...books, closedYear, closedThrough }));
  });
  yearManaged('reopened', year);
}

/**
 * Sets the day the books begin: from then on, rules and functions refuse earlier entries.
 * @param day null removes it.
 * @throws DomainError if a year is closed or closing, or if an entry is dated before the day.
 */
export async function openBooksOn(
  day: CalendarDate | null,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await requireNothingBefore(day, db);
  const place = { collection: CLOSINGS, document: OPENING };
  const ref = db.collection(CLOSINGS).doc(OPENING);
  await db.runTransaction(async (transaction) => {
    const [found, before] = await readCurrent(transaction, db.doc(BOOKS), ref);
    const at = clock();
    const books = booksFrom(found);
    if (books.opensOn === day) return;
    if (books.closedYear !== null || runningClosing(books, at) !== null)
      throw new DomainError('opensInClosedYear');
    const stored = before.data() ?? null;
    const after = { opensOn: day, at: timestamp(at), by, version: storedVersion(stored) + 1 };
    storeChange(transaction, db, place, { before: stored, after }, { by, at });
    transaction.set(db.doc(BOOKS), booksDocument({ ...books, opensOn: day }));
  });
  yearManaged('opened', day ?? '');
}

/** @throws DomainError `openedByEntries` if an entry is dated before the day. */
async function requireNothingBefore(day: CalendarDate | null, db: Firestore): Promise<void> {
  const earliest = await readEarliestEntry(db);
  if (day === null || earliest === null || earliest >= day) return;
  const sentence = `Your books have an entry on ${formatDate(earliest)}, before this date.`;
  throw new DomainError('openedByEntries', { sentence });
}
