import { SEED } from './seed.ts';

/*
 * The tests' random choices: which fault, which order, which of several. All of them follow from one seed and the name
 * of the test, so that a test makes the same choices by itself and among others. Names that must be new each time (ids,
 * addresses, keys) do not come from here.
 */

let state = SEED >>> 0;

/** Begins the random choices of a test. @param name the test's. */
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
  // Below the length, which is not 0.
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
