import { expect, it } from 'vitest';
import { filesBehind } from './preload-imports.ts';

const CHUNKS = new Map([
  chunk('page.js', ['react.js', 'shared.js', 'entry.js'], ['later.js']),
  chunk('react.js', ['core.js']),
  chunk('core.js', ['react.js']),
]);

function chunk(fileName: string, imports: string[], dynamicImports: string[] = []) {
  return [fileName, { fileName, imports, dynamicImports }] as const;
}

it('finds what the dynamic imports of an entry bring, each once, and nothing that comes later', () => {
  const [, entry] = chunk('entry.js', ['shared.js'], ['page.js']);
  expect(filesBehind(entry, (file) => CHUNKS.get(file))).toEqual([
    'page.js',
    'react.js',
    'core.js',
  ]);
});

it('finds nothing behind an entry without dynamic imports', () => {
  const [, entry] = chunk('entry.js', ['shared.js']);
  expect(filesBehind(entry, (file) => CHUNKS.get(file))).toEqual([]);
});
