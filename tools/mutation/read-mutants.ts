import type { Mutant, Proof } from './mutant.ts';

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
  const [, project, names, only] = /^(\w+) ([^:]+)(?:: (.+))?$/.exec(text) ?? [];
  if (!isProject(project) || names === undefined) throw new Error(`These are no tests: ${text}`);
  const inProject = (name: string): string =>
    project === 'unit' ? name : `tests/${project}/${name}.test.ts`;
  const files = names.split(' ').map(inProject);
  return { project, files, ...(only !== undefined && { only }) };
}

const PROJECTS: readonly string[] = ['unit', 'server', 'functions', 'rules'];

function isProject(name: string | undefined): name is Proof['project'] {
  return name !== undefined && PROJECTS.includes(name);
}
