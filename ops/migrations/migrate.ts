import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../base/failure.ts';
import { stepsFrom } from './all-steps.ts';
import { holdData, type Hold } from './hold.ts';
import type { MigrationStep } from './migration.ts';
import { changedCounts, lossesBetween, summaryOf, type Summary } from './summary.ts';

/** What to migrate. */
export interface MigrationRequest {
  readonly app: App;
  /** How long requests that have begun may still write, in milliseconds. */
  readonly settleMs: number;
  /** The fiscal year of the budgets before version 8; absent for the present one. */
  readonly year?: FiscalYear | null;
  /** Reports the next step to the person who waits. */
  readonly progress: (what: string) => void;
}

/** What a migration did. */
export interface Migrated {
  /** The version of the data before. */
  readonly from: number;
  /** How many sums by category, fund and amount are unchanged. */
  readonly sums: number;
  /** Sentences about collections that have more or fewer documents now. */
  readonly counts: readonly string[];
  /** Sentences about what a person must check. */
  readonly notes: readonly string[];
}

/**
 * Migrates the data to this program's version. A migration that was interrupted anywhere continues when it is run again
 * and ends with the same data. Until it has ended well, everything else refuses to read or write them.
 * @param stepsOf the steps from a version on.
 * @returns null when the data have this version already.
 * @throws Failure with the data still closed: they are newer, held by another run, or their sums have changed.
 */
export async function migrateProject(
  { app, settleMs, year = null, progress }: MigrationRequest,
  stepsOf: (version: number) => readonly MigrationStep[] = stepsFrom,
): Promise<Migrated | null> {
  const db = getFirestore(app);
  progress('Closing the data');
  const hold = await holdData(db);
  if (hold === null) return null;
  try {
    const before = await summaryBefore(db, hold, settleMs, progress);
    const notes: string[] = [];
    const note = (sentence: string) => void notes.push(sentence);
    const context = {
      ...{ app, db, now: hold.startedAt, year, note },
      progress: (what: string) => {
        hold.requireOurs();
        progress(what);
      },
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

/**
 * Returns the sums before the first step: those that an earlier run has stored, or the present ones, now that nobody
 * else writes.
 */
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
