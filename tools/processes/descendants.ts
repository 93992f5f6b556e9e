import { execFileSync } from 'node:child_process';

/** Returns the ids of a process's children, their children and so on, as the system lists them now. */
export function descendantsOf(pid: number): number[] {
  try {
    const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return descendantsIn(listing, pid);
  } catch {
    // Without ps only the process itself is stopped.
    return [];
  }
}

/** Returns the same from the output of `ps -A -o pid=,ppid=`. */
export function descendantsIn(listing: string, pid: number): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const line of listing.split('\n')) {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    if (child === undefined || parent === undefined || Number.isNaN(parent)) continue;
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child]);
  }
  const found: number[] = [];
  const queue = [pid];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const children = childrenOf.get(next) ?? [];
    found.push(...children);
    queue.push(...children);
  }
  return found;
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
