import {
  MAX_RATIFIED_AT_ONCE,
  ratifiedAs,
  ratifiedId,
  ratifiedLine,
  type Ratification,
  placeOfMark,
  voidLine,
  type RatifiedCollection,
  type RatifiedLine,
  type RatifiedMark,
  type RatifiedPlace,
} from '@pa-ledger/domain/bank/ratification';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { membersOf } from '@pa-ledger/domain/untyped';
import { amountOf, cents, dollarsFromCents, sumCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import type { Person } from '@pa-ledger/domain/people/person';
import { dateAt, formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { readCurrent } from '../firestore/data-version.ts';
import { PAYMENTS, RATIFICATIONS, RATIFIED } from '../firestore/paths.ts';
import { ratifiedBy, ratifiedThenVoided } from '../firestore/account-queries.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

/** Some of the entries that a meeting ratified. */
interface Slice {
  readonly id: string;
  readonly ratifiedOn: CalendarDate;
  readonly entries: readonly RatifiedPlace[];
}

/**
 * Ratifies some entries in one commit with the journal, and skips those this ratification already has. The void of what an
 * earlier meeting ratified is a line of its own, and the payment that replaces the voided one waits for that line.
 * @returns how many of the entries the ratification has now, and how many it left out.
 * @throws DomainError `ratifiedAhead`, `ratificationTakenBack`, or `badRequest` if the date isn't the one of earlier slices.
 */
export async function ratifySlice(
  { db, clock }: Services,
  { id, ratifiedOn, entries }: Slice,
  by: Person,
): Promise<{ readonly ratified: number; readonly left: number }> {
  const places = [...new Map(entries.map((place) => [ratifiedId(place), place])).values()];
  const marks = places.map((place) => db.collection(RATIFIED).doc(ratifiedId(place)));
  const outcome = await db.runTransaction(async (transaction) => {
    const head = db.collection(RATIFICATIONS).doc(id);
    const [[stored], documents, found, unratified] = await Promise.all([
      readCurrent(transaction, head),
      transaction.getAll(...places.map((place) => sourceOf(db, place))),
      transaction.getAll(...marks),
      readUnratifiedVoids(transaction, db, places),
    ]);
    const at = clock();
    if (ratifiedOn > dateAt(at, organization.timeZone)) throw new DomainError('ratifiedAhead');
    const before = ratificationFrom(stored);
    if (before !== null && before.ratifiedOn !== ratifiedOn) throw new DomainError('badRequest');
    if ((before?.takenBack ?? null) !== null) throw new DomainError('ratificationTakenBack');
    const own = found.filter((mark) => mark.get('ratification') === id).length;
    const listed = places.flatMap((place, index) => {
      const line = lineOf(place, documents[index]?.data());
      const isNew = found[index]?.exists === false;
      return line !== null && isNew && line.day <= ratifiedOn ? [line] : [];
    });
    const ratifiedNow = new Set(listed.map(({ key }) => key));
    const waiting = new Set(
      unratified.flatMap(({ voidKey, paid }) => (ratifiedNow.has(voidKey) ? [] : paid)),
    );
    const paying = new Map(documents.map((document) => [document.ref.path, document.data()]));
    const lines = listed.filter(
      ({ collection, id }) =>
        !expensesIn(paying.get(`${collection}/${id}`)).some((expense) => waiting.has(expense)),
    );
    if (lines.length === 0) return own;
    for (const line of lines) {
      const mark: RatifiedMark = {
        ratification: id,
        ratifiedOn,
        itemDay: line.day,
        as: ratifiedAs(line),
      };
      transaction.create(db.collection(RATIFIED).doc(line.key), mark);
    }
    const amount = sumCents([amountOf(before?.amount), ...lines.map((line) => line.amount)]);
    const after: Ratification = {
      ratifiedOn,
      count: (before?.count ?? 0) + lines.length,
      amount: dollarsFromCents(cents(amount)),
      by: before?.by ?? by,
      takenBack: null,
      version: (before?.version ?? 0) + 1,
    };
    const place = { collection: RATIFICATIONS, document: id };
    storeChange(transaction, db, place, { before, after: { ...after } }, { by, at });
    return own + lines.length;
  });
  return { ratified: outcome, left: places.length - outcome };
}

/** Returns where a line's facts are. A void's are in the mark of what it voids, since the entry itself may be deleted. */
function sourceOf(db: Firestore, { collection, id, part }: RatifiedPlace) {
  return part === undefined
    ? db.collection(collection).doc(id)
    : db.collection(RATIFIED).doc(ratifiedId({ collection, id }));
}

function lineOf(place: RatifiedPlace, source: StoredFields | undefined): RatifiedLine | null {
  const { part, ...document } = place;
  // `ratifySlice` wrote the mark.
  return part === undefined
    ? ratifiedLine(place, source)
    : voidLine(document, source as RatifiedMark | undefined);
}

/** A ratified payment that was voided later, where no meeting has ratified the void. */
interface UnratifiedVoid {
  readonly voidKey: string;
  /** The expenses it had paid. */
  readonly paid: readonly string[];
}

/** Reads which payments those of a slice may replace. A slice without payments replaces none. */
async function readUnratifiedVoids(
  transaction: Transaction,
  db: Firestore,
  places: readonly RatifiedPlace[],
): Promise<readonly UnratifiedVoid[]> {
  if (!places.some(({ collection, part }) => collection === PAYMENTS && part === undefined))
    return [];
  const voided = (await transaction.get(ratifiedThenVoided(db))).docs
    .map((mark) => placeOfMark(mark.id))
    .filter(({ collection }) => collection === PAYMENTS);
  if (voided.length === 0) return [];
  const keys = voided.map((place) => ratifiedId({ ...place, part: 'void' }));
  const [voids, payments] = await Promise.all([
    transaction.getAll(...keys.map((key) => db.collection(RATIFIED).doc(key))),
    transaction.getAll(...voided.map((place) => sourceOf(db, place))),
  ]);
  return keys.flatMap((voidKey, at) =>
    voids[at]?.exists === true ? [] : [{ voidKey, paid: expensesIn(payments[at]?.data()) }],
  );
}

/** Returns the expenses that a stored payment pays; none for any other document. */
function expensesIn(fields: StoredFields | undefined): readonly string[] {
  const lines: unknown = fields?.['lines'];
  return Array.isArray(lines) ? lines.map((line) => String(membersOf(line)['expenseId'])) : [];
}

/**
 * Undoes a slice of a ratification, for a reason. After the first slice, the ratification takes no more entries.
 * @returns how many entries it freed, and whether there may be more.
 * @throws DomainError `unknownRatification`, or `voidRatified` while a later meeting holds the void of one of its payments.
 */
export async function takeBackSlice(
  { db, clock }: Services,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Person,
): Promise<{ readonly removed: number; readonly more: boolean }> {
  const removed = await db.runTransaction(async (transaction) => {
    const head = db.collection(RATIFICATIONS).doc(id);
    const [stored] = await readCurrent(transaction, head);
    const before = ratificationFrom(stored);
    if (before === null) throw new DomainError('unknownRatification');
    const { docs } = await transaction.get(ratifiedBy(db, id).limit(MAX_RATIFIED_AT_ONCE));
    await requireNoLaterVoid(transaction, db, docs);
    for (const mark of docs) transaction.delete(mark.ref);
    if (before.takenBack === null) {
      const takenBack = { reason, by };
      const after = { ...before, takenBack, version: before.version + 1 };
      const place = { collection: RATIFICATIONS, document: id };
      storeChange(transaction, db, place, { before: { ...before }, after }, { by, at: clock() });
    }
    return docs.length;
  });
  return { removed, more: removed === MAX_RATIFIED_AT_ONCE };
}

/** @throws DomainError `voidRatified`, if a later meeting ratified the void of one of these. The sentence has its date. */
async function requireNoLaterVoid(
  transaction: Transaction,
  db: Firestore,
  marks: readonly DocumentSnapshot[],
): Promise<void> {
  const voided = marks.filter((mark) => mark.get('voidedOn') !== undefined);
  if (voided.length === 0) return;
  const voids = await transaction.getAll(
    ...voided.map(({ id }) =>
      db.collection(RATIFIED).doc(ratifiedId({ ...placeOfMark(id), part: 'void' })),
    ),
  );
  const own = marks[0]?.get('ratification') as string;
  const later = voids.find((mark) => mark.exists && mark.get('ratification') !== own);
  if (later === undefined) return;
  const day = formatDate(later.get('ratifiedOn') as CalendarDate);
  const sentence = `The meeting of ${day} ratified the void of a payment in it. Undo that one first.`;
  throw new DomainError('voidRatified', { sentence });
}

/**
 * Returns when meetings ratified some documents, by their ids. Read in the transaction that deletes the others, so of a
 * ratification and a deletion at the same moment, one comes first and the other sees it.
 */
export async function ratifiedAmong(
  transaction: Transaction,
  db: Firestore,
  collection: RatifiedCollection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CalendarDate>> {
  if (ids.length === 0) return new Map();
  const marks = await transaction.getAll(
    ...ids.map((id) => db.collection(RATIFIED).doc(ratifiedId({ collection, id }))),
  );
  return new Map(
    ids.flatMap((id, index) => {
      // `ratifySlice` wrote it.
      const day = marks[index]?.get('ratifiedOn') as CalendarDate | undefined;
      return day === undefined ? [] : [[id, day] as const];
    }),
  );
}

function ratificationFrom(stored: DocumentSnapshot | undefined) {
  // Only this file writes it.
  return (stored?.data() as (Ratification & Readonly<Record<string, unknown>>) | undefined) ?? null;
}
