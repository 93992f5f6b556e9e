import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { isFiltered, periodError } from '../../shared/lists/FilterBar.tsx';
import { isOutside, NO_FILTER, transactionQuery } from './transaction-query.ts';

const BY_DATE = { by: 'date', direction: 'desc' } as const;
const YEAR = { first: '2026-07-01' as CalendarDate, last: '2027-06-30' as CalendarDate };
const WHOLE_YEAR = [
  { field: 'date', op: '>=', value: '2026-07-01' },
  { field: 'date', op: '<=', value: '2027-06-30' },
];

it('asks the server for what was chosen', () => {
  const filter = { categoryId: 'fair', fundId: 'main', from: '2026-08-01', to: '2026-12-31' };
  expect(
    transactionQuery('revenueItems', filter, { by: 'amount', direction: 'asc' }, YEAR),
  ).toEqual({
    collection: 'revenueItems',
    filters: [
      { field: 'categoryId', op: '==', value: 'fair' },
      { field: 'fundId', op: '==', value: 'main' },
      { field: 'date', op: '>=', value: '2026-08-01' },
      { field: 'date', op: '<=', value: '2026-12-31' },
    ],
    orderBy: { field: 'amount', then: 'date', direction: 'asc' },
  });
});

it.each(['', '2026', '2026-02-31', '0002-01-01', '2026-06-30', '2025-12-31'])(
  'does not narrow the year down by the first day %j',
  (from) => {
    const { filters } = transactionQuery('revenueItems', { ...NO_FILTER, from }, BY_DATE, YEAR);
    expect(filters).toEqual(WHOLE_YEAR);
  },
);

it.each(['', '2027-07-01', '2099-12-31'])('nor by the last day %j', (to) => {
  const { filters } = transactionQuery('revenueItems', { ...NO_FILTER, to }, BY_DATE, YEAR);
  expect(filters).toEqual(WHOLE_YEAR);
});

it.each([
  ['', '', false],
  ['2027-06-30', '', false],
  ['2027-07-01', '', true],
  ['', '2026-07-01', false],
  ['', '2026-06-30', true],
  ['2025-01-01', '2025-12-31', true],
  ['2025-01-01', '2028-12-31', false],
  ['2028', '', false],
])('the days from %j to %j leave out all of the year: %s', (from, to, expected) => {
  expect(isOutside({ from, to }, YEAR)).toBe(expected);
});

it('tells whether anything is narrowed down', () => {
  expect(isFiltered(NO_FILTER)).toBe(false);
  expect(isFiltered({ ...NO_FILTER, to: '2026-01-01' })).toBe(true);
});

it.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-01', '', null],
  ['', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'This date is before the first one.'],
])('from %s to %s: %s', (from, to, problem) => {
  expect(periodError({ ...NO_FILTER, from, to })).toBe(problem);
});
