import { execFileSync } from 'node:child_process';

/** How often to check the processes that must run, in ms. */
const WATCH_POLL = 1000;

/** A process in the system's list. If the system reused its id for another program, that one began at another time. */
export interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** The process group, by the id of the process that leads it or led it. */
  readonly group: number;
  /** When it began, to the second, in the system's words. */
  readonly began: string;
  /** The program, without its folder. */
  readonly name: string;
}

/** Returns all processes; none if there is no `ps`. */
export function listProcesses(): ListedProcess[] {
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    const args = ['-A', '-o', 'pid=,ppid=,pgid=,lstart=,comm='];
    return readListing(execFileSync('ps', args, { encoding: 'utf8', env }));
  } catch {
    return [];
  }
}

/** Reads the output of `ps -A -o pid=,ppid=,pgid=,lstart=,comm=`. */
export function readListing(listing: string): ListedProcess[] {
  // The time is five words: `Sun Nov 22 22:42:20 2026`.
  const lines = listing.matchAll(/^ *(\d+) +(\d+) +(\d+) +((?:\S+ +){4}\S+) +(.*\S)/gm);
  return Array.from(lines, ([, pid, parent, group, began = '', command = '']) => {
    const name = command.slice(command.lastIndexOf('/') + 1);
    return { pid: Number(pid), parent: Number(parent), group: Number(group), began, name };
  });
}

/**
 * Returns a process, all its descendants, and everything in the process group that it leads: once a process has ended, its
 * children have another parent, but stay in its group.
 */
export function familyOf(pid: number, listed: readonly ListedProcess[]): number[] {
  const family = new Set([pid]);
  // The loop also visits whatever it adds.
  for (const one of family) {
    for (const { pid: other, parent, group } of listed)
      if (parent === one || group === pid) family.add(other);
  }
  return [...family];
}

/** Calls back once one of these processes ends. @returns a function that stops watching. */
export function watchProcesses(pids: readonly number[], onGone: () => void): () => void {
  const timer = setInterval(() => {
    if (pids.every(isAlive)) return;
    clearInterval(timer);
    onGone();
  }, WATCH_POLL);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
