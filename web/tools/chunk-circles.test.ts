import { expect, it } from 'vitest';
import { chunkCircles } from './chunk-circles.ts';

const FILES: Readonly<Record<string, string>> = {
  '/assets/page-1a2B3c4D.js': 'import{a}from"./books-1a2B3c4D.js";import("./later-1a2B3c4D.js")',
  '/assets/books-1a2B3c4D.js': 'import"./data-1a2B3c4D.js"',
  '/assets/data-1a2B3c4D.js': 'export{b}from"./live-1a2B3c4D.js"',
  '/assets/live-1a2B3c4D.js': 'import{c}from"./books-1a2B3c4D.js"',
  '/assets/later-1a2B3c4D.js': 'import{d}from"./page-1a2B3c4D.js"',
};

const circlesOf = (files: Readonly<Record<string, string>>) =>
  chunkCircles(Object.keys(files), (path) => files[path] ?? '');

it('finds the files that import each other in a circle, once', () => {
  expect(circlesOf(FILES)).toEqual([['books', 'data', 'live']]);
});

it('finds none where a file is imported back only when it is asked for', () => {
  expect(
    circlesOf({ ...FILES, '/assets/live-1a2B3c4D.js': 'import("./books-1a2B3c4D.js")' }),
  ).toEqual([]);
});

it('finds a file that imports itself', () => {
  expect(circlesOf({ '/assets/own-1a2B3c4D.js': 'import"./own-1a2B3c4D.js"' })).toEqual([['own']]);
});
