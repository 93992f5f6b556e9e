import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../ops/base/failure.ts';
import { COMPILE_CACHE, FIREBASE_CLI, LOGS, PROJECT_ID } from '../../ops/base/paths.ts';
import { startService, untilReady, type StartingService } from '../processes/service.ts';
import { lastLines } from '../processes/task.ts';
import { withJavaFirst } from './binaries.ts';
import type { EmulatorBinaries } from './java.ts';

import type { SuiteFolders } from './folders.ts';

/** Java's quick compiler and simple garbage collector: a test run is too short for the thorough ones to pay off. */
const QUICK_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
const ODD_ADDRESSES = new URL('odd-addresses.ts', import.meta.url).href;
const READY_TIMEOUT = 240_000;
const READY = 'All emulators ready';
const FUNCTIONS_BROKEN = 'Failed to load function definition from source';

/** How long a process may take to load the functions on a busy machine, in seconds. */
const LOADING_TIMEOUT = '120';

/**
 * Starts the Firebase emulators. One process runs all functions, one call at a time: a laptop has room for that, and only the
 * first call waits for a start. A debugger may attach to it.
 * @param hadData whether to load the data in the suite's folder.
 */
export function startEmulators(
  binaries: EmulatorBinaries,
  folders: SuiteFolders,
  offset: number,
  hadData: boolean,
): StartingService {
  const logFile = path.join(LOGS, `emulators-${offset}.log`);
  const service = startService({
    command: process.execPath,
    args: [
      '--import',
      ODD_ADDRESSES,
      FIREBASE_CLI,
      'emulators:start',
      '--project',
      PROJECT_ID,
      '--config',
      folders.config,
      ...(hadData ? ['--import', folders.data] : []),
      '--inspect-functions',
    ],
    cwd: folders.work,
    env: {
      JAVA_TOOL_OPTIONS: QUICK_JAVA,
      FUNCTIONS_DISCOVERY_TIMEOUT: LOADING_TIMEOUT,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...withJavaFirst(process.env, binaries.java),
      ...binaries.env,
      TMPDIR: folders.temporary,
      // No update notices, no prompts.
      CI: 'true',
    },
    logFile,
    ownerOnly: true,
  });
  const says = (text: string): boolean => readFileSync(logFile, 'utf8').includes(text);
  const failure = (what: string): Failure =>
    new Failure(`${what}; the lines above say why.`, lastLines(logFile, 60));
  const readiness = {
    timeout: READY_TIMEOUT,
    isReady: () => {
      if (says(FUNCTIONS_BROKEN)) throw failure('The functions could not be loaded');
      return says(READY);
    },
    failure: () => failure('The emulators did not start'),
  };
  return { service, ready: (interrupted) => untilReady([service], readiness, interrupted) };
}
