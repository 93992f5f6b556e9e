import { Failure } from '../../ops/base/failure.ts';

/** The tests that must notice: one project of vitest.config.ts, and files in it. */
export interface Proof {
  readonly project: 'unit' | 'server' | 'functions' | 'rules';
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
