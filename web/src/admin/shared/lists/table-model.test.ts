import { expect, it } from 'vitest';
import { sortAfterPress, sortRows, type Column } from './table-model.ts';

const ROWS = [
  { name: 'b', amount: 2 },
  { name: 'a', amount: 2 },
  { name: 'c', amount: 1 },
];
const COLUMNS: readonly Column<(typeof ROWS)[number]>[] = [
  { id: 'name', label: 'Name', cell: () => null },
  {
    id: 'amount',
    label: 'Amount',
    cell: () => null,
    compare: (one, other) => one.amount - other.amount,
  },
];
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).join('');

it('sorts both ways, and rows that compare alike keep their order', () => {
  expect(names(sortRows(ROWS, COLUMNS, { by: 'amount', direction: 'asc' }))).toBe('cba');
  expect(names(sortRows(ROWS, COLUMNS, { by: 'amount', direction: 'desc' }))).toBe('bac');
});

it('leaves rows alone that the server has sorted', () => {
  expect(names(sortRows(ROWS, COLUMNS, { by: 'name', direction: 'asc' }))).toBe('bac');
});

it('turns around at the second press and begins ascending at another column', () => {
  const first = sortAfterPress({ by: 'date', direction: 'desc' }, 'amount');
  expect(first).toEqual({ by: 'amount', direction: 'asc' });
  expect(sortAfterPress(first, 'amount')).toEqual({ by: 'amount', direction: 'desc' });
});
