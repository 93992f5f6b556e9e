import { NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import { differences, linesOf, type Line } from '@pa-ledger/domain/ledger/lines';
import type { Instant } from '@pa-ledger/domain/time/dates';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { jitter, requireNextRound } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { COUNTED } from '../firestore/paths.ts';
import { instantOf } from '../firestore/timestamps.ts';
import type { Writes } from '../firestore/writes.ts';
import { doneAtLast } from '../alerts/failing-work.ts';
import { addMoved } from '../home/moved.ts';
import { planAgain, planCollectionOf, planKeyOf } from '../home/plan.ts';
import { shareAgain } from '../home/shares.ts';
import {
  cellPath,
  countedId,
  countedPlaceOf,
  isSettled,
  readCounts,
  writeLines,
  type CountChange,
  type LedgerPlace,
  type Recount,
} from './counted-lines.ts';

/** What counting works with. */
type Counter = Pick<Services, 'db'>;

/**
 * Counts a ledger document as it is now, see `recountAll`.
 * @param id its head's, see `countedId`. If the ledger document is gone, what it added goes too.
 * @returns what the first commit changed; null if nothing had to change.
 */
export async function recount(services: Counter, id: string): Promise<Recount | null> {
  return (await recountAll(services, [id])).get(id) ?? null;
}

/**
 * Counts ledger documents as they are now, in one commit if no other write interferes. It doesn't add what events report: it
 * reads each document and its lines, and commits the differences as increments, guarded by the versions of the heads. So an
 * event that comes twice, late, or out of order finds nothing to do, and two writes to one cell don't wait for each other.
 * After a collision it tries again in halves, so that one busy document doesn't delay the rest.
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
    const changes = (await readAsCounted(db, waiting)).filter((change) => !isSettled(change));
    if (changes.length === 0) return done;
    waiting = changes.map(({ counted }) => counted.head.id);
    try {
      await commitCounts(db, changes);
      for (const { counted, before, after } of changes) {
        if (!done.has(counted.head.id)) done.set(counted.head.id, { before, after });
      }
    } catch (error) {
      requireNextRound(error, round);
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

/** Reads how ledger documents are counted. The documents and the heads are from one moment. */
async function readAsCounted(db: Firestore, ids: readonly string[]): Promise<CountChange[]> {
  const places = ids.map((id) => countedPlaceOf(id).place);
  const heads = ids.map((id) => db.collection(COUNTED).doc(id));
  // An id of no ledger document has only its lines to read.
  const ledger = places.map((place, index) =>
    place === null ? heads[index] : db.collection(place.collection).doc(place.id),
  );
  const found = await db.getAll(...[...heads, ...ledger].filter((ref) => ref !== undefined));
  const after = places.map((place, index) =>
    place === null ? [] : linesOf(place.collection, found[ids.length + index]?.data()),
  );
  return readCounts(db, found.slice(0, ids.length), after);
}

/**
 * Reads how ledger documents are counted, in the transaction that is about to write them.
 * @param documents with the lines that each will have.
 */
export async function readCountsToChange(
  transaction: Transaction,
  db: Firestore,
  documents: readonly { readonly place: LedgerPlace; readonly after: readonly Line[] }[],
): Promise<readonly CountChange[]> {
  if (documents.length === 0) return [];
  const refs = documents.map(({ place }) => db.collection(COUNTED).doc(countedId(place)));
  const heads = await transaction.getAll(...refs);
  return readCounts(
    db,
    heads,
    documents.map(({ after }) => after),
  );
}

async function commitCounts(db: Firestore, counts: readonly CountChange[]): Promise<void> {
  const batch = db.batch();
  addCounts(batch, db, counts);
  await batch.commit();
}

/** Adds to a commit what changed ledger documents change in the totals. */
export function addCounts(writes: Writes, db: Firestore, counts: readonly CountChange[]): void {
  for (const count of counts) writeLines(writes, count);
  const changes = differences(
    counts.flatMap(({ before }) => before),
    counts.flatMap(({ after }) => after),
  );
  addMoved(writes, db, changes);
  for (const { cell, increments } of changes) {
    // A new cell gets all measures.
    const added = Object.entries({ ...NO_AMOUNTS, ...increments }).map(
      ([measure, amount]) => [measure, FieldValue.increment(amount)] as const,
    );
    const change = { ...cell, ...Object.fromEntries(added) };
    writes.set(db.doc(cellPath(cell)), change, { merge: true });
  }
}

/**
 * Counts what a key names, as it is now: what a ledger document adds to the totals and to `home`, or a collection's part of the
 * plan.
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

/** Counts what a key names after an event about it (see `countOnce`). @throws Error as `doneAtLast` does. */
export function countAgain(services: Services, key: string, seenAt?: Instant): Promise<void> {
  return doneAtLast(services, 'count', key, () => countOnce(services, key, seenAt));
}

/** Counts a collection's part of the plan again when a journal entry reports a change in it. */
export async function followPlan(
  services: Services,
  entry: DocumentSnapshot | undefined,
): Promise<void> {
  const key = planKeyOf(String(entry?.get('collection')));
  const at = instantOf(entry?.get('at')) ?? undefined;
  if (key !== null) await countAgain(services, key, at);
}
