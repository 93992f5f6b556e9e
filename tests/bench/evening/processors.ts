import { readdirSync, readFileSync } from 'node:fs';

/** The parts of the emulators, by what their processes' command lines have; the first that fits counts. */
const PARTS = [
  ['functions', 'functionsEmulatorRuntime'],
  ['Firestore', 'firestore'],
  ['rules of Storage', 'storage'],
  ['Hosting, Auth, Storage and events', 'emulators:start'],
  ['mailbox', 'mailbox'],
  ['who calls', 'tests/bench'],
] as const;
/** Clock ticks of a second, in which Linux counts. */
const TICKS = 100;

/** Seconds of the processor that each part has used so far, by its name; empty where Linux does not tell. */
export function processorSeconds(): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  for (const pid of processIds()) {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      const [part] = PARTS.find(([, word]) => line.includes(word)) ?? [];
      // The fields after the name, which may hold spaces, end with a bracket: user time is the 12th, system time the 13th.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const used = (Number(fields[11]) + Number(fields[12])) / TICKS;
      if (part !== undefined) seconds.set(part, (seconds.get(part) ?? 0) + used);
    } catch {
      // It has ended meanwhile.
    }
  }
  return seconds;
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** What each part used between two looks, the most first: `functions 61 s, Firestore 40 s`. */
export function usedBetween(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string {
  return [...after]
    .map(([part, seconds]) => [part, seconds - (before.get(part) ?? 0)] as const)
    .toSorted(([, one], [, other]) => other - one)
    .map(([part, seconds]) => `${part} ${seconds.toFixed(0)} s`)
    .join(', ');
}
