import { readFileSync } from 'node:fs';
import { Failure } from '../../ops/base/failure.ts';
import { startService, type ServiceOptions } from './service.ts';

/** How many lines of a failed program's output to show. */
const SHOWN_LINES = 200;

export interface TaskResult {
  readonly exitCode: number;
  /** The end of the program's output. */
  readonly output: string;
}

/**
 * Runs a program to its end; its output goes only to the log file.
 * @throws Failure if the person interrupts the work; it stops the program first.
 */
export async function runTask(
  options: ServiceOptions,
  interrupted: AbortSignal,
): Promise<TaskResult> {
  interrupted.throwIfAborted();
  const service = startService(options);
  const stop = (): void => void service.stop();
  interrupted.addEventListener('abort', stop);
  const exitCode = await service.exited;
  interrupted.removeEventListener('abort', stop);
  if (interrupted.aborted) {
    await service.stop();
    interrupted.throwIfAborted();
  }
  return { exitCode: exitCode ?? 1, output: lastLines(options.logFile) };
}

/**
 * Like runTask, for a program that must succeed.
 * @throws Failure with the sentence and the program's output if it doesn't.
 */
export async function requireTask(
  options: ServiceOptions,
  sentence: string,
  interrupted: AbortSignal,
): Promise<void> {
  const { exitCode, output } = await runTask(options, interrupted);
  if (exitCode !== 0) throw new Failure(sentence, output);
}

/** Returns the last lines of a log file; none if there is no file. */
export function lastLines(file: string, count = SHOWN_LINES): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  } catch {
    return '';
  }
}
