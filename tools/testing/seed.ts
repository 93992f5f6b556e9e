import { randomInt } from 'node:crypto';
import { Failure } from '../failure.ts';

const END = 2 ** 31;

/** The seed of a test run: the one that is asked for, or a fresh one. @throws Failure when it is none. */
export function chooseSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(END);
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed < END) return seed;
  throw new Failure(`The seed "${text}" is not a whole number below ${END}.`);
}
