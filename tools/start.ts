import { build } from './build.ts';
import { lossText, timeText } from './emulators/kept-data.ts';
import { startSuite, type Suite } from './emulators/suite.ts';
import { migrateKept } from '../ops/migrations/migrate-kept.ts';
import type { Service } from './processes/service.ts';
import { LOGS } from '../ops/base/paths.ts';
import { HOST, readPortOffset } from '../ops/base/ports.ts';
import { localAdmin } from './seed/admin.ts';
import { seedEmulators } from './seed.ts';
import { runCommand, untilInterrupted } from '../ops/terminal/command.ts';
import { say, secondsSince, showProgress } from '../ops/terminal/progress.ts';

/** Serves the production build on the emulators until Ctrl-C; data stay between runs. */
async function start(interrupted: AbortSignal): Promise<number> {
  const started = Date.now();
  const offset = readPortOffset(process.env['PORT_OFFSET']);
  await build(interrupted);
  const suite = await startKept(offset, interrupted);
  try {
    printAddresses(suite, `http://${HOST}:${suite.ports.hosting}`);
    console.log(
      `Ready after ${secondsSince(started)}. Ctrl-C saves the data and stops everything.`,
    );
    await Promise.race([untilInterrupted(interrupted), suite.ended]);
  } finally {
    await stopKept(suite);
  }
  return exitCodeOf(interrupted);
}

/**
 * Saves the data and stops everything.
 * @param others services of the caller, which stop first.
 * @throws Failure that says what is lost if the data cannot be saved.
 */
export async function stopKept(suite: Suite, others: readonly Service[] = []): Promise<void> {
  await showProgress(
    'Saving the data and stopping',
    async () => {
      await Promise.all(others.map((service) => service.stop()));
      return suite.stop();
    },
    (isSaved) =>
      isSaved
        ? 'Data saved, everything stopped'
        : `Everything stopped. ${lossText(suite.savedAt())}`,
  );
}

/** Starts emulators and mailbox with the data of the last run, migrated to this version, or with sample data. */
export async function startKept(offset: number, interrupted: AbortSignal): Promise<Suite> {
  const options = { offset, data: 'keep', scheduler: true, ui: true } as const;
  const suite = await startSuite(options, interrupted);
  try {
    const saved = suite.savedAt();
    if (saved === null) {
      await showProgress('Writing the sample data', seedEmulators);
    } else {
      say(`The data are of ${timeText(saved)}.`);
      await migrateKept(new Date());
    }
    await suite.keepSaving();
  } catch (error) {
    // If an incomplete seed or migration were saved, the next start would take it for data.
    await suite.discard();
    throw error;
  }
  return suite;
}

/** Returns the exit code of a tool that runs until it is interrupted. */
export function exitCodeOf(interrupted: AbortSignal): number {
  if (interrupted.aborted) return 0;
  console.error(`The app stopped by itself; the lines above or the logs in ${LOGS} say why.`);
  return 1;
}

/** Prints the addresses and how to sign in. */
export function printAddresses(suite: Suite, appUrl: string): void {
  const admin = localAdmin();
  console.log(`
  App       ${appUrl}
  Mailbox   http://${HOST}:${suite.ports.mailbox}
  Admin     ${appUrl}/admin
            name      ${admin.email.replace(/@.*/, '')}   (${admin.email})
            password  ${admin.password}
`);
}

if (import.meta.main) await runCommand(start);
