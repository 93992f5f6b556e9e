import {
  marksOf,
  sameShares,
  sharesFrom,
  WORK_COLLECTIONS,
  workChanges,
  workShares,
  type WorkCollection,
  type WorkShare,
} from '@pa-ledger/domain/home/open-work';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { HOME, HOME_SHARES, RATIFIED } from '../firestore/paths.ts';
import { jitter, requireNextRound } from '../platform/retry-on-contention.ts';

/*
 * `homeShares/{collection}~{id}` holds what a request or a payment adds to `home/now`, with a `revision` that changes with
 * each commit. Both are written in one commit, so `home/now` is the sum of the shares at every moment.
 */

/** The most documents of one read. */
const CHUNK = 100;

interface WorkPlace {
  readonly collection: WorkCollection;
  readonly id: string;
}

/** Returns which document an id of `homeShares` or of `counted` names; null for one that is no open work. */
export function workPlaceOf(key: string): WorkPlace | null {
  const [name, id, ...rest] = key.split('~');
  const collection = WORK_COLLECTIONS.find((known) => known === name);
  return collection === undefined || !id || rest.length > 0 ? null : { collection, id };
}

/** What a document adds, as noted and as it should be. */
interface ShareRead {
  readonly key: string;
  readonly noted: DocumentSnapshot;
  readonly before: readonly WorkShare[];
  readonly after: readonly WorkShare[];
  readonly isRight: boolean;
}

/**
 * Notes what a document adds to `home/now` as it is now, and counts the difference. Like `recountAll`, it reads the document
 * instead of trusting the event, is guarded by the version of the note, and reads again after its commit: an event that
 * comes twice, late, or out of order finds nothing to do.
 * @param key `{collection}~{id}`; one that is no open work does nothing.
 * @returns whether something was wrong.
 * @throws the last collision's error after too many rounds.
 */
export async function shareAgain(db: Firestore, key: string): Promise<boolean> {
  if (workPlaceOf(key) === null) return false;
  for (let round = 1; ; round++) {
    const [read] = await readShares(db, [key]);
    if (read === undefined || read.isRight) return round > 1;
    try {
      await commitShare(db, read);
    } catch (error) {
      requireNextRound(error, round);
      await jitter(round);
    }
  }
}

/** Returns those of some documents whose shares aren't as noted. @param keys `{collection}~{id}`. */
export async function wrongShares(db: Firestore, keys: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (let start = 0; start < keys.length; start += CHUNK) {
    const reads = await readShares(db, keys.slice(start, start + CHUNK));
    wrong.push(...reads.filter(({ isRight }) => !isRight).map(({ key }) => key));
  }
  return wrong;
}

/** Reads documents, their marks, and their notes, all at one moment. */
async function readShares(db: Firestore, keys: readonly string[]): Promise<ShareRead[]> {
  const places = keys.flatMap((key) => {
    const place = workPlaceOf(key);
    const marks = place === null ? [] : marksOf(place.collection, place.id);
    return place === null ? [] : [{ key, ...place, marks }];
  });
  if (places.length === 0) return [];
  const found = await db.getAll(
    ...places.flatMap(({ key, collection, id, marks }) => [
      db.collection(HOME_SHARES).doc(key),
      db.collection(collection).doc(id),
      ...marks.map((mark) => db.collection(RATIFIED).doc(mark)),
    ]),
  );
  const byPath = new Map(found.map((document) => [document.ref.path, document]));
  return places.flatMap(({ key, collection, id, marks }): ShareRead[] => {
    const noted = byPath.get(`${HOME_SHARES}/${key}`);
    if (noted === undefined) return [];
    const [mark, voidMark] = marks.map((one) => byPath.get(`${RATIFIED}/${one}`)?.data());
    const fields = byPath.get(`${collection}/${id}`)?.data();
    const after = workShares(collection, id, { fields, mark, voidMark });
    const before = sharesFrom(noted.data());
    const isRight =
      before !== null && sameShares(before, after) && noted.exists === after.length > 0;
    return [{ key, noted, before: before ?? [], after, isRight }];
  });
}

async function commitShare(db: Firestore, { noted, before, after }: ShareRead): Promise<void> {
  const batch = db.batch();
  const { ref, updateTime } = noted;
  const guard = updateTime === undefined ? undefined : { lastUpdateTime: updateTime };
  const revision = Number(noted.get('revision') ?? 0) + 1;
  const document = { shares: after.map((share) => ({ ...share })), revision };
  if (guard === undefined) batch.create(ref, document);
  else if (after.length === 0) batch.delete(ref, guard);
  else batch.update(ref, document, guard);
  const changes = workChanges(before, after);
  if (changes.length > 0) {
    const added = documentOfWork(changes, (by) => FieldValue.increment(by));
    batch.set(db.collection(HOME).doc('now'), added, { merge: true });
  }
  await batch.commit();
}

/** Returns the document `home/now` with amounts at their places. */
export function documentOfWork(
  shares: readonly WorkShare[],
  valueOf: (number: number) => unknown = (number) => number,
): Record<string, Record<string, unknown>> {
  const document: Record<string, Record<string, unknown>> = {};
  for (const { kind, of, count, cents } of shares)
    (document[kind] ??= {})[of] = { count: valueOf(count), cents: valueOf(cents) };
  return document;
}
