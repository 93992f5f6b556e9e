import { build, describeBuild } from '../building/build.ts';
import { findChromium, findHeadlessShell } from '../chromium.ts';
import { startSuite } from '../emulators/suite.ts';
import { readPortOffset } from '../../ops/base/ports.ts';
import { suiteEnv } from '../../ops/base/suite-env.ts';
import { showProgress } from '../../ops/terminal/progress.ts';
import { TEST_PORT_OFFSET } from './offset.ts';

/** Empty emulators with the latest build, for tests and measurements. */
export interface FreshSuite {
  /** The environment that a program needs to reach them. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the app and starts empty emulators for it, with progress in the terminal.
 * @param scheduler whether the scheduled functions run here as in production.
 * @param measured whether the emulators' speed is measured: Java then compiles thoroughly.
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

/**
 * Finds or downloads a Chromium and its headless shell.
 * @returns the programs' paths, as an environment.
 */
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
