import { build } from '../build.ts';
import { startSuite } from '../emulators/suite.ts';
import { readPortOffset } from '../../ops/base/ports.ts';
import { SAMPLE_SCHOOL } from '../school-file.ts';
import { showProgress } from '../../ops/terminal/progress.ts';

/** The port offset of test suites unless PORT_OFFSET sets another, away from a running app. */
export const TEST_PORT_OFFSET = 1000;

const MEASURED_JAVA = '-XX:+TieredCompilation -XX:MaxRAMPercentage=60';

/** Empty emulators with the latest build, for tests and measurements. */
export interface FreshSuite {
  /** The environment that a program needs to reach them. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the app and starts empty emulators for it, with progress in the terminal.
 * @param scheduler whether the scheduled functions run, as in production.
 * @param measured whether we measure the emulators' speed: then Java compiles thoroughly, and has room for large books.
 */
export async function startFreshSuite(
  interrupted: AbortSignal,
  { scheduler = false, measured = false } = {},
): Promise<FreshSuite> {
  if (measured) process.env['JAVA_TOOL_OPTIONS'] ??= MEASURED_JAVA;
  const offset = readPortOffset(process.env['PORT_OFFSET'], TEST_PORT_OFFSET);
  process.env['SCHOOL_FILE'] = SAMPLE_SCHOOL;
  await build(interrupted);
  const suite = await startSuite({ offset, data: 'fresh', scheduler }, interrupted);
  return {
    env: suite.env,
    stop: async () => void (await showProgress('Stopping the emulators', suite.stop)),
  };
}
