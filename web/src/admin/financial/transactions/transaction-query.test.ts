import { expect, it } from 'vitest';
import { isFiltered, periodError } from '../../shared/lists/FilterBar.tsx';
import { NO_FILTER, transactionQuery } from './transaction-query.ts';

const BY_DATE = { by: 'date', direction: 'desc' } as const;

it('asks the server for what was chosen', () => {
  const filter = { categoryId: 'fair', fundId: 'main', from: '2026-07-01', to: '2026-12-31' };
  expect(transactionQuery('revenueItems', filter, { by: 'amount', direction: 'asc' })).toEqual({
    collection: 'revenueItems',
    filters: [
      { field: 'categoryId', op: '==', value: 'fair' },
      { field: 'fundId', op: '==', value: 'main' },
      { field: 'date', op: '>=', value: '2026-07-01' },
      { field: 'date', op: '<=', value: '2026-12-31' },
    ],
    orderBy: { field: 'amount', then: 'date', direction: 'asc' },
  });
});

it.each(['', '2026', '2026-02-31', '0002-01-01'])('does not narrow down by the day %j', (from) => {
  expect(transactionQuery('revenueItems', { ...NO_FILTER, from }, BY_DATE).filters).toEqual([]);
});

it('tells whether anything is narrowed down', () => {
  expect(isFiltered(NO_FILTER)).toBe(false);
  expect(isFiltered({ ...NO_FILTER, to: '2026-01-01' })).toBe(true);
});

it.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-01', '', null],
  ['', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'This day is before the first one.'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodError({ ...NO_FILTER, from, to })).toBe(problem);
});
