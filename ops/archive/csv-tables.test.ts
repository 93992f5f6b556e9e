import papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvFiles, type Row } from './csv-tables.ts';

function row(id: string, data: Row['data']): Row {
  return { id, parentId: '', data };
}

const EXPENSES = [
  row('set', { categoryId: 'fair', fundId: 'grants', status: 'paid' }),
  row('follows', { categoryId: 'fair', fundId: null, status: 'approved' }),
  row('open', { categoryId: 'camp', fundId: null, status: 'approved' }),
  row('gone', { categoryId: 'fair', fundId: 'deleted', status: 'approved' }),
];
const BOOKS = new Map([
  ['categories', [row('fair', { name: 'Book Fair' }), row('camp', { name: 'Camp' })]],
  ['funds', [row('main', { name: 'Main Fund' }), row('grants', { name: 'Grants' })]],
  [
    'budgetItems',
    [
      row('b1', { categoryId: 'fair', fundId: 'main' }),
      row('b2', { categoryId: 'camp', fundId: 'main' }),
      row('b3', { categoryId: 'camp', fundId: 'grants' }),
    ],
  ],
  ['fundBalances', [row('main', { fundId: 'main', amount: 12.5 })]],
  ['expenses', EXPENSES],
]);

function table(name: string): Record<string, string>[] {
  const text = csvFiles(BOOKS).get(`csv/${name}.csv`) ?? '';
  return papa.parse<Record<string, string>>(text, { header: true }).data;
}

it('each expense has the fund in which the reports count it (#117)', () => {
  expect(table('expenses').map(({ id, fund }) => [id, fund])).toEqual([
    ['set', 'Grants'],
    ['follows', 'Main Fund'],
    ['open', ''],
    ['gone', ''],
  ]);
});

it('names category and fund, and makes no file without rows', () => {
  expect(table('budget').map(({ category, fund }) => [category, fund])).toEqual([
    ['Book Fair', 'Main Fund'],
    ['Camp', 'Main Fund'],
    ['Camp', 'Grants'],
  ]);
  expect(table('fund-balances')).toMatchObject([{ fund: 'Main Fund', amount: '12.5' }]);
  expect([...csvFiles(BOOKS).keys()]).not.toContain('csv/revenue.csv');
});
