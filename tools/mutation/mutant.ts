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
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  readonly proof: Proof;
}

/** Unit tests that prove a mutant. */
export function unit(...files: readonly string[]): Proof {
  return { project: 'unit', files };
}

/** Tests of the server's code on Firestore that prove a mutant, by their names in tests/server. */
export function onFirestore(...names: readonly string[]): Proof {
  return { project: 'server', files: names.map((name) => `tests/server/${name}.test.ts`) };
}

/** Tests on all emulators that prove a mutant, by their names in tests/functions. */
export function onEmulators(...names: readonly string[]): Proof {
  return { project: 'functions', files: names.map((name) => `tests/functions/${name}.test.ts`) };
}

/** Tests of the rules that prove a mutant, by their names in tests/rules. */
export function byRules(...names: readonly string[]): Proof {
  return { project: 'rules', files: names.map((name) => `tests/rules/${name}.test.ts`) };
}

/** The same tests, but only those whose titles hold the text. */
export function only(text: string, proof: Proof): Proof {
  return { ...proof, only: text };
}

/**
 * The text of a file with the defence taken away.
 * @throws Failure when the place is not there exactly once: the code has changed, and the mutant must follow.
 */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const places = source.split(find).length - 1;
  if (places !== 1) {
    throw new Failure(`The mutant "${name}" is stale: its text stands ${places} times in ${file}.`);
  }
  // A function, since `$&` and the like mean something in a replacement.
  return source.replace(find, () => replace);
}
