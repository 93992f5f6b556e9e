import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../paths.ts';
import { THREATS } from './threats.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const SOURCES = globSync(
  ['README.md', '*.rules', '{docs,domain,functions,tests,tools,web}/**/*.{ts,tsx,mjs,md}'],
  { cwd: ROOT, exclude: (name) => ['node_modules', 'dist'].includes(name) },
);

/** Returns the headings of a document under `docs/`. */
function headingsOf(document: string): string[] {
  return Array.from(
    read(`docs/${document}`).matchAll(/^#+ (.+)$/gm),
    ([, heading = '']) => heading,
  );
}

/** Returns what a source cites: `docs/behaviour.md, 'Mails'` as the document and its heading, also across two lines. */
function citationsIn(source: string): [document: string, heading: string][] {
  const text = source.replace(/\n\s*(?:\*|\/\/)?\s*/g, ' ');
  return Array.from(
    text.matchAll(/\bdocs\/(behaviour\.md|threats\.md), '([A-Z][^']*)'/g),
    ([, document = '', heading = '']) => [document, heading],
  );
}

describe('docs/threats.md', () => {
  it('has one line for each number of the table', () => {
    const lines = Array.from(
      read('docs/threats.md').matchAll(/^- \*\*#(\d+)\*\* /gm),
      ([, number]) => Number(number),
    );
    expect(lines.toSorted((one, other) => one - other)).toEqual(Object.keys(THREATS).map(Number));
  });
});

describe('comments', () => {
  it('cite headings that the documents have', () => {
    const known = {
      'behaviour.md': headingsOf('behaviour.md'),
      'threats.md': headingsOf('threats.md'),
    };
    const missing = SOURCES.flatMap((file) =>
      citationsIn(read(file))
        .filter(
          ([document, heading]) =>
            !Object.entries(known).some(
              ([name, headings]) => name === document && headings.includes(heading),
            ),
        )
        .map((citation) => [file, ...citation]),
    );
    expect(missing).toEqual([]);
  });
});

it('a citation is found across two lines', () => {
  expect(citationsIn("/**\n * As docs/behaviour.md,\n * 'Submission\n * form', says. */")).toEqual([
    ['behaviour.md', 'Submission form'],
  ]);
});
