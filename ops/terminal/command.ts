import { parseArgs, type ParseArgsConfig } from 'node:util';
import { asFailure, Failure, reasonOf } from '../base/failure.ts';

/** A repeated signal within this many ms is the same key press, sent on by npm or the terminal. */
const SAME_PRESS = 1500;

/** The exit code of a program that Ctrl-C ended, by convention. */
const INTERRUPTED = 130;

/**
 * Runs a tool's work and ends the process with the exit code it returns. The signal given to the
 * work aborts at the first Ctrl-C (or SIGTERM, SIGHUP); the work then stops what it has started. A
 * second Ctrl-C, later than the first one's echo, ends the process at once.
 */
export async function runCommand(
  work: (interrupted: AbortSignal) => Promise<number>,
): Promise<never> {
  const interruption = new AbortController();
  let first = 0;
  const onSignal = (): void => {
    if (!interruption.signal.aborted) {
      first = Date.now();
      interruption.abort();
    } else if (Date.now() - first > SAME_PRESS) {
      console.error('Stopped without waiting.');
      process.exit(INTERRUPTED);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  try {
    process.exit(await work(interruption.signal));
  } catch (error) {
    // The person knows about the interruption, but not about a failure while stopping.
    if (interruption.signal.aborted && isAbort(error)) process.exit(INTERRUPTED);
    const failure = asFailure(error);
    if (failure === null) throw error;
    if (failure.details !== '') console.error(`\n${failure.details}\n`);
    console.error(failure.message);
    process.exit(1);
  }
}

/** Settles when the person or the system asks the tool to stop. */
export function untilInterrupted(interrupted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (interrupted.aborted) resolve();
    else interrupted.addEventListener('abort', () => resolve(), { once: true });
  });
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/**
 * Reads a command's options; `--help` prints the usage and ends the process.
 * @throws Failure with the reason and the usage when they don't fit the configuration.
 */
export function readOptions<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  if ((config.args ?? process.argv.slice(2)).some((word) => word === '--help' || word === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n\n${usage}`);
  }
}

/** Returns a number of things in words: `1 problem`, `2 problems`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
