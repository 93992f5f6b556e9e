import { errorMessages } from '@pa-ledger/domain/error-messages';
import { importMessages } from '@pa-ledger/domain/imports/import-messages';
import { importedId, MAX_SLICE } from '@pa-ledger/domain/imports/import-plan';
import { storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import type { Person } from '@pa-ledger/domain/people/person';
import {
  lockedDaySentence,
  lockOfDay,
  lockOfYear,
  type Books,
} from '@pa-ledger/domain/years/books';
import { formatDate, type CalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { heldAmong, type Held } from '../accounts/clearings.ts';
import { ratifiedAmong } from '../bank/ratifications.ts';
import { booksFrom } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { BOOKS, BUDGETS } from '../firestore/paths.ts';
import { importedIn } from '../firestore/queries.ts';
import { storeChange } from '../journal/journal.ts';
import { freeCheckNumbers } from '../payments/check-numbers.ts';
import type { Services } from '../platform/services.ts';
import { addCounts, readCountsToChange } from '../totals/recount.ts';
import { rowOf, type KeptRow, type UndoneStep } from './import-store.ts';

type Collection = 'budgetItems' | 'incomeItems' | 'revenueItems' | 'manualExpenses';

interface Undo {
  readonly id: string;
  readonly after: string | null;
  readonly by: Person;
}

/** Removes an import's budget lines or entries, except what someone changed or used since, and what is closed. */
export async function undoRecords(
  { db, clock }: Services,
  collection: Collection,
  { id, after, by }: Undo,
): Promise<UndoneStep> {
  return db.runTransaction(async (transaction) => {
    // One more than a slice: the return of the last one has the next id.
    const page = importedIn(db, collection, importedId(id, ''), after).limit(MAX_SLICE + 1);
    const [[books], read] = await Promise.all([
      readCurrent(transaction, db.doc(BOOKS)),
      transaction.get(page),
    ]);
    const found = read.docs.slice(0, MAX_SLICE);
    // A return isn't part of the import: a person added it since.
    const docs = found.filter((one) => returnedBy(one.id) === null);
    const returned = new Set(read.docs.map((one) => returnedBy(one.id)));
    const now = clock();
    const adopted = await adoptedYears(transaction, db, docs);
    const held = await heldIn(transaction, db, collection, docs);
    const ratified = await ratifiedIn(transaction, db, collection, docs);
    const reasons = docs.map((found) =>
      reasonToKeep(found, { books: booksFrom(books), now, adopted, held, ratified, returned }),
    );
    const gone = docs.filter((_, index) => reasons[index] === null);
    const counted =
      collection === 'budgetItems' || collection === 'incomeItems'
        ? []
        : gone.map(({ id }) => ({ place: { collection, id }, after: [] }));
    const counts = await readCountsToChange(transaction, db, counted);
    for (const found of gone) {
      const place = { collection, document: found.id };
      storeChange(transaction, db, place, { before: found.data(), after: null }, { by, at: now });
      if (found.get('checkNumber') !== undefined)
        await freeCheckNumbers(transaction, db, { kind: 'manual', id: found.id });
    }
    addCounts(transaction, db, counts);
    const kept = docs.flatMap((found, index): KeptRow[] => {
      const sentence = reasons[index] ?? null;
      if (sentence === null) return [];
      return [{ row: rowOf(found.id), what: String(found.get('description') ?? ''), sentence }];
    });
    const last = read.docs.length > MAX_SLICE ? found.at(-1) : undefined;
    return { removed: gone.length, kept, after: last?.id ?? null };
  });
}

interface UndoContext {
  readonly books: Books;
  readonly now: Instant;
  /** By id: why the bank's records keep an entry. */
  readonly held: ReadonlyMap<string, Held>;
  /** By id: the day a meeting ratified an entry. */
  readonly ratified: ReadonlyMap<string, CalendarDate>;
  readonly adopted: ReadonlySet<unknown>;
  /** The ids of entries that have a return, full or partial. */
  readonly returned: ReadonlySet<string | null>;
}

/** Returns null if the document can go. */
function reasonToKeep(
  found: QueryDocumentSnapshot,
  { books, now, adopted, held, ratified, returned }: UndoContext,
): string | null {
  const fields: StoredFields = found.data();
  if (storedVersion(fields) !== 1) return importMessages.changedSince;
  const kept = held.get(found.id);
  if (kept !== undefined) return errorMessages[kept];
  const ratifiedOn = ratified.get(found.id);
  if (ratifiedOn !== undefined) return importMessages.ratifiedOn(formatDate(ratifiedOn));
  if (returned.has(found.id)) return importMessages.givenBack;
  const { date, fiscalYear } = fields;
  if (typeof date === 'string') {
    const lock = lockOfDay(books, date, now);
    return lock === null ? null : lockedDaySentence(books, lock, date);
  }
  const lock = lockOfYear(books, String(fiscalYear), now);
  if (lock !== null) return errorMessages[lock];
  return adopted.has(fiscalYear) ? errorMessages.budgetAdopted : null;
}

/** Returns, by id, why the bank's records keep an entry. */
async function heldIn(
  transaction: Transaction,
  db: Firestore,
  collection: Collection,
  docs: readonly QueryDocumentSnapshot[],
): Promise<ReadonlyMap<string, Held>> {
  if (collection === 'budgetItems' || collection === 'incomeItems') return new Map();
  const places = docs.map(({ id }) => ({ collection, id }));
  return heldAmong(transaction, db, places);
}

/** Meetings ratify only payments, which no import adds, and manual expenses. */
async function ratifiedIn(
  transaction: Transaction,
  db: Firestore,
  collection: Collection,
  docs: readonly QueryDocumentSnapshot[],
): Promise<ReadonlyMap<string, CalendarDate>> {
  if (collection !== 'manualExpenses') return new Map();
  return ratifiedAmong(
    transaction,
    db,
    collection,
    docs.map(({ id }) => id),
  );
}

/** Returns which of these lines' years have an adopted budget. */
async function adoptedYears(
  transaction: Transaction,
  db: Firestore,
  docs: readonly QueryDocumentSnapshot[],
): Promise<ReadonlySet<unknown>> {
  const years = new Set(docs.map((found) => String(found.get('fiscalYear') ?? '')));
  years.delete('');
  if (years.size === 0) return years;
  const refs = [...years].map((year) => db.collection(BUDGETS).doc(year));
  const budgets = await transaction.getAll(...refs);
  return new Set(
    budgets.filter((budget) => budget.get('adoptedOn') !== undefined).map((budget) => budget.id),
  );
}
