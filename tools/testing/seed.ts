import { randomInt } from 'node:crypto';
import { Failure } from '../../ops/base/failure.ts';

const END = 2 ** 31;

/**
 * Returns the seed of a test run: the given one, or a new one.
 * @throws Failure when it is not a seed.
 */
export function chooseSeed(text: string | undefined): number {
  if (text === undefined) return randomInt(END);
  const seed = Number(text);
  if (/^\d+$/.test(text) && seed < END) return seed;
  throw new Failure(`The seed "${text}" is not a whole number below ${END}.`);
}

/** The seed of this run as the environment variable that its tests read; says how to repeat it. */
export function seedOfRun(): { PROVE_SEED: string } {
  const seed = String(chooseSeed(process.env['PROVE_SEED']));
  console.log(`Seed ${seed}: PROVE_SEED=${seed} repeats the random choices of this run.`);
  return { PROVE_SEED: seed };
}
