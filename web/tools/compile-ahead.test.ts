import { expect, it } from 'vitest';
import { openingFiles } from './compile-ahead.ts';

const script = (name: string, imports: readonly string[] = [], isEntry = false) =>
  [`${name}.js`, { name, isEntry, imports: imports.map((file) => `${file}.js`) }] as const;

it('finds what a page opens with, what comes next, and what these import', () => {
  const scripts = new Map([
    script('index', ['shared'], true),
    script('shared', ['react']),
    script('react', ['shared']),
    // What the sign-in goes on with.
    script('ReportsTab', ['report-parts']),
    script('report-parts'),
    // What somebody asks for later.
    script('TreasurerTab', ['react', 'treasurer-source']),
    script('treasurer-source'),
  ]);
  expect([...openingFiles(scripts)].toSorted()).toEqual(
    ['index', 'shared', 'react', 'ReportsTab', 'report-parts']
      .map((name) => `${name}.js`)
      .toSorted(),
  );
});
