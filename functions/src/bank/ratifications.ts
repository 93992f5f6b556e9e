import {
  MAX_RATIFIED_AT_ONCE,
  ratifiedAs,
  ratifiedId,
  ratifiedLine,
  type Ratification,
  type RatifiedCollection,
  type RatifiedMark,
  type RatifiedPlace,
} from '@pa-ledger/domain/bank/ratification';
import { amountOf, cents, dollarsFromCents, sumCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { DATA_VERSION, RATIFICATIONS, RATIFIED } from '../firestore/paths.ts';
import { ratifiedBy } from '../firestore/queries.ts';
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
 * Ratifies some documents in one commit with the journal; those that this ratification has already stay as they are.
 * @returns how many of them it has now, and how many it leaves.
 * @throws DomainError `ratifiedAhead`, `ratificationTakenBack`, or `badRequest` for another day than before.
 */
export async function ratifySlice(
  { db, clock, checkpoint }: Services,
  { id, ratifiedOn, entries }: Slice,
  by: Administrator,
): Promise<{ readonly ratified: number; readonly left: number }> {
  const places = [...new Map(entries.map((place) => [ratifiedId(place), place])).values()];
  const marks = places.map((place) => db.collection(RATIFIED).doc(ratifiedId(place)));
  const outcome = await db.runTransaction(async (transaction) => {
    const head = db.collection(RATIFICATIONS).doc(id);
    const [[version, stored], documents, found] = await Promise.all([
      transaction.getAll(db.doc(DATA_VERSION), head),
      transaction.getAll(...places.map((place) => db.collection(place.collection).doc(place.id))),
      transaction.getAll(...marks),
    ]);
    checkpoint('after read');
    requireCurrentVersion(version);
    const at = clock();
    if (ratifiedOn > dateAt(at, organization.timeZone)) throw new DomainError('ratifiedAhead');
    const before = ratificationFrom(stored);
    if (before !== null && before.ratifiedOn !== ratifiedOn) throw new DomainError('badRequest');
    if ((before?.takenBack ?? null) !== null) throw new DomainError('ratificationTakenBack');
    const own = found.filter((mark) => mark.get('ratification') === id).length;
    const lines = places.flatMap((place, index) => {
      const line = ratifiedLine(place, documents[index]?.data());
      const isNew = found[index]?.exists === false;
      return line !== null && isNew && line.day <= ratifiedOn ? [line] : [];
    });
    if (lines.length === 0) return own;
    for (const line of lines) {
      const mark: RatifiedMark = {
        ...{ ratification: id, ratifiedOn, itemDay: line.day, as: ratifiedAs(line) },
      };
      transaction.create(db.collection(RATIFIED).doc(line.key), mark);
    }
    const amount = sumCents([amountOf(before?.amount), ...lines.map((line) => line.amount)]);
    const after: Ratification = {
      ...{ ratifiedOn, count: (before?.count ?? 0) + lines.length },
      ...{ amount: dollarsFromCents(cents(amount)), by: before?.by ?? by, takenBack: null },
      version: (before?.version ?? 0) + 1,
    };
    const place = { collection: RATIFICATIONS, document: id };
    storeChange(transaction, db, place, { before, after: { ...after } }, { by, at });
    checkpoint('before commit');
    return own + lines.length;
  });
  checkpoint('after commit');
  return { ratified: outcome, left: places.length - outcome };
}

/**
 * Takes a slice of a ratification back, with its reason. From the first one on nothing more is ratified with it.
 * @returns how many are ratified no more, and whether there are more of them.
 * @throws DomainError `unknownRatification`.
 */
export async function takeBackSlice(
  { db, clock, checkpoint }: Services,
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
    checkpoint('after read');
    for (const mark of docs) transaction.delete(mark.ref);
    if (before.takenBack === null) {
      const takenBack = { reason, by };
      const after = { ...before, takenBack, version: before.version + 1 };
      const place = { collection: RATIFICATIONS, document: id };
      storeChange(transaction, db, place, { before: { ...before }, after }, { by, at: clock() });
    }
    checkpoint('before commit');
    return docs.length;
  });
  checkpoint('after commit');
  return { removed, more: removed === MAX_RATIFIED_AT_ONCE };
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
