import { Failure } from '../failure.ts';
import type { Mutant, Proof } from './mutant.ts';
import { runProof, type TestRun } from './run-proof.ts';

/**
 * Runs all tests that the mutants name, with no mutant in the copy.
 * @throws Failure when one is red, or when a mutant names tests that there are not: nothing could be told then.
 */
export async function requireGreen(
  root: string,
  mutants: readonly Mutant[],
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const [project, ofProject] of Map.groupBy(mutants, ({ proof }) => proof.project)) {
    const files = [...new Set(ofProject.flatMap(({ proof }) => proof.files))];
    const { tests, output } = await runProof(
      root,
      { project, files },
      { bail: false, env },
      interrupted,
    );
    const red = tests.find(({ passed }) => !passed);
    if (red !== undefined) throw new Failure(`Red without any mutant: ${red.title}`, output);
    for (const { name, proof } of ofProject) requireTests(name, proof, tests, output);
    count += tests.length;
  }
  return count;
}

function requireTests(
  mutant: string,
  { files, only = '' }: Proof,
  tests: readonly TestRun[],
  output: string,
): void {
  const missing = files.find(
    (file) => !tests.some((test) => test.file === file && test.title.includes(only)),
  );
  if (missing === undefined) return;
  throw new Failure(`The mutant "${mutant}" names tests of ${missing} that did not run.`, output);
}
