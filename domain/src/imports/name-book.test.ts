import { expect, it } from 'vitest';
import { KNOWN } from '../../../tests/fixtures/import-sheets.ts';
import { nameBook, suggestedCode, type KnownName } from './name-book.ts';

const idOf = (row: number) => `imp-${row}`;

function funds(known: readonly KnownName[] = KNOWN.funds, isWanted = true) {
  return nameBook('funds', known, idOf, () => isWanted);
}

it.each(['4900', 'main fund', ' MAIN  Fund ', 'Main Fund (4900)', 'Ｍain Fund'])(
  'finds a fund by %j',
  (text) => {
    expect(funds().find(text, 2)).toMatchObject({ id: 'main', isNew: false, archived: false });
  },
);

it('offers to add what there is not, once for all spellings', () => {
  const book = funds();
  expect(book.find('Library', 3)).toEqual({
    id: 'imp-3',
    name: 'Library',
    archived: false,
    isNew: true,
  });
  expect(book.find(' LIBRARY', 5)).toMatchObject({ id: 'imp-3', name: 'Library' });
  expect(book.unknown()).toEqual([
    { collection: 'funds', key: 'library', name: 'Library', row: 3 },
  ]);
});

it('names what is not to be added', () => {
  const book = funds(KNOWN.funds, false);
  expect(book.find('Library', 3)).toEqual({ problem: 'There is no fund “Library”.' });
  expect(book.unknown()).toHaveLength(1);
});

it('adds no Unknown, and nothing with a name that cannot be stored', () => {
  const book = funds();
  expect(book.find('Unknown', 3)).toEqual({ problem: 'There is no fund “Unknown”.' });
  expect(book.find('x'.repeat(101), 4)).toEqual({
    problem: 'Name is too long: at most 100 characters.',
  });
  expect(book.unknown()).toEqual([]);
});

it('does not guess between two of one name', () => {
  const twins = [...KNOWN.funds, { id: 'twin', code: '7', name: 'Main Fund' }];
  expect(funds(twins).find('Main Fund', 2)).toEqual({
    problem: 'Several funds are called “Main Fund”.',
  });
  expect(funds(twins).find('7', 2)).toMatchObject({ id: 'twin' });
});

it('tells what is archived', () => {
  const book = nameBook('categories', KNOWN.categories, idOf, () => true);
  expect(book.find('Old Event', 2)).toMatchObject({ id: 'old', archived: true });
});

it.each([
  ['Library Fund', [], 'LF'],
  ['Library Fund', ['lf'], 'LF2'],
  ['Library Fund', ['lf', 'lf2'], 'LF3'],
  ['***', [], 'F'],
  ['a b c d e f g h i j', [], 'ABCDEFGH'],
])('suggests a code for %j beside %j: %s', (name, taken, code) => {
  expect(suggestedCode(name, new Set(taken))).toBe(code);
});
