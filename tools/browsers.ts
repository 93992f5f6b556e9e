import { runCommand } from '../ops/terminal/command.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';
import { runInSuite } from './testing/run-in-suite.ts';

/**
 * Tries the app's main ways in the browsers of this machine beside Chromium, which `npm test` uses, in an empty emulator
 * suite. A browser that is not there is named with the package that brings it.
 * @returns 0 if at least one was tried and none failed.
 */
async function tryBrowsers(interrupted: AbortSignal): Promise<number> {
  const suite = await startFreshSuite(interrupted);
  try {
    return await runInSuite(
      ['tests/browsers/run.ts'],
      { ...process.env, ...suite.env },
      interrupted,
    );
  } finally {
    await suite.stop();
  }
}

await runCommand(tryBrowsers);
