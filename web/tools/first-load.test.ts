import { expect, it } from 'vitest';
import { firstLoadFiles } from './first-load.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/main-1.js':
    'import{a as b}from"./shared-2.js";import"./side-3.js";import("./later-4.js")',
  '/assets/shared-2.js': 'export*from"./deep-5.js";const t="from x"',
  '/assets/side-3.js': '',
  '/assets/deep-5.js': 'import"./shared-2.js"',
  '/assets/hint-6.js': '',
};

function read(path: string): string {
  const text = FILES[path];
  if (text === undefined) throw new Error(`not part of the first load: ${path}`);
  return text;
}

it('follows static imports and preloads, each file once, and leaves dynamic imports out', () => {
  const html =
    '<script type="module" crossorigin src="/assets/main-1.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/hint-6.js">' +
    '<link rel="modulepreload" href="/assets/shared-2.js">';
  expect([...firstLoadFiles(html, read)].sort()).toEqual([
    '/assets/deep-5.js',
    '/assets/hint-6.js',
    '/assets/main-1.js',
    '/assets/shared-2.js',
    '/assets/side-3.js',
  ]);
});

it('finds nothing in a page without scripts', () => {
  expect(firstLoadFiles('<p>src="/assets/main-1.js"</p>', read)).toEqual([]);
});
