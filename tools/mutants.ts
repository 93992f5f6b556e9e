import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { runCommand } from '../ops/terminal/command.ts';
import { secondsSince, showProgress } from '../ops/terminal/progress.ts';
import { ALL_MUTANTS, type Mutant, type Proof } from './mutation/mutant.ts';
import { runTests, type TestRun } from './mutation/run-tests.ts';
import { copyTree } from './mutation/tree-copy.ts';
import { startFreshSuite } from './testing/fresh-suite.ts';

/**
 * Removes each defense in a copy of the tree and runs the tests that must notice; fails when they stay green. With
 * names, only those mutants.
 */
async function runMutants(interrupted: AbortSignal): Promise<number> {
  const started = Date.now();
  const chosen = chooseMutants(process.argv.slice(2));
  const inEmulators = chosen.some(({ proof }) => proof.project !== 'unit');
  const suite = inEmulators ? await startFreshSuite(interrupted) : null;
  const copy = copyTree();
  const run = (proof: Proof, bail: boolean): Promise<TestRun> => {
    const env = proof.project === 'unit' ? {} : (suite?.env ?? {});
    return runTests(copy.root, proof, bail, env, interrupted);
  };
  let killed = 0;
  try {
    await showProgress('The tests without a mutant', async () => {
      for (const proof of allProofs(chosen)) requireGreen(await run(proof, false));
    });
    for (const [index, mutant] of chosen.entries()) {
      const begun = Date.now();
      const tests = await copy.with(mutant, () => run(mutant.proof, true));
      if (isRed(tests)) killed++;
      console.log(`${index + 1}. ${verdictOn(tests)} (${secondsSince(begun)}) ${inWords(mutant)}`);
      if (tests.ran.length === 0) console.log(tests.output);
    }
  } finally {
    await suite?.stop();
    copy.remove();
  }
  const left = chosen.length - killed;
  console.log(`${killed} killed, ${left} not (${secondsSince(started)})`);
  return left === 0 ? 0 : 1;
}

function chooseMutants(names: readonly string[]): readonly Mutant[] {
  const known = ALL_MUTANTS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Failure(`There is no mutant "${unknown}"; there are ${known.join(', ')}.`);
  }
  return names.length === 0 ? ALL_MUTANTS : ALL_MUTANTS.filter(({ name }) => names.includes(name));
}

/** Returns all tests that the mutants name, for each project at once. */
function allProofs(mutants: readonly Mutant[]): Proof[] {
  const byProject = Map.groupBy(mutants, ({ proof }) => proof.project);
  return [...byProject].map(([project, ofProject]) => {
    const files = new Set(ofProject.flatMap(({ proof }) => proof.files));
    const titles = new Set(ofProject.map(({ proof }) => proof.only));
    const only = titles.has(undefined) ? {} : { only: [...titles].join('|') };
    return { project, files: [...files], ...only };
  });
}

/** @throws Failure when a test is red without any mutant: no verdict would mean anything. */
function requireGreen({ ran, output }: TestRun): void {
  const red = ran.find(({ outcome }) => outcome === 'failed');
  if (red !== undefined) throw new Failure(`Red without any mutant: ${red.title}`, output);
  if (ran.length === 0) throw new Failure('No test ran without a mutant.', output);
}

function isRed({ ran }: TestRun): boolean {
  return ran.some(({ outcome }) => outcome === 'failed');
}

/**
 * Says what the tests say of a mutant. BROKEN means that no test ran, for example because the code does not load; it
 * proves nothing, nor does a red suite without a red test.
 */
function verdictOn(tests: TestRun): string {
  if (isRed(tests)) return `killed by test ${tests.ran.length}`;
  return tests.ran.length === 0 ? 'BROKEN' : 'SURVIVED';
}

function inWords({ name, defence, file, proof }: Mutant): string {
  const files = proof.files.map((test) => path.basename(test, '.test.ts')).join(', ');
  const only = proof.only === undefined ? '' : ` (${proof.only})`;
  return `${name}: ${defence}; taken away in ${file}; ${proof.project}: ${files}${only}`;
}

await runCommand(runMutants);
