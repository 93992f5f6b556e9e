import { expect, it } from 'vitest';
import { compileAhead } from './compile-ahead.ts';

const HINT = '//# allFunctionsCalledOnLoad';

it.each([
  ['index', false, HINT],
  ['react-dom', false, HINT],
  // What the sign-in goes on with.
  ['firestore', true, HINT],
  ['ReportsTab', true, HINT],
  // What somebody asks for later.
  ['TreasurerTab', true, ''],
  ['statement-pdf', true, ''],
  ['pdfjs', false, ''],
])('begins %s (imported dynamically: %s) with %o', (name, isDynamicEntry, begin) => {
  expect(compileAhead({ name, isDynamicEntry })).toBe(begin);
});
