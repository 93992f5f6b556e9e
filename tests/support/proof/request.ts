import { parseArgs } from 'node:util';
import { Failure } from '../../../ops/base/failure.ts';
import { chooseSeed } from '../../../tools/testing/seed.ts';
import { GOALS } from './goals.ts';

/** The request of `npm run prove`. */
export interface ProofRequest {
  readonly seed: number;
  /** In the order of the table. */
  readonly goals: readonly string[];
  /** Whether to run the short forms, as `npm test` does. */
  readonly short: boolean;
}

/**
 * Reads `[--seed 123] [--short] [G4 G6 …]`; without goals all of them.
 * @throws Failure for anything else.
 */
export function readProofRequest(args: readonly string[]): ProofRequest {
  const { values, positionals } = parse(args);
  const unknown = positionals.find((goal) => !Object.hasOwn(GOALS, goal));
  if (unknown !== undefined) {
    throw new Failure(
      `There is no goal "${unknown}"; the goals are ${Object.keys(GOALS).join(', ')}.`,
    );
  }
  const goals = Object.keys(GOALS).filter(
    (goal) => positionals.length === 0 || positionals.includes(goal),
  );
  return { seed: chooseSeed(values.seed), goals, short: values.short };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { seed: { type: 'string' }, short: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Failure(error instanceof Error ? error.message : String(error));
  }
}
