import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closeFile } from '../../ops/base/private-files.ts';
import type { Failure } from '../../ops/base/failure.ts';
import { familyOf, isAlive, listProcesses } from './process-list.ts';

export interface ServiceOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Receives everything the program prints; only its owner can read it. */
  readonly logFile: string;
  /** Whether only the owner can read the files that the program creates. */
  readonly ownerOnly?: boolean;
  /** Whether the output goes to the terminal instead. */
  readonly shown?: boolean;
  /**
   * Whether Ctrl-C also goes to the programs that it started, as in a terminal. npm needs that: it doesn't pass the signal on.
   */
  readonly stopChildrenToo?: boolean;
  /** How long the program may take to stop by itself, in ms. */
  readonly stopTimeout?: number;
}

/** A program that runs until it is stopped. */
export interface Service {
  /** The program's process id; undefined if it couldn't start. */
  readonly pid: number | undefined;
  /** Settles when the program has ended for any reason, with its exit code, or null on a signal. */
  readonly exited: Promise<number | null>;
  readonly hasEnded: () => boolean;
  /** Stops the program and every program it started. May be called more than once. */
  readonly stop: () => Promise<void>;
}

/** How often to check whether a program is ready, in ms. */
const READY_POLL = 100;

const STOP_TIMEOUT = 30_000;

/** How often to check whether a program has ended, in ms. */
const STOP_POLL = 50;

/** How long the remaining processes may take after the signal to end, in ms. */
const TERMINATION = 2000;

/**
 * Starts a program in the background in its own process group: Ctrl-C in the terminal reaches only this process, which then
 * stops the program exactly once.
 */
export function startService(options: ServiceOptions): Service {
  mkdirSync(path.dirname(options.logFile), { recursive: true });
  const log = openSync(options.logFile, 'w', 0o600);
  closeFile(options.logFile);
  const child = startProgram(options, log);
  let ended = false;
  const exited = new Promise<number | null>((resolve) => {
    const end = (code: number | null): void => {
      child.removeAllListeners();
      closeSync(log);
      ended = true;
      resolve(code);
    };
    child.once('error', (error) => {
      writeSync(log, `${error.message}\n`);
      end(null);
    });
    child.once('exit', end);
  });
  let stopping: Promise<void> | undefined;
  return {
    pid: child.pid,
    exited,
    hasEnded: () => ended,
    stop: () => (stopping ??= ended ? stopGroup(child.pid) : stopTree(child.pid, options)),
  };
}

function startProgram(options: ServiceOptions, log: number) {
  const { command, args, cwd, env = process.env, ownerOnly, shown = false } = options;
  // No pipe: if this process is killed, a program that outlives it would die at its next line.
  const output = shown ? 'inherit' : log;
  const start = () =>
    spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
  if (ownerOnly !== true) return start();
  // A program inherits its parent's umask; Node has no other way to set it.
  const own = process.umask(0o077);
  try {
    return start();
  } finally {
    process.umask(own);
  }
}

/** A program that has started but may not be ready yet. */
export interface StartingService {
  readonly service: Service;
  /** Waits like `untilReady`. */
  readonly ready: (interrupted: AbortSignal) => Promise<void>;
}

/** How to tell that services are ready. */
interface Readiness {
  readonly isReady: () => boolean | Promise<boolean>;
  /** How long they may take, in ms. */
  readonly timeout: number;
  /** The failure if they end or take too long. */
  readonly failure: () => Failure;
}

/**
 * Waits until services are ready.
 * @throws Failure when one of them ends or they take too long.
 */
export async function untilReady(
  services: readonly Service[],
  { isReady, timeout, failure }: Readiness,
  interrupted: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + timeout;
  const hasFailed = (): boolean =>
    Date.now() > deadline || services.some((service) => service.hasEnded());
  while (hasFailed() || !(await isReady())) {
    interrupted.throwIfAborted();
    if (hasFailed()) throw failure();
    await wait(READY_POLL);
  }
}

type StopOptions = Pick<ServiceOptions, 'stopTimeout' | 'stopChildrenToo'>;

/** Stops a program by its id, and ends whatever remains of it and its children. */
export async function stopTree(
  pid: number | undefined,
  { stopTimeout = STOP_TIMEOUT, stopChildrenToo = false }: StopOptions = {},
): Promise<void> {
  if (pid === undefined || !isAlive(pid)) return;
  const family = familyOf(pid, listProcesses());
  // The program leads its process group; a negative id means the group.
  signal(stopChildrenToo ? -pid : pid, 'SIGINT');
  await untilDead([pid], stopTimeout);
  await endAll(family);
}

/** Ends whatever a program that ended by itself left in its process group. */
async function stopGroup(pid: number | undefined): Promise<void> {
  const listed = listProcesses();
  // Another program may have its id by now.
  if (pid === undefined || listed.some((one) => one.pid === pid)) return;
  await endAll(familyOf(pid, listed));
}

async function endAll(family: readonly number[]): Promise<void> {
  for (const process of family) signal(process, 'SIGTERM');
  await untilDead(family, TERMINATION);
  for (const process of family) signal(process, 'SIGKILL');
}

async function untilDead(pids: readonly number[], timeout: number): Promise<void> {
  const deadline = Date.now() + timeout;
  while (pids.some(isAlive) && Date.now() < deadline) await wait(STOP_POLL);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended by itself by now.
  }
}
