import { describe, expect, it } from 'vitest';
import { paperOwner, paperPlace, papersIn } from './paper.ts';

const EXPENSE = 'aB3dE5fG7hJ9kL1mN2pQ';

describe('the id of the papers of a record (#151)', () => {
  it.each([
    ['manualExpenses', 'import-12'],
    ['revenueItems', 'a_b'],
    ['transfers', 'one'],
    ['deposits', EXPENSE],
    ['expenses', EXPENSE],
    ['statements', 'bank~2026-09-30'],
  ] as const)('of %s %s leads back to it', (collection, id) => {
    expect(paperPlace(paperOwner({ collection, id }))).toEqual({ collection, id });
  });

  it.each([
    '',
    'manualExpenses',
    'manualExpenses~',
    'manualExpenses~a/b',
    'manualExpenses~..',
    'manualExpenses~a~b',
    'manualExpenses~__a__',
    'deposits~short',
    `expenses~${EXPENSE}~1`,
    'statements~bank',
    'funds~main',
    'papers~manualExpenses~one',
    7,
    null,
  ])('is none of %j', (owner) => {
    expect(paperPlace(owner)).toBeNull();
  });
});

it('a record without a document has no papers', () => {
  expect(papersIn(undefined)).toEqual({ papers: [], removed: [], version: 0 });
  expect(papersIn({ papers: [], removed: [3], version: 2 }).removed).toEqual([3]);
});
