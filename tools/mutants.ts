import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { secondsSince, showProgress } from '../ops/terminal/progress.ts';
import type { Mutant } from './mutation/mutant.ts';
import { ALL_MUTANTS } from './mutation/read-mutants.ts';
import { runTests, type Env } from './mutation/run-tests.ts';
import { copyTree, type TreeCopy } from './mutation/tree-copy.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';

/** The widths of number, name, defence, file and tests in the table. */
const WIDTHS = [3, 24, 62, 36, 44];

/**
 * Removes each defense in a copy of the tree and runs the tests that must notice; fails when they stay green. With
 * names, only those mutants.
 */
async function runMutants(interrupted: AbortSignal): Promise<number> {
  const started = Date.now();
  const chosen = chooseMutants(process.argv.slice(2));
  const alone = chosen.filter(({ proof }) => proof.project === 'unit');
  const inEmulators = chosen.filter(({ proof }) => proof.project !== 'unit');
  const copy = copyTree();
  printRow(['no', 'mutant', 'defence removed', 'in', 'tests', 'result']);
  try {
    const killed = [...(await tryAll(alone, 1, copy, {}, interrupted))];
    if (inEmulators.length > 0) {
      const suite = await startFreshSuite(interrupted);
      try {
        const first = 1 + alone.length;
        killed.push(...(await tryAll(inEmulators, first, copy, suite.env, interrupted)));
      } finally {
        await suite.stop();
      }
    }
    const left = killed.filter((isKilled) => !isKilled).length;
    console.log(`${killed.length - left} killed, ${left} not (${secondsSince(started)})`);
    return left === 0 ? 0 : 1;
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

/** Returns for each mutant whether a test noticed it. */
async function tryAll(
  mutants: readonly Mutant[],
  firstNumber: number,
  copy: TreeCopy,
  env: Env,
  interrupted: AbortSignal,
): Promise<boolean[]> {
  if (mutants.length === 0) return [];
  await showProgress(
    'The tests without a mutant',
    () => requireGreen(mutants, copy, env, interrupted),
    (count) => `${count} tests are green without a mutant`,
  );
  const killed: boolean[] = [];
  for (const [index, mutant] of mutants.entries()) {
    killed.push(await tryMutant(mutant, firstNumber + index, copy, env, interrupted));
  }
  return killed;
}

/**
 * Runs all tests that the mutants name, without a mutant in the copy, and counts them.
 * @throws Failure when one is red: no verdict would mean anything.
 */
async function requireGreen(
  mutants: readonly Mutant[],
  copy: TreeCopy,
  env: Env,
  interrupted: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const [project, ofProject] of Map.groupBy(mutants, ({ proof }) => proof.project)) {
    const proofs = ofProject.map(({ proof }) => proof);
    const files = [...new Set(proofs.flatMap((proof) => proof.files))];
    const titles = proofs.map(({ only }) => only);
    const joined = titles.includes(undefined) ? {} : { only: [...new Set(titles)].join('|') };
    const proof = { project, files, ...joined };
    const { tests, output } = await runTests(copy.root, proof, false, env, interrupted);
    const red = tests.find(({ outcome }) => outcome === 'failed');
    if (red !== undefined) throw new Failure(`Red without any mutant: ${red.title}`, output);
    if (tests.length === 0) throw new Failure('No test ran without a mutant.', output);
    count += tests.length;
  }
  return count;
}

/**
 * Puts the mutant into the copy, runs its tests and prints the result: a test turned red, or all stayed green. BROKEN
 * means that no test ran, for example because the code does not load; it proves nothing, nor does a red suite without a
 * red test.
 */
async function tryMutant(
  mutant: Mutant,
  number: number,
  copy: TreeCopy,
  env: Env,
  interrupted: AbortSignal,
): Promise<boolean> {
  const started = Date.now();
  const { name, defence, file, proof } = mutant;
  const { tests, output } = await copy.with(mutant, () =>
    runTests(copy.root, proof, true, env, interrupted),
  );
  const isKilled = tests.some(({ outcome }) => outcome === 'failed');
  const missed = tests.length === 0 ? 'BROKEN' : 'SURVIVED';
  const result = isKilled ? `killed by test ${tests.length}` : missed;
  const files = proof.files.map((test) => path.basename(test, '.test.ts')).join(', ');
  const only = proof.only === undefined ? '' : ` (${proof.only})`;
  printRow([
    ...[String(number), name, defence, file.replace('/src/', '/')],
    ...[`${proof.project}: ${files}${only}`, `${result} (${secondsSince(started)})`],
  ]);
  if (tests.length === 0) console.log(output);
  return isKilled;
}

function printRow(cells: readonly string[]): void {
  console.log(cells.map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0)).join(' '));
}

await runCommand(runMutants);
