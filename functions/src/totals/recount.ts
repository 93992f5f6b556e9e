import { NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import { differences, linesOf, type Line } from '@pa-ledger/domain/ledger/lines';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { jitter } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isGone, isTransient } from '../platform/failures.ts';
import { COUNTED } from '../firestore/paths.ts';
import { instantOf } from '../firestore/timestamps.ts';
import type { Writes } from '../firestore/writes.ts';
import { doneAtLast } from '../alerts/failing-work.ts';
import { addMoved } from '../home/moved.ts';
import { planAgain, planCollectionOf, planKeyOf } from '../home/plan.ts';
import { shareAgain } from '../home/shares.ts';
import {
  cellPath,
  countedLines,
  countedPlaceOf,
  isStored,
  withFurtherLines,
  writeLines,
  type CountedHead,
} from './counted-lines.ts';

/** After collisions in so many rounds, the platform calls again. */
const MAX_ROUNDS = 8;

/** What counting works with. */
type Counter = Pick<Services, 'db'>;

/** What a document contributed before and contributes now. */
export interface Recount {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
}

/**
 * Counts a ledger document as it is now, see `recountAll`.
 * @param id its head's, see `countedId`. If no ledger document has it, the contribution is removed.
 * @returns what the first commit changed; null if there was nothing to change.
 */
export async function recount(services: Counter, id: string): Promise<Recount | null> {
  return (await recountAll(services, [id])).get(id) ?? null;
}

/**
 * Counts ledger documents as they are now, in one commit if nobody else writes meanwhile. It does not add what events report,
 * but reads each document and its contribution, and commits the differences as increments, guarded by the versions of the
 * contributions. So an event that comes twice, late or out of order finds nothing to do, and writes of one cell do not wait
 * for each other. After a collision it tries again in halves, so that one contended document does not delay the rest.
 *
 * After its commit it reads again: a document may have changed and changed back between the read and the commit, and the event
 * of that change may have found nothing to do. So the last commit always follows the last read.
 *
 * @returns what the first commit changed, by id. Ids without a change are absent.
 * @throws the last collision's error after too many rounds.
 */
export async function recountAll(
  services: Counter,
  ids: readonly string[],
): Promise<Map<string, Recount>> {
  const { db } = services;
  const done = new Map<string, Recount>();
  let waiting = ids;
  for (let round = 1; ; round++) {
    const reads = (await readApplied(db, waiting)).filter(({ settled }) => !settled);
    if (reads.length === 0) return done;
    waiting = reads.map(({ id }) => id);
    try {
      await commitCounts(db, reads);
      for (const { id, before, after } of reads) {
        if (!done.has(id)) done.set(id, { before, after });
      }
    } catch (error) {
      const mayPass = isContention(error) || isGone(error) || isTransient(error);
      if (round >= MAX_ROUNDS || !mayPass) throw error;
      if (waiting.length > 1)
        return new Map([...done, ...(await recountHalves(services, waiting))]);
      await jitter(round);
    }
  }
}

async function recountHalves(
  services: Counter,
  ids: readonly string[],
): Promise<Map<string, Recount>> {
  const middle = Math.ceil(ids.length / 2);
  const first = await recountAll(services, ids.slice(0, middle));
  return new Map([...first, ...(await recountAll(services, ids.slice(middle)))]);
}

/** A change of what is counted, and how it was counted before. */
export interface CountChange extends Recount {
  readonly counted: CountedHead;
}

interface AppliedRead extends CountChange {
  readonly id: string;
  /** Whether there is nothing to change. */
  readonly settled: boolean;
}

/** Reads ledger documents and the heads of their contributions, all at one moment, and then further lines. */
async function readApplied(db: Firestore, ids: readonly string[]): Promise<AppliedRead[]> {
  const places = ids.map((id) => countedPlaceOf(id).place);
  const heads = ids.map((id) => db.collection(COUNTED).doc(id));
  // An id of no ledger document has only a contribution to read.
  const ledger = places.map((place, index) =>
    place === null ? heads[index] : db.collection(place.collection).doc(place.id),
  );
  const found = await db.getAll(...[...heads, ...ledger].filter((ref) => ref !== undefined));
  const counted = await withFurtherLines(db, found.slice(0, ids.length));
  return counted.map((each, index) => {
    const place = places[index] ?? null;
    const source = found[ids.length + index]?.data();
    const after = place === null ? [] : linesOf(place.collection, source);
    const before = countedLines(each);
    // What cannot be read is written anew, though nothing of it is in the totals.
    return { id: each.head.id, counted: each, before, after, settled: isStored(each, after) };
  });
}

async function commitCounts(db: Firestore, reads: readonly AppliedRead[]): Promise<void> {
  const batch = db.batch();
  addCounts(batch, db, reads);
  await batch.commit();
}

/** Adds to a commit what changes of ledger documents change in the totals. */
export function addCounts(writes: Writes, db: Firestore, reads: readonly CountChange[]): void {
  for (const { counted, after } of reads) writeLines(writes, counted, after);
  const [before, after] = [
    reads.flatMap((read) => read.before),
    reads.flatMap((read) => read.after),
  ];
  const changes = differences(before, after);
  addMoved(writes, db, changes);
  for (const { cell, increments } of changes) {
    // Every measure is written, so that a new cell has all of them.
    const added = Object.entries({ ...NO_AMOUNTS, ...increments }).map(
      ([measure, amount]) => [measure, FieldValue.increment(amount)] as const,
    );
    const change = { ...cell, ...Object.fromEntries(added) };
    writes.set(db.doc(cellPath(cell)), change, { merge: true });
  }
}

/**
 * Counts what a key names, as it is now: what a ledger document adds to the totals and to `home`, or the plan's part of a
 * collection.
 * @param key from `countedId` or `planKeyOf`.
 */
export async function countOnce(
  services: Pick<Services, 'db' | 'clock'>,
  key: string,
  seenAt?: Instant,
): Promise<void> {
  const collection = planCollectionOf(key);
  if (collection !== null) await planAgain(services, collection, seenAt);
  else {
    await recount(services, key);
    await shareAgain(services.db, key);
  }
}

/** Counts what a key names when an event reports its change (see `countOnce`). @throws Error as `doneAtLast` does. */
export function countAgain(services: Services, key: string, seenAt?: Instant): Promise<void> {
  return doneAtLast(services, 'count', key, () => countOnce(services, key, seenAt));
}

/** Makes the plan's part of a collection again when a journal entry tells of a change in it. */
export async function followPlan(
  services: Services,
  entry: DocumentSnapshot | undefined,
): Promise<void> {
  const key = planKeyOf(String(entry?.get('collection')));
  const at = instantOf(entry?.get('at')) ?? undefined;
  if (key !== null) await countAgain(services, key, at);
}
