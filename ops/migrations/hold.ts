import {
  dataStateOf,
  dataVersionOf,
  FIRST_VERSION,
  SCHEMA_VERSION,
} from '@pa-ledger/domain/schema-version';
import {
  FieldValue,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { isContention } from '../../functions/src/platform/failures.ts';
import { DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { Failure } from '../base/failure.ts';
import { currentVersion, newerData } from './data-version.ts';

/** After this time without a renewal a run has ended, in milliseconds. */
const LEASE_MS = 60_000;

/** How often a run renews its hold, in milliseconds. */
const RENEWAL_MS = 10_000;

/** What the run stored when it took the data, before the first step. */
const KEPT_ASIDE = 'schema/migration';

/** The hold of one migration run on the data. Until it ends, rules and functions refuse to read or write them. */
export interface Hold {
  /** The version of the data until the migration has ended. */
  readonly version: number;
  /** When the migration began; a run that continues after an interruption has the moment of the first. */
  readonly startedAt: Timestamp;
  /**
   * Stores the present step.
   * @throws Failure when another run has taken the data over.
   */
  note(step: string): Promise<void>;
  /** @throws Failure when another run is known to have taken the data over; it does not ask. */
  requireOurs(): void;
  /** Returns what the first run stored before its first step; null when no step has run yet. */
  keptAside(): Promise<string | null>;
  keepAside(text: string): Promise<void>;
  /** Stores this program's version and opens the data, in one commit. */
  finish(): Promise<void>;
  /** Lets another run continue at once; the data stay closed. Does nothing after `finish`. */
  release(): Promise<void>;
}

/**
 * Takes the data for a migration: from now on nobody else changes them.
 * @returns null when they have this program's version already.
 * @throws Failure when they are newer than this program, are being restored, or are held by another run.
 */
export async function holdData(db: Firestore): Promise<Hold | null> {
  const ref = db.doc(DATA_VERSION);
  const runner = randomUUID();
  if (!(await take(ref, runner))) return null;
  const taken = await ref.get();
  if (taken.get('underWay.runner') !== runner || taken.updateTime === undefined) throw takenOver();
  let seen = taken.updateTime;
  let lost = false;
  let ended = false;
  let last: Promise<void> = Promise.resolve();

  const requireOurs = (): void => {
    if (lost) throw takenOver();
  };
  /** Writes one after the other, each on the version that the previous one left. */
  const write = (change: DocumentData): Promise<void> => {
    last = last
      .catch(() => undefined)
      .then(async () => {
        requireOurs();
        const { writeTime } = await ref.update(change, { lastUpdateTime: seen });
        seen = writeTime;
      })
      .catch((error: unknown) => {
        lost ||= isContention(error);
        throw lost ? takenOver() : error;
      });
    return last;
  };
  const renewals = setInterval(() => {
    // The next step notices a failure here; a lost connection may be back by then.
    write({ 'underWay.seenAt': FieldValue.serverTimestamp() }).catch(() => undefined);
  }, RENEWAL_MS);

  return {
    version: dataVersionOf(taken.data()) ?? SCHEMA_VERSION,
    // `take` has written it.
    startedAt: taken.get('underWay.startedAt') as Timestamp,
    requireOurs,
    note: (step) =>
      write({ 'underWay.step': step, 'underWay.seenAt': FieldValue.serverTimestamp() }),
    async keptAside() {
      const text: unknown = (await db.doc(KEPT_ASIDE).get()).get('text');
      return typeof text === 'string' ? text : null;
    },
    async keepAside(text) {
      await db.doc(KEPT_ASIDE).set({ text });
    },
    async finish() {
      clearInterval(renewals);
      await last.catch(() => undefined);
      requireOurs();
      const batch = db.batch();
      const end = { ...currentVersion(), underWay: FieldValue.delete() };
      batch.update(ref, end, { lastUpdateTime: seen });
      batch.delete(db.doc(KEPT_ASIDE));
      await batch.commit();
      ended = true;
    },
    async release() {
      clearInterval(renewals);
      if (ended || lost) return;
      // If this fails, the next run waits until the lease has ended.
      await write({ 'underWay.seenAt': Timestamp.fromMillis(0) }).catch(() => undefined);
    },
  };
}

/**
 * Takes the hold without a transaction, whose lock would outlive a run that is killed: of two runs only one gets it.
 * @returns false when there is nothing to migrate.
 */
async function take(ref: DocumentReference, runner: string): Promise<boolean> {
  const found = await ref.get();
  const document = found.data();
  const state = dataStateOf(document);
  if (state === 'current') return false;
  if (state === 'newer') throw newerData(dataVersionOf(document) ?? 'another kind');
  const before = document?.['underWay'] as Record<string, unknown> | undefined;
  if (before !== undefined) requireFree(before, found.readTime);
  const underWay = {
    what: 'migration',
    to: SCHEMA_VERSION,
    step: before?.['step'] ?? null,
    startedAt: before?.['startedAt'] ?? FieldValue.serverTimestamp(),
    seenAt: FieldValue.serverTimestamp(),
    runner,
  };
  try {
    if (found.updateTime === undefined) await ref.create({ version: FIRST_VERSION, underWay });
    else await ref.update({ underWay }, { lastUpdateTime: found.updateTime });
  } catch (error) {
    throw isContention(error) ? alreadyRunning() : error;
  }
  return true;
}

function requireFree(underWay: Readonly<Record<string, unknown>>, now: Timestamp): void {
  if (underWay['what'] !== 'migration') {
    throw new Failure(
      'These data were being restored when that was broken off: empty the project and restore the archive again.',
    );
  }
  const seenAt: unknown = underWay['seenAt'];
  if (!(seenAt instanceof Timestamp) || now.toMillis() - seenAt.toMillis() >= LEASE_MS) return;
  throw alreadyRunning();
}

function alreadyRunning(): Failure {
  return new Failure(
    'A migration is running already. If it was broken off, try again in a minute: it goes on where it was.',
  );
}

function takenOver(): Failure {
  return new Failure('Another run has taken the migration over; this one has stopped.');
}
