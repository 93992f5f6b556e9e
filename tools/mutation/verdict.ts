import { secondsSince } from '../../ops/terminal/progress.ts';
import type { Mutant } from './mutant.ts';
import { runProof, type ProofRun } from './run-proof.ts';
import type { TreeCopy } from './tree-copy.ts';

/**
 * The result of a mutant: a test turned red, or all stayed green. `broken` means that no test ran, for example because
 * the code does not load; it proves nothing.
 */
export interface Verdict {
  readonly kind: 'killed' | 'survived' | 'broken';
  /** How many tests ran until the first red one. */
  readonly ran: number;
  /** The title of the test that turned red, or the end of the output. */
  readonly detail: string;
  readonly time: string;
}

/** Puts the mutant into the copy and runs its tests. */
export async function tryMutant(
  mutant: Mutant,
  copy: TreeCopy,
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<Verdict> {
  const started = Date.now();
  const run = await copy.with(mutant, () =>
    runProof(copy.root, mutant.proof, { bail: true, env }, interrupted),
  );
  return { ...judge(run), ran: run.tests.length, time: secondsSince(started) };
}

/** Returns the verdict. A red suite without a red test proves nothing: the mutant may be at fault. */
export function judge({ tests, output }: ProofRun): Pick<Verdict, 'kind' | 'detail'> {
  const red = tests.find(({ passed }) => !passed);
  if (red !== undefined) return { kind: 'killed', detail: red.title };
  return tests.length === 0 ? { kind: 'broken', detail: output } : { kind: 'survived', detail: '' };
}
