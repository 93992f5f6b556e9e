import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './descendants.ts';
import { stopTree, type Service } from './service.ts';

/** The processes of a suite, as stored in its folder while it runs. */
interface Note {
  readonly owner: number;
  readonly services: readonly { readonly pid: number; readonly command: string }[];
}

const STOP_TIMEOUT = 15_000;

/** Stores the running services of this process, in case it is killed. */
export function noteServices(file: string, running: readonly Service[]): void {
  const pids = running.map(({ pid }) => pid).filter((pid) => pid !== undefined);
  const services = pids.map((pid) => ({ pid, command: commandOf(pid) }));
  const note: Note = { owner: process.pid, services };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(note));
}

/** Deletes the list when everything has been stopped. */
export function forgetServices(file: string): void {
  rmSync(file, { force: true });
}

/**
 * Stops services whose owner was killed before it could stop them. An id that the system has since given to another
 * program is left alone.
 */
export async function stopLeftovers(file: string): Promise<void> {
  if (!existsSync(file)) return;
  // Written above.
  const { owner, services } = JSON.parse(readFileSync(file, 'utf8')) as Note;
  if (isAlive(owner)) return;
  for (const { pid, command } of services) {
    if (command === '' || commandOf(pid) !== command) continue;
    console.log(`Stopping process ${pid}, which an earlier start left behind.`);
    await stopTree(pid, { stopTimeout: STOP_TIMEOUT });
  }
  forgetServices(file);
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
