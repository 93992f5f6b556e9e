import { ratifiedId } from '@pa-ledger/domain/bank/ratification';
import {
  paperOwner,
  papersIn,
  type Paper,
  type PaperClaim,
  type PaperPlace,
  type Papers,
} from '@pa-ledger/domain/papers/paper';
import type { Person } from '@pa-ledger/domain/people/person';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { lockOfDay } from '@pa-ledger/domain/years/books';
import type { DocumentSnapshot, Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { booksFrom } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { BOOKS, PAPERS, PAYMENTS, RATIFIED } from '../firestore/paths.ts';
import { journalEntriesSince } from '../firestore/queries.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

type StoredPapers = Papers<Timestamp>;

/** Reads a paper by its slot; null if its record has none there. */
export async function readPaper(
  db: Firestore,
  place: PaperPlace,
  slot: string,
): Promise<Paper<Timestamp> | null> {
  const { papers } = papersOf(await db.collection(PAPERS).doc(paperOwner(place)).get());
  return papers.find((paper) => String(paper.slot) === slot) ?? null;
}

/** Reads which records got or lost a paper since a moment, by their ids in `papers`. */
export async function readChangedPapers(
  db: Firestore,
  since: Instant,
): Promise<ReadonlySet<string>> {
  const { docs } = await journalEntriesSince(db, [PAPERS], since).get();
  return new Set(docs.map((entry) => String(entry.get('document'))));
}

/**
 * Checks an uploaded file, as the form's receipts are checked, and adds it to a record. The record stays as it is.
 * @throws DomainError if the file isn't what the browser says, or the record is gone.
 */
export async function addPaper(
  place: PaperPlace,
  claim: PaperClaim,
  by: Person,
  services: Services,
): Promise<void> {
  const { db, clock } = services;
  // Pinned, it can't be overwritten.
  const md5 = await services.papers.pinPaper(paperOwner(place), claim);
  await db.runTransaction(async (transaction) => {
    const { stored, record } = await readRecord(transaction, db, place);
    const { papers, removed } = papersOf(stored);
    const found = papers.find(({ slot }) => slot === claim.slot);
    if (found?.sha256 === claim.sha256) return;
    if (found !== undefined || removed.includes(claim.slot)) throw new DomainError('paperSlotUsed');
    requireThere(record);
    requireTakesPapers(place, record);
    const at = clock();
    const isLate = await isSettled(transaction, db, place, record, at);
    const late = isLate ? ({ late: true } as const) : {};
    const paper = { ...claim, md5, by, at: timestamp(at), ...late };
    store(transaction, stored, { papers: [...papers, paper], removed }, by, at);
  });
}

/**
 * Takes away a paper that was added by mistake; its journal entry stays, and the sweeper removes the file.
 * @throws DomainError `paperStays` for the bank's statement, for what a second person confirmed, and for what a year's closing
 * or a meeting has settled.
 */
export async function removePaper(
  place: PaperPlace,
  { slot, sha256 }: Pick<PaperClaim, 'slot' | 'sha256'>,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { stored, record } = await readRecord(transaction, db, place);
    const { papers, removed } = papersOf(stored);
    const others = papers.filter((paper) => paper.slot !== slot || paper.sha256 !== sha256);
    if (others.length === papers.length) return;
    requireThere(record);
    const at = clock();
    const stays =
      place.collection === 'statements' ||
      (await isConfirmed(transaction, db, record)) ||
      (await isSettled(transaction, db, place, record, at));
    if (stays) throw new DomainError('paperStays');
    store(transaction, stored, { papers: others, removed: [...removed, slot] }, by, at);
  });
}

async function readRecord(transaction: Transaction, db: Firestore, place: PaperPlace) {
  const [stored, record] = await readCurrent(
    transaction,
    db.collection(PAPERS).doc(paperOwner(place)),
    db.collection(place.collection).doc(place.id),
  );
  return { stored, record };
}

function papersOf(stored: DocumentSnapshot): StoredPapers {
  return papersIn<Timestamp>(stored.data());
}

function requireThere(record: DocumentSnapshot): void {
  if (!record.exists) throw new DomainError('recordGone');
}

/** A request that's still open gets its papers from its submitter, so that approvers see them. */
function requireTakesPapers({ collection }: PaperPlace, record: DocumentSnapshot): void {
  if (collection !== 'expenses') return;
  if ((record.get('redactedAt') ?? null) !== null) throw new DomainError('papersRedacted');
  if (!['approved', 'paid'].includes(String(record.get('status'))))
    throw new DomainError('paperTooEarly');
}

/** Whether a second person confirmed a record, or the payment of a request, by what its papers show. */
async function isConfirmed(
  transaction: Transaction,
  db: Firestore,
  record: DocumentSnapshot,
): Promise<boolean> {
  const paymentId = textIn(membersOf(record.get('payment')), 'id');
  const entry =
    paymentId === '' ? record : await transaction.get(db.collection(PAYMENTS).doc(paymentId));
  return (entry.get('confirmed') ?? null) !== null;
}

/** Whether a record's year is closed, or a meeting has ratified it. */
async function isSettled(
  transaction: Transaction,
  db: Firestore,
  { collection, id }: PaperPlace,
  record: DocumentSnapshot,
  at: Instant,
): Promise<boolean> {
  const payment = membersOf(record.get('payment'));
  const stored: unknown = record.get(DAYS[collection] ?? 'date');
  const day = textIn(payment, 'date') || String(stored);
  const paymentId = textIn(payment, 'id');
  const ratifiable =
    collection === 'manualExpenses'
      ? ({ collection, id } as const)
      : paymentId === ''
        ? null
        : ({ collection: 'payments', id: paymentId } as const);
  const [books, mark] = await Promise.all([
    transaction.get(db.doc(BOOKS)),
    ratifiable && transaction.get(db.collection(RATIFIED).doc(ratifiedId(ratifiable))),
  ]);
  return lockOfDay(booksFrom(books), day, at) !== null || mark?.exists === true;
}

/** The field with a record's day, where it isn't `date`. */
const DAYS: Readonly<Partial<Record<PaperPlace['collection'], string>>> = {
  statements: 'day',
  expenses: 'approvedOn',
};

function store(
  transaction: Transaction,
  stored: DocumentSnapshot,
  papers: Omit<StoredPapers, 'version'>,
  by: Person,
  at: Instant,
): void {
  const before = stored.data() ?? null;
  const version = papersOf(stored).version + 1;
  const { firestore: db, id } = stored.ref;
  const place = { collection: PAPERS, document: id };
  storeChange(transaction, db, place, { before, after: { ...papers, version } }, { by, at });
}
