import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { descendantsOf } from './descendants.ts';
import { stopTree, type Service } from './service.ts';

/** The processes of a suite, as stored in its folder while it runs. */
interface Note {
  readonly owner: Process;
  /** Whether its data are kept; the first service has them. */
  readonly keeps: boolean;
  readonly services: readonly Process[];
}

/** An id that the system has since given to another program has another command. */
interface Process {
  readonly pid: number;
  readonly command: string;
}

const STOP_TIMEOUT = 15_000;

/** Stores the running services of this process and what they have started, in case it is killed. */
export function noteServices(file: string, running: readonly Service[], keeps: boolean): void {
  const pids = running.map(({ pid }) => pid).filter((pid) => pid !== undefined);
  const services = pids.flatMap((pid) => [pid, ...descendantsOf(pid)]).map(processOf);
  const note: Note = { owner: processOf(process.pid), keeps, services };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(note));
}

/** Deletes the list when everything has been stopped. */
export function forgetServices(file: string): void {
  rmSync(file, { force: true });
}

/**
 * Stops services whose owner was killed before it could stop them.
 * @param save saves their data, if they keep any and still have them.
 * @param tellLoss tells the person that data are gone.
 */
export async function stopLeftovers(
  file: string,
  save: () => Promise<void>,
  tellLoss: () => void,
): Promise<void> {
  if (!existsSync(file)) return;
  // Written above.
  const { owner, keeps, services } = JSON.parse(readFileSync(file, 'utf8')) as Note;
  if (isRunning(owner)) return;
  if (keeps && services.slice(0, 1).some(isRunning)) await save();
  else if (keeps) tellLoss();
  for (const { pid } of services.filter(isRunning)) {
    console.log(`Stopping process ${pid}, which an earlier start left behind.`);
    await stopTree(pid, { stopTimeout: STOP_TIMEOUT });
  }
  forgetServices(file);
}

function processOf(pid: number): Process {
  return { pid, command: commandOf(pid) };
}

function isRunning({ pid, command }: Process): boolean {
  return command !== '' && commandOf(pid) === command;
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
