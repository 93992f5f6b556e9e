import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../ops/base/failure.ts';

const PROJECTS = ['unit', 'server', 'functions', 'rules'] as const;

/** The tests that must notice: one project of vitest.config.ts, and files in it. */
export interface Proof {
  readonly project: (typeof PROJECTS)[number];
  /** From the root. */
  readonly files: readonly string[];
  /** Only the tests whose titles hold this text are run; all of the files by default. */
  readonly only?: string;
}

/** A small patch that takes one defence away. */
export interface Mutant {
  /** What `npm run mutants -- NAME` calls it. */
  readonly name: string;
  /** What is no longer so, for the table. */
  readonly defence: string;
  /** From the root. */
  readonly file: string;
  /** Occurs exactly once in the file, however its lines are broken. */
  readonly find: string;
  readonly replace: string;
  readonly proof: Proof;
}

const FOLDER = path.join(import.meta.dirname, 'mutants');

/**
 * Every mutant. Those whose tests need no emulators come first. The rules come last: the Storage emulator keeps the
 * rules that a test has loaded, and other tests upload under them.
 */
export const ALL_MUTANTS: readonly Mutant[] = readdirSync(FOLDER)
  .flatMap((name) => readMutants(readFileSync(path.join(FOLDER, name), 'utf8')))
  .sort(({ proof: one }, { proof: other }) => {
    return PROJECTS.indexOf(one.project) - PROJECTS.indexOf(other.project);
  });

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

/**
 * The text of a file with the defence taken away.
 * @throws Failure when the place is not there exactly once: the code has changed, and the mutant must follow.
 */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const words = find
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const place = new RegExp(words.join('\\s+'), 'g');
  const count = source.match(place)?.length ?? 0;
  if (count !== 1) {
    throw new Failure(`The mutant "${name}" is stale: its text stands ${count} times in ${file}.`);
  }
  // A function, since `$&` and the like mean something in a replacement.
  return source.replace(place, () => replace);
}
