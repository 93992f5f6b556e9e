/*
 * The tests' random choices: which fault, which order, which of several. All of them follow from one seed and the test's name,
 * so a test makes the same choices alone and among others. Names that must be new each time (ids, addresses, keys) don't come
 * from here.
 */

/** The seed of everything random in the tests; `npm test` prints it, and TEST_SEED repeats a run. */
export const SEED = Number(process.env['TEST_SEED'] ?? 0);

/** Whether this is `npm run test:long`, which sets LONG=1. */
const LONG = process.env['LONG'] === '1';

/** Returns how often a test tries: enough to find a fault within seconds, or the full count in `npm run test:long`. */
export function times(short: number, long: number): number {
  return LONG ? long : short;
}

/** The milliseconds that a test may take if its work grows with `times`. */
export const TIMEOUT_MS = times(90_000, 1_800_000);

let state = SEED >>> 0;

/** Starts a test's random choices. @param name the test's. */
export function seedTest(name: string): void {
  state = SEED >>> 0;
  for (const character of name) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
}

/** Returns a number from 0 up to but not including 1 (mulberry32). */
export function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** Returns a whole number from 0 up to but not including `end`. */
export function below(end: number): number {
  return Math.floor(random() * end);
}

/** One of a list. @throws Error when the list is empty. */
export function oneOf<T>(list: readonly T[]): T {
  if (list.length === 0) throw new Error('There is nothing to choose from.');
  // Below the length, which isn't 0.
  return list[below(list.length)] as T;
}

/** Returns the list in another order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(below(rest.length), 1));
}

/** Returns bytes that follow from the seed; not for secrets. */
export function seededBytes(length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => below(256)));
}
