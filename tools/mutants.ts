import { Failure } from '../ops/base/failure.ts';
import { ALL_MUTANTS } from './mutation/all-mutants.ts';
import { requireGreen } from './mutation/baseline.ts';
import type { Mutant } from './mutation/mutant.ts';
import { HEADING, lineOf } from './mutation/table.ts';
import { copyTree, type TreeCopy } from './mutation/tree-copy.ts';
import { tryMutant, type Verdict } from './mutation/verdict.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { secondsSince, showProgress } from '../ops/terminal/progress.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';

/**
 * Removes each defense in a copy of the tree and runs the tests that must notice; fails when they stay green. With
 * names, only those mutants.
 */
async function runMutants(interrupted: AbortSignal): Promise<number> {
  const started = Date.now();
  const chosen = chooseMutants(process.argv.slice(2));
  const copy = copyTree();
  try {
    const [alone, inEmulators] = [
      chosen.filter(({ proof }) => proof.project === 'unit'),
      chosen.filter(({ proof }) => proof.project !== 'unit'),
    ];
    console.log(HEADING);
    const verdicts = await tryAll(alone, 1, copy, {}, interrupted);
    if (inEmulators.length > 0) {
      const more = await withSuite(interrupted, (env) =>
        tryAll(inEmulators, 1 + alone.length, copy, env, interrupted),
      );
      verdicts.push(...more);
    }
    return report(verdicts, started);
  } finally {
    copy.remove();
  }
}

function chooseMutants(names: readonly string[]): readonly Mutant[] {
  const unknown = names.find((name) => !ALL_MUTANTS.some((mutant) => mutant.name === name));
  if (unknown !== undefined) {
    const known = ALL_MUTANTS.map(({ name }) => name).join(', ');
    throw new Failure(`There is no mutant "${unknown}"; there are ${known}.`);
  }
  return names.length === 0 ? ALL_MUTANTS : ALL_MUTANTS.filter(({ name }) => names.includes(name));
}

async function tryAll(
  mutants: readonly Mutant[],
  firstNumber: number,
  copy: TreeCopy,
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<Verdict[]> {
  if (mutants.length === 0) return [];
  await showProgress(
    'The tests without a mutant',
    () => requireGreen(copy.root, mutants, env, interrupted),
    (count) => `${count} tests are green without a mutant`,
  );
  const verdicts: Verdict[] = [];
  for (const [index, mutant] of mutants.entries()) {
    const verdict = await tryMutant(mutant, copy, env, interrupted);
    console.log(lineOf(firstNumber + index, mutant, verdict));
    if (verdict.kind === 'broken') console.log(verdict.detail);
    verdicts.push(verdict);
  }
  return verdicts;
}

async function withSuite<Result>(
  interrupted: AbortSignal,
  work: (env: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const suite = await startFreshSuite(interrupted);
  try {
    return await work(suite.env);
  } finally {
    await suite.stop();
  }
}

function report(verdicts: readonly Verdict[], started: number): number {
  const killed = verdicts.filter(({ kind }) => kind === 'killed').length;
  const left = verdicts.length - killed;
  console.log(`${killed} killed, ${left} not (${secondsSince(started)})`);
  return left === 0 ? 0 : 1;
}

await runCommand(runMutants);
