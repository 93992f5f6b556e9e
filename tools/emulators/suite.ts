import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.ts';
import { FIREBASE_CLI, LOCAL, LOGS, PROJECT_ID } from '../paths.ts';
import { portNames, portsAt, requireFreePorts, type Ports } from '../ports.ts';
import { startMailbox } from '../mailbox.ts';
import { startService, type Service } from '../processes/service.ts';
import { lastLines } from '../processes/task.ts';
import { chooseBinaries, withJavaFirst, type EmulatorBinaries } from './binaries.ts';
import { writeLocalConfig } from './config.ts';
import { uiIsCached } from './firebase-cache.ts';
import { suiteFolders, type SuiteFolders } from './folders.ts';
import { prepareFunctionsFolder } from './functions-folder.ts';
import { exportData, hasData } from './hub.ts';
import { startScheduler } from './scheduler.ts';

const READY_TIMEOUT = 240_000;
const READY = 'All emulators ready';
const FUNCTIONS_BROKEN = 'Failed to load function definition from source';

/**
 * How many function calls the emulator works on at once. Each is a process of its own there: its
 * default of 50 makes a small machine slower, not faster.
 */
const PARALLEL_CALLS = '8';

/** How long such a process may take to load the functions on a busy machine, in seconds. */
const LOADING_TIMEOUT = '120';

export interface SuiteOptions {
  readonly offset: number;
  /** 'keep' loads the data of the last run and saves them at the end; 'fresh' starts empty. */
  readonly data: 'keep' | 'fresh';
  /** Whether the scheduled functions run at their intervals. */
  readonly scheduler: boolean;
  /** Whether the Emulator UI is wanted, if it is on this machine. */
  readonly ui: boolean;
}

export interface Suite {
  readonly ports: Ports;
  readonly folders: SuiteFolders;
  /** Which emulators were taken. */
  readonly description: string;
  /** Whether data of an earlier run were loaded. */
  readonly hadData: boolean;
  /** Settles when the emulators end by themselves; in order, they never do. */
  readonly ended: Promise<unknown>;
  /** Saves the data when they are to be kept. */
  readonly save: () => Promise<void>;
  /** Saves the data when they are to be kept, then stops emulators and mailbox. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the mailbox and all emulators, and returns when they are ready.
 * @throws Failure with a sentence: a taken port, no Java, no emulators, functions that do not load.
 */
export async function startSuite(options: SuiteOptions, interrupted: AbortSignal): Promise<Suite> {
  const { offset } = options;
  const ports = portsAt(offset);
  const folders = suiteFolders(offset);
  await requireFreePorts(
    ports,
    portNames().filter((name) => name !== 'vite' && (options.ui || name !== 'ui')),
  );
  const binaries = await chooseBinaries(process.env, interrupted);
  for (const folder of [folders.work, folders.temporary]) mkdirSync(folder, { recursive: true });
  prepareFunctionsFolder(folders.functions, ports);
  writeLocalConfig(folders, ports, options.ui && uiIsCached(process.env));
  const keep = options.data === 'keep';
  const hadData = keep && hasData(folders.data);
  const mailboxStarting = startMailbox(ports, `mailbox-${offset}`, keep ? folders.mail : undefined);
  const emulators = startEmulators(binaries, folders, offset, hadData);
  const services = async (): Promise<void> => {
    await Promise.allSettled([emulators.service.stop(), mailboxStarting.then((it) => it.stop())]);
    rmSync(folders.temporary, { recursive: true, force: true });
  };
  try {
    await Promise.all([emulators.ready(interrupted), mailboxStarting]);
  } catch (error) {
    await services();
    throw error;
  }
  const endScheduler = options.scheduler ? startScheduler(ports) : () => undefined;
  const save = async (): Promise<void> => {
    if (keep) await exportData(ports, folders.data);
  };
  return {
    ports,
    folders,
    description: binaries.description,
    hadData,
    ended: emulators.service.exited,
    save,
    stop: async () => {
      endScheduler();
      try {
        await save();
      } finally {
        await services();
      }
    },
  };
}

interface StartingEmulators {
  readonly service: Service;
  ready(interrupted: AbortSignal): Promise<void>;
}

function startEmulators(
  binaries: EmulatorBinaries,
  folders: SuiteFolders,
  offset: number,
  hadData: boolean,
): StartingEmulators {
  const logFile = path.join(LOGS, `emulators-${offset}.log`);
  let output = '';
  let settle: () => void = () => undefined;
  const service = startService({
    command: process.execPath,
    args: [
      FIREBASE_CLI,
      'emulators:start',
      ...['--project', PROJECT_ID, '--config', folders.config],
      ...(hadData ? ['--import', folders.data] : []),
    ],
    cwd: folders.work,
    env: {
      FUNCTIONS_EMULATOR_PARALLEL: PARALLEL_CALLS,
      FUNCTIONS_DISCOVERY_TIMEOUT: LOADING_TIMEOUT,
      // Spares the function processes, and the next start, a quarter of their loading time.
      NODE_COMPILE_CACHE: path.join(LOCAL, 'compile-cache'),
      ...withJavaFirst(process.env, binaries.java),
      ...binaries.env,
      TMPDIR: folders.temporary,
      // No update notices, no prompts.
      CI: 'true',
    },
    logFile,
    onOutput: (text) => {
      if (output.length < 1_000_000) output += text;
      if (output.includes(READY) || output.includes(FUNCTIONS_BROKEN)) settle();
    },
  });
  const ready = async (interrupted: AbortSignal): Promise<void> => {
    const timeout = AbortSignal.timeout(READY_TIMEOUT);
    await new Promise<void>((resolve) => {
      settle = resolve;
      void service.exited.then(() => resolve());
      for (const signal of [interrupted, timeout]) {
        signal.addEventListener('abort', () => resolve());
      }
      if (interrupted.aborted) resolve();
    });
    interrupted.throwIfAborted();
    if (output.includes(FUNCTIONS_BROKEN)) {
      throw new Failure(
        'The functions could not be loaded; the lines above say why.',
        lastLines(logFile, 60),
      );
    }
    if (!output.includes(READY)) {
      throw new Failure(
        'The emulators did not start; the lines above say why.',
        lastLines(logFile, 60),
      );
    }
  };
  return { service, ready };
}
