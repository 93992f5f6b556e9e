import {
  contributionOf,
  differences,
  NO_AMOUNTS,
  sameContribution,
  sumsByCell,
  type Contribution,
  cellFrom,
  cellId,
  readAmounts,
  type TotalsKey,
  type LedgerCollection,
  LEDGER_COLLECTIONS,
} from '@pa-ledger/domain/ledger/ledger';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
  type DocumentData,
} from 'firebase-admin/firestore';
import { jitter } from '../platform/jitter.ts';
import type { Services } from '../platform/services.ts';
import { isContention, isGone, isTransient } from '../platform/failures.ts';
import { COUNTED, TOTALS } from '../firestore/paths.ts';
import { workDelayed, workPostponed } from '../platform/logs.ts';
import { readDataState } from '../firestore/data-version.ts';
import { failingWork } from '../alerts/failing-work.ts';

/*
 * `counted/{collection}~{id}` holds what a ledger document contributes to the totals now: the id of its cell and its amounts
 * there. It is written in one commit with the cells, so the totals are the sum of the contributions at every moment.
 */

/** A document of the ledger. */
export interface LedgerPlace {
  readonly collection: LedgerCollection;
  readonly id: string;
}

/** Returns the id of a ledger document's contribution. */
export function countedId({ collection, id }: LedgerPlace): string {
  return `${collection}~${id}`;
}

/** Returns the ledger document of a contribution's id; null if it is no such id. */
export function ledgerPlaceOf(id: string): LedgerPlace | null {
  const end = id.indexOf('~');
  const collection = LEDGER_COLLECTIONS.find((name) => name === id.slice(0, end));
  return collection === undefined ? null : { collection, id: id.slice(end + 1) };
}

export function contributionDocument({ cell, ...measures }: Contribution): DocumentData {
  return { cell: cellId(cell), ...measures };
}

/** Returns the contribution that a `counted` document holds; null if there is none, or none that can be in the totals. */
export function contributionFrom(data: DocumentData | undefined): Contribution | null {
  const cell: TotalsKey | null = data === undefined ? null : cellFrom(data['cell']);
  return data === undefined || cell === null ? null : { cell, ...readAmounts(data) };
}

/** After collisions in so many rounds, the platform calls again. */
const MAX_ROUNDS = 8;

/** What counting works with. */
type Counter = Pick<Services, 'db' | 'checkpoint'>;

/** What a document contributed before and contributes now. */
export interface Recount {
  readonly before: Contribution | null;
  readonly after: Contribution | null;
}

/**
 * Counts a ledger document as it is now, see `recountAll`.
 * @param id its contribution's, see `countedId`. If no ledger document has it, the contribution is removed.
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
  const { db, checkpoint } = services;
  const done = new Map<string, Recount>();
  let waiting = ids;
  for (let round = 1; ; round++) {
    checkpoint('before read');
    const reads = (await readApplied(db, waiting)).filter(({ settled }) => !settled);
    checkpoint('after read');
    if (reads.length === 0) return done;
    waiting = reads.map(({ id }) => id);
    try {
      checkpoint('before commit');
      await commitCounts(db, reads);
      checkpoint('after commit');
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

interface AppliedRead extends Recount {
  readonly id: string;
  readonly applied: DocumentSnapshot;
  /** Whether there is nothing to change. */
  readonly settled: boolean;
}

/** Reads ledger documents and their contributions, all at one moment. */
async function readApplied(db: Firestore, ids: readonly string[]): Promise<AppliedRead[]> {
  const places = ids.map(ledgerPlaceOf);
  const applied = ids.map((id) => db.collection(COUNTED).doc(id));
  // An id of no ledger document has only a contribution to read.
  const ledger = places.map((place, index) =>
    place === null ? applied[index] : db.collection(place.collection).doc(place.id),
  );
  const found = await db.getAll(...[...applied, ...ledger].filter((ref) => ref !== undefined));
  return ids.map((id, index) => {
    const snapshot = found[index];
    if (snapshot === undefined) throw new Error('Nothing was read.');
    const place = places[index] ?? null;
    const before = contributionFrom(snapshot.data());
    const after = place && contributionOf(place.collection, found[ids.length + index]?.data());
    // A contribution that cannot be read is removed, though nothing of it is in the totals.
    const settled = snapshot.exists === (after !== null) && sameContribution(before, after);
    return { id, applied: snapshot, before, after, settled };
  });
}

async function commitCounts(db: Firestore, reads: readonly AppliedRead[]): Promise<void> {
  const batch = db.batch();
  for (const read of reads) writeApplied(batch, read);
  const changes = reads.flatMap(({ before, after }) => differences(before, after));
  for (const { cellId, cell, increments } of sumsByCell(changes)) {
    // Every measure is written, so that a new cell has all of them.
    const added = Object.entries({ ...NO_AMOUNTS, ...increments }).map(
      ([measure, amount]) => [measure, FieldValue.increment(amount)] as const,
    );
    const change = { ...cell, ...Object.fromEntries(added) };
    batch.set(db.collection(TOTALS).doc(cellId), change, { merge: true });
  }
  await batch.commit();
}

function writeApplied(batch: WriteBatch, { applied, after }: AppliedRead): void {
  const { ref, updateTime } = applied;
  if (updateTime === undefined) {
    if (after !== null) batch.create(ref, contributionDocument(after));
  } else if (after === null) {
    batch.delete(ref, { lastUpdateTime: updateTime });
  } else {
    batch.update(ref, contributionDocument(after), { lastUpdateTime: updateTime });
  }
}

/**
 * Counts a ledger document again when an event reports its change. The platform tries again for a day and then forgets the
 * event, so a failure that does not end by itself raises an alert, which the mail sweeper works on. Nothing is counted
 * while the data are of another version than this program, or are being upgraded.
 * @throws Error so that the platform delivers the event again.
 */
export async function countAgain(services: Services, id: string): Promise<void> {
  // The platform logs the message, so this error does not carry the original one, which may quote a person's data.
  if (!(await isCounted(services, id))) throw new Error('The document was not counted.');
}

async function isCounted(services: Services, id: string): Promise<boolean> {
  try {
    const state = await readDataState(services.db);
    if (state !== 'current') {
      workPostponed('count', id, state);
      return false;
    }
    await recount(services, id);
    return true;
  } catch (error) {
    if (isContention(error) || isTransient(error)) workDelayed('count', id, error);
    else await failingWork(services).failed('count', id, error);
    return false;
  }
}
