import { execFileSync } from 'node:child_process';

/** A process that the system lists. An id that it has since given to another program began at another time. */
export interface ListedProcess {
  readonly pid: number;
  readonly parent: number;
  /** When it began, to the second, in the system's words. */
  readonly began: string;
}

/** Returns all processes; none where there is no `ps`. */
export function listProcesses(): ListedProcess[] {
  try {
    const env = { ...process.env, LC_ALL: 'C' };
    const args = ['-A', '-o', 'pid=,ppid=,lstart='];
    return readListing(execFileSync('ps', args, { encoding: 'utf8', env }));
  } catch {
    return [];
  }
}

/** Reads the output of `ps -A -o pid=,ppid=,lstart=`. */
export function readListing(listing: string): ListedProcess[] {
  const lines = listing.matchAll(/^ *(\d+) +(\d+) +(.*\S)/gm);
  return Array.from(lines, ([, pid, parent, began = '']) => {
    return { pid: Number(pid), parent: Number(parent), began };
  });
}

/** Returns a process and its children, their children and so on. */
export function familyOf(pid: number, listed: readonly ListedProcess[]): number[] {
  const family = [pid];
  for (const one of family) {
    family.push(...listed.filter(({ parent }) => parent === one).map((child) => child.pid));
  }
  return family;
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
