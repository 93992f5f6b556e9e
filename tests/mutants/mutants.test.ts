import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countVitest } from '../../tools/testing/counts.ts';
import { copyTree } from '../../tools/testing/tree-copy.ts';
import { runProgram } from '../support/run-program.ts';
import { MUTANTS, type Mutant } from './mutants.ts';

// Takes each defense away in a copy of the tree; its tests must turn red.

const copy = copyTree();
const report = path.join(copy.root, 'mutants.json');
afterAll(() => copy.remove());

it.each(MUTANTS)('$defense', async (mutant) => {
  const file = path.join(copy.root, mutant.file);
  const source = readFileSync(file, 'utf8');
  const { passed, ...before } = await run(mutant);
  // A test that is red already would kill any mutant.
  expect(before.failed, before.said).toBe(0);
  expect(passed, before.said).toBeGreaterThan(0);
  writeFileSync(file, mutate(source, mutant));
  try {
    const { failed, said } = await run(mutant);
    expect(failed, said).toBeGreaterThan(0);
  } finally {
    writeFileSync(file, source);
  }
});

/** @throws Error when the text to replace is not there exactly once: the code has changed, and the mutant must follow. */
function mutate(source: string, { file, find, replace }: Mutant): string {
  const count = source.split(find).length - 1;
  if (count !== 1) throw new Error(`"${find}" is ${count} times in ${file}.`);
  // A function, since `$&` and the like mean something in a replacement.
  return source.replace(find, () => replace);
}

/** Runs tests in the copy until one fails. */
async function run({ project, tests, only }: Pick<Mutant, 'project' | 'tests' | 'only'>) {
  rmSync(report, { force: true });
  const { said } = await runProgram(
    [
      path.join(copy.root, 'node_modules/vitest/vitest.mjs'),
      'run',
      `--project=${project}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--bail=1',
      ...(only === undefined ? [] : ['--testNamePattern', only]),
      ...tests,
    ],
    copy.root,
  );
  return { ...countVitest(readFileSync(report, 'utf8')), said };
}
