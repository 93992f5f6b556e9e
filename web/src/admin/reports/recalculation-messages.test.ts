import { expect, it } from 'vitest';
import { findingsWords } from './recalculation-messages.ts';

it.each([
  [
    { checked: 12_345, sentences: [], more: 0 },
    'Everything was right: 12,345 documents checked, nothing differed.',
  ],
  [{ checked: 1, sentences: ['One.'], more: 0 }, '1 difference was put right: 1 document checked.'],
  [
    { checked: 2, sentences: ['One.'], more: 1_200 },
    '1,201 differences were put right: 2 documents checked.',
  ],
])('%o reads %s', (findings, words) => {
  expect(findingsWords(findings)).toBe(words);
});
