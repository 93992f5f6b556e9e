import { expect, it } from 'vitest';
import { sheet } from '../../../tests/fixtures/import-sheets.ts';
import { importColumns } from './import-kinds.ts';
import { hasGaps, importRows, type TableChoice } from './import-rows.ts';

const COLUMNS = importColumns('budget');
const FIELDS = ['category', 'fund', 'spending', null];

const TABLE = sheet(`
  Budget of Elm Street PTA
  Category | Fund | Spending | Last year
  Book Fair | Main | 100 | 90
   | Arts | 50 | 40
   |  |  |
  Category | Fund | Spending | Last year
  Subtotal | | 150 | 130
  Total Wellness | Main | 25 |
  TOTAL: | | 175 |
`);

function read(choice: Partial<TableChoice> = {}) {
  const usual = { fields: FIELDS, headings: 1, always: {}, fillGaps: false };
  return importRows(TABLE, COLUMNS, { ...usual, ...choice });
}

it('takes what is below the headings, by the numbers of the sheet', () => {
  expect(read().map(({ row, left }) => [row, left])).toEqual([
    [3, null],
    [4, null],
    [6, 'The headings again.'],
    [7, 'A row of totals.'],
    [8, null],
    [9, 'A row of totals.'],
  ]);
  expect(read()[0]?.cells).toEqual({ category: 'Book Fair', fund: 'Main', spending: '100' });
});

it('takes every row of a sheet without headings', () => {
  const rows = read({ headings: null });
  expect(rows.map(({ row }) => row)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  expect(rows[1]?.left).toBeNull();
});

it('fills the gaps of merged cells from the row above, and no amounts', () => {
  expect(hasGaps(read(), COLUMNS)).toBe(true);
  const rows = read({ fillGaps: true });
  expect(rows[1]?.cells).toEqual({ category: 'Book Fair', fund: 'Arts', spending: '50' });
  expect(rows[4]?.cells['category']).toBe('Total Wellness');
  expect(hasGaps(rows, COLUMNS)).toBe(false);
});

it('fills nothing above the first text, nor in a column that is not there', () => {
  const table = sheet('Category | Spending\n | 1\nFair | 2\n | 3');
  const choice = { headings: 0, always: {}, fillGaps: true };
  const rows = importRows(table, COLUMNS, { ...choice, fields: ['category', 'spending'] });
  expect(rows.map(({ cells }) => cells)).toEqual([
    { category: '', spending: '1' },
    { category: 'Fair', spending: '2' },
    { category: 'Fair', spending: '3' },
  ]);
  expect(hasGaps(rows.slice(0, 1), COLUMNS)).toBe(false);
});

it('knows the totals of a budget whose column of names is not chosen', () => {
  const rows = importRows(sheet('EXPENSES |\nFair | 1\nDance | 2\nTotal | 3'), COLUMNS, {
    fields: [null, 'spending'],
    headings: null,
    always: {},
    fillGaps: false,
  });
  expect(rows.map(({ cells, left }) => [cells['spending'], left])).toEqual([
    ['', 'A heading, not a line.'],

    ['1', null],
    ['2', null],
    ['3', 'A row of totals.'],
  ]);
});

it('uses what is said for all rows where a row says nothing', () => {
  const rows = read({ always: { fund: 'Main', description: 'Budget' } });
  expect(rows[0]?.cells).toMatchObject({ fund: 'Main', description: 'Budget' });
  expect(rows[1]?.cells['fund']).toBe('Arts');
});

it('reads rows of any length', () => {
  const fields = ['category', 'fund', 'spending', 'income'];
  const rows = importRows([['Fair']], COLUMNS, {
    fields,
    headings: null,
    always: {},
    fillGaps: false,
  });
  expect(rows[0]?.cells).toEqual({ category: 'Fair', fund: '', spending: '', income: '' });
  expect(importRows([], COLUMNS, { fields, headings: 3, always: {}, fillGaps: false })).toEqual([]);
});
