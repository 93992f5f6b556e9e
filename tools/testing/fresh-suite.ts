import { build, describeBuild } from '../building/build.ts';
import { findChromium } from '../chromium.ts';
import { startSuite } from '../emulators/suite.ts';
import { readPortOffset } from '../ports.ts';
import { suiteEnv } from '../suite-env.ts';
import { showProgress } from '../terminal/progress.ts';
import { TEST_PORT_OFFSET } from './offset.ts';

/** Empty emulators with what was built just now, for tests and measurements. */
export interface FreshSuite {
  /** What a program needs in its environment to reach them. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the app and starts empty emulators for it, telling on the terminal how it goes.
 * @param scheduler whether what runs by the clock in production runs here as well.
 */
export async function startFreshSuite(
  interrupted: AbortSignal,
  scheduler = false,
): Promise<FreshSuite> {
  const offset = readPortOffset(process.env['PORT_OFFSET'], TEST_PORT_OFFSET);
  await showProgress('Building the app', () => build(interrupted), describeBuild);
  const suite = await showProgress(
    'Starting emulators and mailbox',
    () => startSuite({ offset, data: 'fresh', scheduler, ui: false }, interrupted),
    ({ description }) => `Ready: ${description}`,
  );
  return {
    env: suiteEnv(suite.ports, offset),
    stop: () => showProgress('Stopping the emulators', suite.stop),
  };
}

/** Finds a Chromium or fetches one. @returns the program's path, as an environment. */
export async function chromiumEnv(
  interrupted: AbortSignal,
): Promise<Readonly<Record<'CHROMIUM_PATH', string>>> {
  const file = await showProgress(
    'Looking for Chromium',
    () => findChromium(process.env, interrupted),
    (found) => `Chromium: ${found}`,
  );
  return { CHROMIUM_PATH: file };
}
