import { expect, it } from 'vitest';
import { journalWords, wordsOf } from './journal-words.ts';

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
