import { getFirestore } from 'firebase-admin/firestore';
import { build } from './build.ts';
import { booksText, lossText, savedAt, timeText } from './emulators/kept-data.ts';
import { suiteFolders } from './emulators/folders.ts';
import { readFirstData, requireNoData, type FirstData } from './first-data.ts';
import { startSuite, type Saved, type Suite } from './emulators/suite.ts';
import { migrateProject } from '../ops/migrate/migrate-project.ts';
import type { Service } from './processes/service.ts';
import { Failure } from '../ops/base/failure.ts';
import { LOGS } from '../ops/base/paths.ts';
import { HOST, readPortOffset } from '../ops/base/ports.ts';
import { withProject } from '../ops/base/project-app.ts';
import { signInLines } from './seed/people.ts';
import { beginEmpty, seedEmulators } from './seed.ts';
import { runCommand, untilInterrupted } from '../ops/terminal/command.ts';
import { say, secondsSince, showProgress } from '../ops/terminal/progress.ts';

/** Serves the production build on the emulators until Ctrl-C; data stays between runs. */
async function start(interrupted: AbortSignal): Promise<number> {
  const started = Date.now();
  const first = readFirstData(process.argv.slice(2));
  requireNoData(first, savedAt(suiteFolders(readPortOffset(process.env['PORT_OFFSET'])).data));
  await build(interrupted);
  return runKept(interrupted, first, (suite) => {
    printAddresses(suite, `http://${HOST}:${suite.ports.hosting}`);
    console.log(
      `Ready after ${secondsSince(started)}. Ctrl-C saves the data and stops everything.`,
    );
    return Promise.resolve();
  });
}

/**
 * Runs the emulators and mailbox, with data that stays between runs, until Ctrl-C or until one of them ends.
 * @param first what to begin with if there is no saved data.
 * @param serve makes the app ready; services that it adds to the list end with the others.
 * @returns the exit code.
 * @throws Failure that says what is lost if it can't save the data.
 */
export async function runKept(
  interrupted: AbortSignal,
  first: FirstData,
  serve: (suite: Suite, own: Service[]) => Promise<void>,
  ui = false,
): Promise<number> {
  const offset = readPortOffset(process.env['PORT_OFFSET']);
  const suite = await startKept(offset, first, ui, interrupted);
  const own: Service[] = [];
  try {
    await serve(suite, own);
    const ended = own.map(({ exited }) => exited);
    await Promise.race([untilInterrupted(interrupted), suite.ended, ...ended]);
  } finally {
    const earlier = suite.savedAt();
    await showProgress(
      'Saving the data and stopping',
      async () => {
        await Promise.all(own.map((service) => service.stop()));
        return suite.stop();
      },
      (saved) => endText(saved, earlier),
    );
  }
  if (interrupted.aborted) return 0;
  console.error(`The app stopped by itself; the lines above or the logs in ${LOGS} say why.`);
  return 1;
}

function endText(saved: Saved, earlier: Date | null): string {
  if (saved === 'all') return 'Data saved, everything stopped';
  return `Everything stopped. ${saved === 'books' ? booksText(earlier) : lossText(earlier)}`;
}

/** Starts the emulators and mailbox with the last run's data, migrated to this version, or with the first data. */
async function startKept(
  offset: number,
  first: FirstData,
  ui: boolean,
  interrupted: AbortSignal,
): Promise<Suite> {
  const suite = await startSuite({ offset, data: 'keep', scheduler: true, ui }, interrupted);
  try {
    const saved = suite.savedAt();
    if (saved === null) {
      await (first === 'empty' ? beginEmpty() : seedEmulators());
    } else {
      say(`The data are of ${timeText(saved)}.`);
      await migrateKept(suiteFolders(offset).data);
    }
    await suite.keepSaving();
  } catch (error) {
    // If this saved an incomplete seed or migration, the next start would take it for data.
    await suite.discard();
    throw error;
  }
  return suite;
}

/** Migrates kept data to this version; the earlier save stays until the next one. @throws Failure if it can't. */
async function migrateKept(folder: string): Promise<void> {
  try {
    await withProject(null, (app) =>
      migrateProject({ db: getFirestore(app), apply: true, settleMs: 0, progress: say }),
    );
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(`${error.message} To begin with new data, delete ${folder}.`, error.details);
  }
}

/** Prints the addresses and how to sign in. */
export function printAddresses(suite: Suite, appUrl: string): void {
  const ui = suite.hasUi ? `\n  Firebase  http://${HOST}:${suite.ports.ui}` : '';
  console.log(`
  App       ${appUrl}
  Mailbox   http://${HOST}:${suite.ports.mailbox}${ui}
  Admin     ${appUrl}/admin
${signInLines()}
`);
}

if (import.meta.main) await runCommand(start);
