import { percentile, type Figure } from './figures.ts';

/** How often each thing is measured: one warm-up, which does not count, and these. */
const ROUNDS = 9;

/** What was measured in each round, by name; the rounds of all names are the same ones. */
export type Measured<Name extends string, Value> = Readonly<Record<Name, readonly Value[]>>;

/**
 * Measures things in turns, so that a busy moment of the machine meets all of them alike.
 * @param measures by name; of one that is undefined there are no values.
 */
export async function inTurns<Name extends string, Value>(
  measures: Readonly<Record<Name, (() => Promise<Value>) | undefined>>,
): Promise<Measured<Name, Value>> {
  // Object.entries loses the names; they are those of the argument.
  const entries = Object.entries(measures) as [Name, (() => Promise<Value>) | undefined][];
  const seen = new Map<Name, Value[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, measure] of entries) {
      const value = await measure?.();
      if (round > 0 && value !== undefined) seen.get(name)?.push(value);
    }
  }
  return Object.fromEntries(seen) as Record<Name, Value[]>; // one list for each name, made above
}

/**
 * Returns the ratio of two things as a figure: the median of the rounds' ratios, since what was measured in one round met the
 * same machine, and the lowest and the highest of them.
 * @param bound the goal: at most or at least so much; null when it is only shown.
 */
export function ratioOf(
  what: string,
  values: readonly number[],
  references: readonly number[],
  bound: { readonly atMost: number } | { readonly atLeast: number } | null,
): Figure {
  const ratios = values.map((value, round) => value / (references[round] ?? Number.NaN));
  const median = percentile(ratios, 50);
  const value = `${median.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;
  if (bound === null) return { what, value, goal: '-', met: null };
  return 'atMost' in bound
    ? { what, value, goal: `at most ${bound.atMost}`, met: median <= bound.atMost }
    : { what, value, goal: `at least ${bound.atLeast}`, met: median >= bound.atLeast };
}
