import { Failure } from '../../ops/base/failure.ts';
import type { Mutant, Proof } from './mutant.ts';
import { runProof, type TestRun } from './run-proof.ts';

/**
 * Runs all tests that the mutants name, without a mutant in the copy.
 * @throws Failure when one is red, or when a mutant names tests that do not exist: no verdict would mean anything.
 */
export async function requireGreen(
  root: string,
  mutants: readonly Mutant[],
  env: Readonly<Record<string, string>>,
  interrupted: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const [project, ofProject] of Map.groupBy(mutants, ({ proof }) => proof.project)) {
    for (const proof of joined(project, ofProject)) {
      const { tests, output } = await runProof(root, proof, { bail: false, env }, interrupted);
      const red = tests.find(({ passed }) => !passed);
      if (red !== undefined) throw new Failure(`Red without any mutant: ${red.title}`, output);
      for (const mutant of ofProject) requireTests(mutant, proof.files, tests, output);
      count += tests.length;
    }
  }
  return count;
}

/** Returns the files of which some mutant needs all tests, and those of which parts are enough. */
function joined(project: Proof['project'], mutants: readonly Mutant[]): Proof[] {
  const filesOf = (some: readonly Mutant[]) => new Set(some.flatMap(({ proof }) => proof.files));
  const whole = filesOf(mutants.filter(({ proof }) => proof.only === undefined));
  const inParts = [...filesOf(mutants)].filter((file) => !whole.has(file));
  const titles = mutants.flatMap(({ proof }) => proof.only ?? []);
  return [
    { project, files: [...whole] },
    { project, files: inParts, only: [...new Set(titles)].join('|') },
  ].filter(({ files }) => files.length > 0);
}

function requireTests(
  { name, proof }: Mutant,
  ran: readonly string[],
  tests: readonly TestRun[],
  output: string,
): void {
  const { files, only = '' } = proof;
  const missing = files
    .filter((file) => ran.includes(file))
    .find((file) => !tests.some((test) => test.file === file && test.title.includes(only)));
  if (missing === undefined) return;
  throw new Failure(`The mutant "${name}" names tests of ${missing} that did not run.`, output);
}
