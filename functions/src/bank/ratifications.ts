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
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { dateAt, formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { DATA_VERSION, PAYMENTS, RATIFICATIONS, RATIFIED } from '../firestore/paths.ts';
import { ratifiedBy, ratifiedThenVoided } from '../firestore/account-queries.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

/** A slice of what a meeting ratified. */
interface Slice {
  readonly id: string;
  readonly ratifiedOn: CalendarDate;
  readonly entries: readonly RatifiedPlace[];
}

/**
 * Ratifies some documents in one commit with the journal; those that this ratification has already stay as they are. A void
 * of what an earlier meeting ratified is a line of its own, and a payment in the place of the voided one waits for it.
 * @returns how many of them it has now, and how many it leaves.
 * @throws DomainError `ratifiedAhead`, `ratificationTakenBack`, or `badRequest` for another day than before.
 */
export async function ratifySlice(
  { db, clock }: Services,
  { id, ratifiedOn, entries }: Slice,
  by: Administrator,
): Promise<{ readonly ratified: number; readonly left: number }> {
  const places = [...new Map(entries.map((place) => [ratifiedId(place), place])).values()];
  const marks = places.map((place) => db.collection(RATIFIED).doc(ratifiedId(place)));
  const outcome = await db.runTransaction(async (transaction) => {
    const head = db.collection(RATIFICATIONS).doc(id);
    const [[version, stored], documents, found, unsettled] = await Promise.all([
      transaction.getAll(db.doc(DATA_VERSION), head),
      transaction.getAll(...places.map((place) => sourceOf(db, place))),
      transaction.getAll(...marks),
      readUnsettled(transaction, db, places),
    ]);
    requireCurrentVersion(version);
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
    const settled = new Set(listed.map(({ key }) => key));
    const awaited = new Set(
      unsettled.flatMap(({ voidKey, paid }) => (settled.has(voidKey) ? [] : paid)),
    );
    const paying = new Map(documents.map((document) => [document.ref.path, document.data()]));
    const lines = listed.filter(
      ({ collection, id }) =>
        !expensesIn(paying.get(`${collection}/${id}`)).some((expense) => awaited.has(expense)),
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

/** Returns where a line's facts are: a void's are in the mark of what it takes back, which may be deleted. */
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

/** A payment that a meeting ratified and that was voided since, while no meeting has ratified the void. */
interface Unsettled {
  readonly voidKey: string;
  /** The expenses that it had paid. */
  readonly paid: readonly string[];
}

/** Reads what payments in a slice may replace; a slice without payments replaces nothing. */
async function readUnsettled(
  transaction: Transaction,
  db: Firestore,
  places: readonly RatifiedPlace[],
): Promise<readonly Unsettled[]> {
  if (!places.some(({ collection, part }) => collection === PAYMENTS && part === undefined))
    return [];
  const ended = (await transaction.get(ratifiedThenVoided(db))).docs
    .map((mark) => placeOfMark(mark.id))
    .filter(({ collection }) => collection === PAYMENTS);
  if (ended.length === 0) return [];
  const keys = ended.map((place) => ratifiedId({ ...place, part: 'void' }));
  const [voids, payments] = await Promise.all([
    transaction.getAll(...keys.map((key) => db.collection(RATIFIED).doc(key))),
    transaction.getAll(...ended.map((place) => sourceOf(db, place))),
  ]);
  return keys.flatMap((voidKey, at) =>
    voids[at]?.exists === true ? [] : [{ voidKey, paid: expensesIn(payments[at]?.data()) }],
  );
}

/** Returns the expenses that a stored payment pays; none of what is no payment. */
function expensesIn(fields: StoredFields | undefined): readonly string[] {
  const lines: unknown = fields?.['lines'];
  return Array.isArray(lines) ? lines.map((line) => String(membersOf(line)['expenseId'])) : [];
}

/**
 * Takes a slice of a ratification back, with its reason. From the first one on nothing more is ratified with it.
 * @returns how many are ratified no more, and whether there are more of them.
 * @throws DomainError `unknownRatification`, or `voidRatified` while a later meeting holds the void of one of its payments.
 */
export async function takeBackSlice(
  { db, clock }: Services,
  { id, reason }: { readonly id: string; readonly reason: string },
  by: Administrator,
): Promise<{ readonly removed: number; readonly more: boolean }> {
  const removed = await db.runTransaction(async (transaction) => {
    const head = db.collection(RATIFICATIONS).doc(id);
    const [version, stored] = await transaction.getAll(db.doc(DATA_VERSION), head);
    requireCurrentVersion(version);
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

/** @throws DomainError `voidRatified` with the day of the meeting that ratified the void of what one of these marks is of. */
async function requireNoLaterVoid(
  transaction: Transaction,
  db: Firestore,
  marks: readonly DocumentSnapshot[],
): Promise<void> {
  const ended = marks.filter((mark) => mark.get('voidedOn') !== undefined);
  if (ended.length === 0) return;
  const voids = await transaction.getAll(
    ...ended.map(({ id }) =>
      db.collection(RATIFIED).doc(ratifiedId({ ...placeOfMark(id), part: 'void' })),
    ),
  );
  const own = marks[0]?.get('ratification') as string;
  const later = voids.find((mark) => mark.exists && mark.get('ratification') !== own);
  if (later === undefined) return;
  const day = formatDate(later.get('ratifiedOn') as CalendarDate);
  const sentence = `The meeting of ${day} ratified the void of a payment in it. Take that back first.`;
  throw new DomainError('voidRatified', { sentence });
}

/**
 * Returns on which days meetings ratified some documents, by their ids, in the transaction that deletes what none has: of a
 * ratification and a deletion at the same moment, one comes first and the other finds it.
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
