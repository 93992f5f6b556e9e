import { describe, expect, it } from 'vitest';
import type { Amendment } from './amendment.ts';
import { journalEntry, journalIdOf, storedVersion, journalWords, wordsOf } from './journal.ts';

const PLACE = { collection: 'settings', document: 'approvers' };
const BY = { uid: 'u1', email: 'dana@example.com' };
const [FIRST, SECOND] = [
  { treasurer: 'one@example.com', version: 1 },
  { treasurer: 'two@example.com', version: 2 },
];

describe('journalEntry', () => {
  it.each([
    ['created', 1, { before: null, after: FIRST }],
    ['changed', 2, { before: FIRST, after: SECOND }],
    ['deleted', 3, { before: SECOND, after: null }],
  ] as const)('names a change %s, version %d', (kind, version, change) => {
    expect(journalEntry(PLACE, change, BY, 1_000)).toEqual({
      ...PLACE,
      ...change,
      kind,
      version,
      by: BY,
      at: 1e3,
      words: [],
    });
  });
});

it('keeps an amendment where there is one', () => {
  const amendment = {
    fiscalYear: '2026',
    reason: 'Buses',
    meetingDate: '2026-11-12',
    authority: 'board',
  } as Amendment;
  const change = { before: null, after: FIRST };
  expect(journalEntry(PLACE, change, BY, 1_000, amendment)).toMatchObject({ amendment });
  expect(journalEntry(PLACE, change, BY, 1_000)).not.toHaveProperty('amendment');
});

it('gives each version its own id', () => {
  expect(journalIdOf({ ...PLACE, version: 12 })).toBe('settings~approvers~12');
});

it.each([
  [0, null],
  [0, {}],
  [0, { version: '3' }],
  [3, { version: 3 }],
])('reads version %d from %j', (version, fields) => {
  expect(storedVersion(fields)).toBe(version);
});

it.each([
  ['Bake sale, 2nd', ['bake', 'sale', '2nd']],
  ['“Kuchen”\u00A0für alle: Äpfel', ['kuchen', 'für', 'alle', 'Äpfel']],
  ['ÉCOLE—fête', ['École', 'fête']],
  ['漢字「かな」🎃', ['漢字', 'かな', '🎃']],
  [' - ', []],
])('finds the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('takes each word once, of the document before and after and of the ids that it refers to', () => {
  const before = { description: 'Cookie sale', categoryId: 'Fair', amount: 12, version: 1 };
  const after = { ...before, description: 'Bake sale', reference: 'Deposit 7', fundId: 'main' };
  expect(journalWords(before, after)).toEqual([
    'cookie',
    'sale',
    'fair',
    'bake',
    'deposit',
    '7',
    'main',
  ]);
  expect(journalWords(null, { presidents: ['one@example.com'] })).toEqual([]);
});
