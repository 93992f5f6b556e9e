import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../failure.ts';
import { stepsFrom } from './all-steps.ts';
import { holdData, type Hold } from './hold.ts';
import type { MigrationStep } from './migration.ts';
import { changedCounts, lossesBetween, summaryOf, type Summary } from './summary.ts';

/** What to migrate. */
export interface MigrationRequest {
  readonly app: App;
  /** How long requests that have begun may still write, in milliseconds. */
  readonly settleMs: number;
  /** Is told what comes next, for whoever waits. */
  readonly progress: (what: string) => void;
}

/** What a migration did. */
export interface Migrated {
  /** The version that the data were of. */
  readonly from: number;
  /** Sums by category, fund and measure that are what they were. */
  readonly sums: number;
  /** Which collections have more or fewer documents now, as sentences. */
  readonly counts: readonly string[];
  /** What a person has to look at, as sentences. */
  readonly notes: readonly string[];
}

/**
 * Takes the data to this program's version. Broken off at any point, it goes on when it is run again, and ends with the
 * same data. Until it has ended well, everything else refuses to touch them.
 * @param stepsOf the steps from a version on.
 * @returns null when the data are of this version already.
 * @throws Failure with the data still closed: they are newer, in other hands, or no longer what they were.
 */
export async function migrateProject(
  { app, settleMs, progress }: MigrationRequest,
  stepsOf: (version: number) => readonly MigrationStep[] = stepsFrom,
): Promise<Migrated | null> {
  const db = getFirestore(app);
  progress('Closing the data');
  const hold = await holdData(db);
  if (hold === null) return null;
  try {
    const before = await summaryBefore(db, hold, settleMs, progress);
    const notes: string[] = [];
    const context = {
      app,
      db,
      now: hold.startedAt,
      progress: (what: string) => {
        hold.requireOurs();
        progress(what);
      },
      note: (sentence: string) => void notes.push(sentence),
    };
    for (const step of stepsOf(hold.version)) {
      await hold.note(step.name);
      progress(step.name);
      await step.run(context);
    }
    await hold.note('Adding up');
    progress('Adding up what there is now');
    const after = await summaryOf(db);
    requireSame(before, after);
    await hold.finish();
    const sums = Object.keys(after.sums).length;
    return { from: hold.version, sums, counts: changedCounts(before, after), notes };
  } finally {
    await hold.release();
  }
}

/** The sums before the first step: those that an earlier run has kept, or those of now, when nobody writes any more. */
async function summaryBefore(
  db: Firestore,
  hold: Hold,
  settleMs: number,
  progress: (what: string) => void,
): Promise<Summary> {
  const kept = await hold.keptAside();
  // Written below.
  if (kept !== null) return JSON.parse(kept) as Summary;
  if (settleMs > 0) {
    progress('Waiting for requests under way to end');
    await wait(settleMs);
  }
  progress('Adding up what there is');
  const summary = await summaryOf(db);
  await hold.keepAside(JSON.stringify(summary));
  return summary;
}

function requireSame(before: Summary, after: Summary): void {
  const losses = lossesBetween(before, after);
  if (losses.length === 0) return;
  throw new Failure(
    `The data are not what they were before, so they stay closed at the step to version ${SCHEMA_VERSION}. Restore the archive into an empty project, or mend the steps and run npm run migrate again.`,
    losses.join('\n'),
  );
}
