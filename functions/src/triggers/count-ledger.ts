import {
  contributionOf,
  differences,
  NO_MEASURES,
  sameContribution,
  type Contribution,
} from '@pa-ledger/domain/ledger';
import { FieldValue, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { jitter } from '../jitter.ts';
import type { Services } from '../services.ts';
import { countedDocument, countedFrom, ledgerPlaceOf } from '../store/counted.ts';
import { isContention, isGone, isPassing } from '../store/errors.ts';
import { COUNTED, TOTALS } from '../store/paths.ts';

/** Who meets others in so many rounds is called again by the platform. */
const MAX_ROUNDS = 8;

/** What a document counted for before and does now. */
export interface Recount {
  readonly before: Contribution | null;
  readonly after: Contribution | null;
}

/**
 * Makes a ledger document count for what it says now. It does not add what an event tells, but reads the document and
 * what is counted for it, and commits the difference under the version of `counted`, in one batch of increments: an
 * event that comes twice, late or out of order finds nothing to do, and writes of one cell do not wait for each other.
 *
 * After its commit it reads again. A document may have changed and changed back between the read and the commit, and
 * the event of that change may have found nothing to do: who commits last is who has seen it last.
 *
 * @param id under which it is counted, see `countedId`; what no ledger document has is taken out of the totals.
 * @returns what the first commit changed; null when nothing was to be done.
 * @throws the contention, when others were quicker time and again.
 */
export async function recount(
  { db, checkpoint }: Pick<Services, 'db' | 'checkpoint'>,
  id: string,
): Promise<Recount | null> {
  let done: Recount | null = null;
  for (let round = 1; ; round++) {
    checkpoint('before read');
    const read = await readCounted(db, id);
    checkpoint('after read');
    if (read.settled) return done;
    try {
      checkpoint('before commit');
      await commitCount(db, read);
      checkpoint('after commit');
      done ??= { before: read.before, after: read.after };
    } catch (error) {
      const mayPass = isContention(error) || isGone(error) || isPassing(error);
      if (round >= MAX_ROUNDS || !mayPass) throw error;
      await jitter(round);
    }
  }
}

interface CountedRead extends Recount {
  readonly counted: DocumentSnapshot;
  /** Nothing is to be done. */
  readonly settled: boolean;
}

/** Reads a ledger document and what is counted for it, both at one moment. */
async function readCounted(db: Firestore, id: string): Promise<CountedRead> {
  const place = ledgerPlaceOf(id);
  const refs = [db.collection(COUNTED).doc(id)];
  if (place !== null) refs.push(db.collection(place.collection).doc(place.id));
  const [counted, found] = await db.getAll(...refs);
  if (counted === undefined) throw new Error('Nothing was read.');
  const before = countedFrom(counted.data());
  const after = place && contributionOf(place.collection, found?.data());
  // One that could not be read has to go, though nothing of it is in the totals.
  const settled = counted.exists === (after !== null) && sameContribution(before, after);
  return { counted, before, after, settled };
}

async function commitCount(db: Firestore, { counted, before, after }: CountedRead): Promise<void> {
  const batch = db.batch();
  const { ref, updateTime } = counted;
  if (updateTime === undefined) {
    if (after !== null) batch.create(ref, countedDocument(after));
  } else if (after === null) {
    batch.delete(ref, { lastUpdateTime: updateTime });
  } else {
    batch.update(ref, countedDocument(after), { lastUpdateTime: updateTime });
  }
  for (const { cellId, cell, increments } of differences(before, after)) {
    // All measures, so that a new cell has them all.
    const added = Object.entries({ ...NO_MEASURES, ...increments }).map(
      ([measure, amount]) => [measure, FieldValue.increment(amount)] as const,
    );
    const change = { ...cell, ...Object.fromEntries(added) };
    batch.set(db.collection(TOTALS).doc(cellId), change, { merge: true });
  }
  await batch.commit();
}
