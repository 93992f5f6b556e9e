import type { Person } from '@pa-ledger/domain/people/person';
import { storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import {
  beginningId,
  type MonthOfFund,
  type StoredBeginning,
} from '@pa-ledger/domain/ledger/beginnings';
import { LEDGER_COLLECTIONS } from '@pa-ledger/domain/ledger/lines';
import { amountOf, dollarsFromCents } from '@pa-ledger/domain/money/money';
import { addDays, type Instant } from '@pa-ledger/domain/time/dates';
import { fiscalYearAfter, type Days, type FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import {
  endingsOf,
  typedOtherwise,
  type Ending,
  type TypedBeginning,
} from '@pa-ledger/domain/years/closing';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { booksDocument, booksFrom } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { calendarFrom } from '../firestore/fiscal-calendar.ts';
import { BOOKS, CLOSINGS, FUND_BALANCES, FUNDS } from '../firestore/paths.ts';
import { cellsIn, journalEntriesSince } from '../firestore/queries.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { lastVersion, storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { isContention, isTransient } from '../platform/failures.ts';
import { yearManaged } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { countedId } from '../totals/counted-lines.ts';
import { recountPage } from '../totals/recalculation/pages.ts';
import {
  ANY_DAY,
  isClosedBy,
  releaseLock,
  requireLock,
  type ClosingAttempt,
} from './closing-lock.ts';
import { isBlocking, readOpenFindings } from './open-findings.ts';

/** How far two writers' clocks may differ plus how long a write may take, in milliseconds. */
const WRITE_MS = 5 * 60 * 1000;

interface ClosedYear {
  readonly endings: readonly Ending[];
  /** Beginnings of the next year that someone typed and that differ from what the year ended with. */
  readonly typed: readonly TypedBeginning[];
}

/**
 * Closes a year that this attempt has locked and recounted. Recounts what was written since the lock, checks again what's
 * open, and stores in one commit the year's endings, the next year's beginnings, and that the year is closed. Repeating a
 * successful attempt returns the same answer. A refusal releases the lock.
 * @param seen the hash of what was open when the person looked (`OpenFindings.seen`).
 * @throws DomainError `closeLost`, `closeChanged` or `closeBlocked`.
 */
export async function closeYear(
  attempt: ClosingAttempt,
  seen: string,
  by: Person,
  services: Services,
): Promise<ClosedYear> {
  const { db } = services;
  try {
    const [found, closing] = await db.getAll(
      db.doc(BOOKS),
      db.collection(CLOSINGS).doc(attempt.year),
    );
    if (!isClosedBy(closing, attempt)) {
      const lock = requireLock(found, attempt, by, services);
      await recountWritten(lock.since, services);
      await requireSeen(db, { first: lock.first, last: lock.through }, seen);
    }
    const closed = await db.runTransaction((transaction) =>
      commit(transaction, attempt, by, services),
    );
    yearManaged('closed', attempt.year);
    return closed;
  } catch (error) {
    // After a collision or a broken connection, the page repeats this attempt, so it keeps its lock.
    if (!isContention(error) && !isTransient(error)) await releaseLock(attempt.token, by, services);
    throw error;
  }
}

/**
 * Recounts everything written since a moment: its event may be late, and a write that passed the rules before the lock may
 * have landed after its page was recounted.
 */
async function recountWritten(since: Instant, services: Services): Promise<void> {
  const { db } = services;
  const { docs } = await journalEntriesSince(db, LEDGER_COLLECTIONS, since - WRITE_MS).get();
  const ids = docs.map((entry) =>
    // The query finds only ledger collections.
    countedId({ collection: entry.get('collection') as never, id: String(entry.get('document')) }),
  );
  await recountPage(services, [...new Set(ids)]);
}

async function requireSeen(db: Firestore, days: Days, seen: string): Promise<void> {
  const open = await readOpenFindings(db, days);
  if (open.seen !== seen) throw new DomainError('closeChanged');
  if (open.findings.some(isBlocking)) throw new DomainError('closeBlocked');
}

async function commit(
  transaction: Transaction,
  attempt: ClosingAttempt,
  by: Person,
  services: Services,
): Promise<ClosedYear> {
  const { db, clock, organization } = services;
  const { policies } = organization;
  const [found, before] = await readCurrent(
    transaction,
    db.doc(BOOKS),
    db.collection(CLOSINGS).doc(attempt.year),
  );
  const isDone = isClosedBy(before, attempt);
  const lock = isDone ? null : requireLock(found, attempt, by, services);
  const books = booksFrom(found);
  const days = lock === null ? storedDays(before) : { first: lock.first, last: lock.through };
  const year = attempt.year as FiscalYear;
  const next = fiscalYearAfter(year);
  const balances = await readBalances(transaction, db);
  const endings = isDone
    ? storedEndings(before)
    : await readEndings(transaction, { year, days }, balances, services);
  const own = balances.filter(({ fiscalYear }) => fiscalYear === next);
  const closed = { endings, typed: typedOtherwise(endings, own) };
  if (isDone) return closed;
  const changes = await beginningChanges(transaction, db, { next, days, endings, own });
  const now = clock();
  const after = {
    first: days.first,
    last: days.last,
    countWhen: policies.countWhen,
    endings: endings.map(({ fundId, amount }) => ({
      fundId,
      amount: dollarsFromCents(amount),
    })),
    at: timestamp(now),
    by,
    token: attempt.token,
    reopenReason: null,
    version: storedVersion(before.data() ?? null) + 1,
  };
  const place = { collection: CLOSINGS, document: attempt.year };
  const change = { before: before.data() ?? null, after };
  const cause = storeChange(transaction, db, place, change, { by, at: now });
  for (const { id, stored, fields } of changes) {
    const to = { collection: FUND_BALANCES, document: id };
    const beginning = { ...fields, lastUpdated: timestamp(now) };
    storeChange(transaction, db, to, { before: stored, after: beginning }, { by, at: now, cause });
  }
  const closedBooks = { ...books, closedThrough: days.last, closedYear: year, closing: null };
  transaction.set(db.doc(BOOKS), booksDocument(closedBooks));
  return closed;
}

/** A stored beginning balance, with all its fields. */
interface Balance extends StoredBeginning {
  readonly source: string;
  readonly fields: StoredFields;
}

async function readBalances(transaction: Transaction, db: Firestore): Promise<Balance[]> {
  const { docs } = await transaction.get(db.collection(FUND_BALANCES));
  return docs.map((balance) => {
    const fields = balance.data();
    // The rules guarantee the shape.
    return { ...(fields as Omit<Balance, 'fields'>), fields };
  });
}

async function readEndings(
  transaction: Transaction,
  year: { readonly year: FiscalYear; readonly days: Days },
  balances: readonly Balance[],
  { db, organization }: Services,
): Promise<Ending[]> {
  const [funds, closings] = await Promise.all([
    transaction.get(db.collection(FUNDS).select()),
    transaction.get(db.collection(CLOSINGS)),
  ]);
  // A fund without a stored beginning begins with whatever all earlier months left.
  const begun = balances.filter(({ fiscalYear }) => fiscalYear === year.year);
  const isBegun = funds.docs.every(({ id }) => begun.some(({ fundId }) => fundId === id));
  const from = isBegun ? year.days.first : ANY_DAY.first;
  const cells = await transaction.get(cellsIn(db, from.slice(0, 7), year.days.last.slice(0, 7)));
  const ids = funds.docs.map(({ id }) => id);
  const months = cells.docs.map((cell) => cell.data() as MonthOfFund);
  return endingsOf(year, ids, balances, months, calendarFrom(closings.docs, organization));
}

interface NextYear {
  readonly next: FiscalYear;
  readonly days: Days;
  readonly endings: readonly Ending[];
  /** The next year's stored beginnings. */
  readonly own: readonly Balance[];
}

/** Returns how the next year's beginnings change: they follow the endings, except those that someone typed. */
async function beginningChanges(
  transaction: Transaction,
  db: Firestore,
  { next, days, endings, own }: NextYear,
) {
  const changes: { id: string; stored: StoredFields | null; fields: StoredFields }[] = [];
  for (const ending of endings) {
    const { fundId } = ending;
    const id = beginningId({ fiscalYear: next, fundId });
    const balance = own.find((one) => one.fundId === fundId);
    const amount = dollarsFromCents(ending.amount);
    const asOf = addDays(days.last, 1);
    const isSame = balance?.amount === amount && balance.fields['asOf'] === asOf;
    if (balance?.source === 'typed' || isSame) continue;
    const stored = balance?.fields ?? null;
    const last =
      stored === null
        ? await lastVersion(transaction, db, { collection: FUND_BALANCES, document: id })
        : storedVersion(stored);
    const fields = { fundId, fiscalYear: next, amount, asOf, source: 'closing', version: last + 1 };
    changes.push({ id, stored, fields });
  }
  return changes;
}

function storedDays(closing: DocumentSnapshot | undefined): Days {
  // `commit` wrote it.
  return closing?.data() as Days & object;
}

function storedEndings(closing: DocumentSnapshot | undefined): Ending[] {
  const endings = closing?.get('endings') as { fundId: string; amount: number }[];
  return endings.map(({ fundId, amount }) => ({ fundId, amount: amountOf(amount) }));
}
