import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../paths.ts';

const TEST_FILES = ['{domain,functions,tools,web}/**/*.test.ts', 'tests/**/*.{test,spec}.ts'];

/** A file of tests, and all texts in it that may be titles or parts of them. */
export interface TestFile {
  /** From the repository's root. */
  readonly file: string;
  readonly texts: readonly string[];
}

/** All files of tests, without running them. */
export function readTestFiles(): TestFile[] {
  return globSync(TEST_FILES, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
    .toSorted()
    .map((file) => ({ file, texts: textsIn(readFileSync(path.join(ROOT, file), 'utf8')) }));
}

/** The quoted texts of a source, those in comments left out. */
export function textsIn(source: string): string[] {
  // What comes first wins: a comment's apostrophe begins no text, and a text's slashes no comment.
  const parts =
    /\/\/.*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[\s\S])*)`/g;
  return Array.from(source.matchAll(parts), ([, one, two, three]) => one ?? two ?? three).filter(
    (text) => text !== undefined,
  );
}
