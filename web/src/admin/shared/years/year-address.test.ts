import { isFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { expect, it } from 'vitest';
import { keepYear, keepYearIn } from './keep-year.ts';
import { ALL_YEARS, asksForAll, inYear, yearIn } from './year-address.ts';

it.each([
  ['?year=2025', '2025'],
  ['?fund=main&year=1999', '1999'],
  ['', null],
  ['?year=', null],
  ['?year=1066', null],
  ['?year=2025-26', null],
  ['?year=20255', null],
  ['?year=%00', null],
  ['?year=__proto__', null],
  ['?year=all', null],
])('the query %s names the year %s', (search, year) => {
  expect(yearIn(search)).toBe(year);
});

it('all years are asked for by their word alone', () => {
  expect(asksForAll('?category=fair&year=all')).toBe(true);
  for (const search of ['', '?year=', '?year=2025', '?year=ALL', '?years=all'])
    expect(asksForAll(search), search).toBe(false);
});

it.each([
  ['?year=2025&fund=main', '', '?year=2025'],
  ['?year=2025', '?fund=main&sort=amount-asc', '?year=2025&fund=main&sort=amount-asc'],
  ['?year=soon', '?fund=main', '?fund=main'],
  ['?year=2025-26', '?fund=main', '?fund=main'],
  ['?year=all', '?category=fair', '?year=all&category=fair'],
  ['?year=allyears', '?fund=main', '?fund=main'],
  ['?fund=main', '', ''],
])('from %s a link to %s leads to %s', (search, next, expected) => {
  expect(keepYear(search, next)).toBe(expected);
});

it.each([
  ['?year=2025', '/admin/users', '/admin/users?year=2025'],
  ['?q=tent&year=2025', '/admin/expenses?fund=none', '/admin/expenses?year=2025&fund=none'],
  ['?year=2025', '/admin/financial/revenue?year=2024', '/admin/financial/revenue?year=2024'],
  ['', '/admin/users', '/admin/users'],
])('from %s a link to the address %s leads to %s', (search, address, expected) => {
  expect(keepYearIn(search, address)).toBe(expected);
});

it.each([
  ['?category=fair', 'all', '?year=all&category=fair'],
  ['?year=all&category=fair', '2025', '?year=2025&category=fair'],
  ['?year=all', null, ''],
  ['', '2025', '?year=2025'],
  ['?year=2025', null, ''],
  ['?year=2024&fund=main&from=2024-07-01&to=2024-08-01', '2025', '?year=2025&fund=main'],
  ['?fund=main&year=2024', null, '?fund=main'],
])('%s in the year %s is %s', (search, year, expected) => {
  expect(inYear(search, year === ALL_YEARS || isFiscalYear(year) ? year : null)).toBe(expected);
});
