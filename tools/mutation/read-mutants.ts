import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant, Proof } from './mutant.ts';

const FOLDER = path.join(import.meta.dirname, 'mutants');

const PROJECTS: readonly Proof['project'][] = ['unit', 'server', 'functions', 'rules'];

/**
 * Every mutant. Those whose tests need no emulators come first. The rules come last: the Storage emulator keeps the
 * rules that a test has loaded, and other tests upload under them.
 */
export const ALL_MUTANTS: readonly Mutant[] = readdirSync(FOLDER)
  .flatMap((name) => readMutants(readFileSync(path.join(FOLDER, name), 'utf8')))
  .sort((one, other) => orderOf(one) - orderOf(other));

function orderOf({ proof }: Mutant): number {
  return PROJECTS.indexOf(proof.project);
}

/**
 * Reads mutants from a text of blocks with an empty line between them:
 *
 * - `# a comment`;
 * - `@ FILE`: the file of the mutants below it, from the root;
 * - a mutant: a line `NAME: DEFENCE`, a line `? PROJECT TESTS…` or `? PROJECT TESTS…: TITLES` for the tests that must
 *   notice (absent if they are those of the mutant above, of the same file), the lines to take away, each after `- `,
 *   and what comes instead, if anything, each line after `+ `.
 *
 * Tests outside `unit` are named as in the folder of their project.
 */
export function readMutants(text: string): Mutant[] {
  const mutants: Mutant[] = [];
  let file = '';
  let proof: Proof | undefined;
  for (const block of text.trim().split(/\n{2,}/)) {
    const lines = block.split('\n');
    const [head = ''] = lines;
    const after = (mark: string): string[] =>
      lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
    if (head.startsWith('# ')) continue;
    if (head.startsWith('@ ')) {
      file = head.slice(2);
      proof = undefined;
      continue;
    }
    const [tests] = after('? ');
    proof = tests === undefined ? proof : readProof(tests);
    const [, name, defence] = /^([\w-]+): (.+)$/.exec(head) ?? [];
    const find = after('- ').join('\n');
    if (name === undefined || defence === undefined || proof === undefined || find === '') {
      throw new Error(`No mutant can be read here: ${block}`);
    }
    mutants.push({ name, defence, file, find, replace: after('+ ').join('\n'), proof });
  }
  return mutants;
}

function readProof(text: string): Proof {
  const [, first, names, only] = /^(\w+) ([^:]+)(?:: (.+))?$/.exec(text) ?? [];
  const project = PROJECTS.find((name) => name === first);
  if (project === undefined || names === undefined) throw new Error(`These are no tests: ${text}`);
  const files = names
    .split(' ')
    .map((name) => (project === 'unit' ? name : `tests/${project}/${name}.test.ts`));
  return { project, files, ...(only !== undefined && { only }) };
}
