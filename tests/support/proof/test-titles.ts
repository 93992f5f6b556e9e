import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';

const TEST_FILES = ['{domain,functions,ops,tools,web}/**/*.test.ts', 'tests/**/*.{test,spec}.ts'];

/** A test file, and all texts in it that may be titles or parts of titles. */
export interface TestFile {
  /** From the repository's root. */
  readonly file: string;
  readonly texts: readonly string[];
}

/** Returns all test files, without running them. */
export function readTestFiles(): TestFile[] {
  return globSync(TEST_FILES, { cwd: ROOT, exclude: (name) => name === 'node_modules' })
    .toSorted()
    .map((file) => ({ file, texts: textsIn(readFileSync(path.join(ROOT, file), 'utf8')) }));
}

/** Returns the quoted texts of a source without those in comments. */
export function textsIn(source: string): string[] {
  // The first match wins: an apostrophe in a comment starts no text, and slashes in a text start no comment.
  const parts =
    /\/\/.*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\[\s\S])*)`/g;
  return Array.from(source.matchAll(parts), ([, one, two, three]) => one ?? two ?? three).filter(
    (text) => text !== undefined,
  );
}
