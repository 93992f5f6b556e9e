import { build, describeBuild } from '../building/build.ts';
import { findChromium, findHeadlessShell } from '../chromium.ts';
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
 * @param measured whether the emulators' own speed counts: Java then compiles thoroughly.
 */
export async function startFreshSuite(
  interrupted: AbortSignal,
  { scheduler = false, measured = false } = {},
): Promise<FreshSuite> {
  if (measured) process.env['JAVA_TOOL_OPTIONS'] ??= '-XX:+TieredCompilation';
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

/** Finds a Chromium or fetches one, and its headless shell. @returns the programs' paths, as an environment. */
export async function chromiumEnv(interrupted: AbortSignal): Promise<Record<string, string>> {
  return showProgress(
    'Looking for Chromium',
    async () => {
      const shell = await findHeadlessShell(process.env, interrupted);
      return {
        CHROMIUM_PATH: await findChromium(process.env, interrupted),
        ...(shell !== undefined && { HEADLESS_SHELL_PATH: shell }),
      };
    },
    (found) => `Chromium: ${Object.values(found).join(', ')}`,
  );
}
