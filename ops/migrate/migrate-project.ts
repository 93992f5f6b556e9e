import { dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import {
  journalIdOf,
  storedVersion,
  type StoredFields,
  journalWords,
} from '@pa-ledger/domain/ledger/journal';
import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DATA_VERSION, JOURNAL } from '../../functions/src/firestore/paths.ts';
import { otherVersion, requireOwnData } from '../base/data-version.ts';
import { Failure } from '../base/failure.ts';
import { pagesOf } from '../base/pages.ts';
import { sumsOfAllDays } from '../checks/check-totals.ts';
import { readLedger } from '../checks/project-data.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

/** How to migrate. */
export interface MigrationRequest {
  readonly db: Firestore;
  /** Whether anything is written; otherwise it's only counted. */
  readonly apply: boolean;
  /** How long requests that have begun may keep writing, in milliseconds. */
  readonly settleMs: number;
  /** Reports the next step to the person who waits. */
  readonly progress: (what: string) => void;
}

/** What one migration changes. */
export interface Migrated {
  readonly name: string;
  readonly documents: number;
}

/**
 * Migrates the data to this program's version. It closes the data, so that rules and functions refuse to read or write it, and
 * reopens it once the ledger's sums match those from before. If a run breaks off, the next one finishes it.
 * @param migrations the test's own, with the version that they lead to.
 * @returns what was changed, or would be; null when the data has this version already.
 * @throws Failure when the data isn't older; with the data still closed when a migration has changed the sums.
 */
export async function migrateProject(
  { db, apply, settleMs, progress }: MigrationRequest,
  { target, migrations } = { target: SCHEMA_VERSION, migrations: MIGRATIONS },
): Promise<Migrated[] | null> {
  const ref = db.doc(DATA_VERSION);
  const found = (await ref.get()).data();
  const version = dataVersionOf(found);
  const underWay = found?.['underWay'] as UnderWay | undefined;
  if (version === target && underWay === undefined) return null;
  if (version === null || version < 1 || version > target) throw otherVersion(found);
  if (underWay !== undefined && underWay.what !== 'migration') await requireOwnData(db);
  const due = migrations.filter(({ to }) => to > version);
  if (!apply) return runAll(due, { db, progress, commit: () => Promise.resolve() });

  progress('Closing the data');
  if (underWay === undefined) await ref.update({ underWay: { what: 'migration' } });
  let sums = underWay?.sums;
  if (sums === undefined) {
    await wait(settleMs);
    progress('Adding up what is there');
    sums = await sumsOf(db);
    await ref.update({ 'underWay.sums': sums });
  }
  const done = await runAll(due, { db, progress, commit: (batch) => batch.commit() });
  progress('Adding up what is there now');
  requireSame(sums, await sumsOf(db));
  await ref.set({ version: target, migratedAt: FieldValue.serverTimestamp() });
  return done;
}

/** What the version's document holds while a migration or a restore changes the data. */
interface UnderWay {
  readonly what: string;
  /** From before the first migration. */
  readonly sums?: Sums;
}

interface Run {
  readonly db: Firestore;
  readonly progress: (what: string) => void;
  readonly commit: (batch: WriteBatch) => Promise<unknown>;
}

async function runAll(
  due: readonly Migration[],
  { db, progress, commit }: Run,
): Promise<Migrated[]> {
  const done: Migrated[] = [];
  for (const { name, collection, change } of due) {
    progress(name);
    let documents = 0;
    for await (const page of pagesOf(db.collection(collection))) {
      const batch = db.batch();
      for (const found of page) {
        const after = change(found.data());
        if (after === null) continue;
        documents++;
        addChange(batch, db, found, after);
      }
      await commit(batch);
    }
    done.push({ name, documents });
  }
  return done;
}

/** A document with a version has a journal, so its change gets an entry. */
function addChange(
  batch: WriteBatch,
  db: Firestore,
  found: QueryDocumentSnapshot,
  changed: StoredFields,
): void {
  const before = found.data();
  const last = storedVersion(before);
  const after = last === 0 ? changed : { ...changed, version: last + 1 };
  batch.set(found.ref, after);
  if (last === 0) return;
  const place = { collection: found.ref.parent.id, document: found.id, version: last + 1 };
  batch.create(db.collection(JOURNAL).doc(journalIdOf(place)), {
    ...place,
    by: null,
    at: FieldValue.serverTimestamp(),
    kind: 'upgraded',
    before,
    after,
    words: journalWords(before, after),
  });
}

/** Whole cents and numbers of documents, as text: the sums by category, fund and measure, and the size of the ledger. */
type Sums = Readonly<Record<string, string>>;

/** Adds the ledger up as `npm run check:data` does, without the app's own counting. */
async function sumsOf(db: Firestore): Promise<Sums> {
  const ledger = await readLedger(db);
  const cells = [...sumsOfAllDays(ledger)].flatMap(([cell, measures]) =>
    Object.entries(measures).map(([measure, sum]) => [`${cell} ${measure}`, String(sum)] as const),
  );
  const { revenueItems, manualExpenses, transfers, expenses, payments } = ledger;
  const counts = Object.entries({ revenueItems, manualExpenses, transfers, expenses, payments });
  return Object.fromEntries([
    ...cells.filter(([, sum]) => sum !== '0'),
    ...counts.map(([name, found]) => [name, String(found.length)] as const),
  ]);
}

function requireSame(before: Sums, after: Sums): void {
  if (isDeepStrictEqual({ ...before }, { ...after })) return;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  throw new Failure(
    "The sums aren't what they were, so the data stays closed. Restore the archive into an empty project, or mend the migration and run it again.",
    names
      .filter((name) => before[name] !== after[name])
      .map((name) => `${name} was ${before[name] ?? '0'} and is ${after[name] ?? '0'}.`)
      .join('\n'),
  );
}
