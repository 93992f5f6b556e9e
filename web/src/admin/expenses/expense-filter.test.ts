import { describe, expect, it } from 'vitest';
import { isFiltered, periodError } from '../shared/lists/FilterBar.tsx';
import { expenseQuery, filterIn, NO_FILTER, searchFor } from './expense-filter.ts';

const ZONE = 'America/New_York';
const FULL = {
  text: 'pat é&=?',
  status: 'approved',
  categoryId: 'office',
  fundId: 'none',
  from: '2026-07-01',
  to: '2026-12-31',
};

describe('in the address', () => {
  it('everything is nothing', () => {
    expect(searchFor(NO_FILTER)).toBe('');
    expect(filterIn('')).toEqual(NO_FILTER);
    expect(isFiltered(filterIn(''))).toBe(false);
  });

  it('a filter comes back as it went', () => {
    expect(filterIn(searchFor(FULL))).toEqual(FULL);
    expect(isFiltered(FULL)).toBe(true);
  });

  it('can be linked to', () => {
    expect(filterIn('?fund=none&status=approved')).toEqual({
      ...NO_FILTER,
      fundId: 'none',
      status: 'approved',
    });
  });

  it.each([
    '?status=lost',
    '?from=2026-02-31&to=soon',
    '?category=../x&fund=a/b',
    `?q=${'a'.repeat(101)}`,
    '?other=1',
  ])('%s narrows nothing', (search) => {
    expect(filterIn(search)).toEqual(NO_FILTER);
  });

  it('half a date and blanks do not get there', () => {
    expect(searchFor({ ...NO_FILTER, from: '0002-01-01', text: '  ' })).toBe('');
  });
});

describe('expenseQuery', () => {
  it('asks for the newest', () => {
    expect(expenseQuery(NO_FILTER, ZONE)).toEqual({
      collection: 'expenses',
      filters: [],
      orderBy: { field: 'submittedAt', direction: 'desc' },
    });
  });

  it('asks for all that was chosen, the last day whole', () => {
    expect(expenseQuery({ ...FULL, text: 'an pumpkins fair' }, ZONE).filters).toEqual([
      { field: 'searchWords', op: 'array-contains', value: 'pumpkins' },
      { field: 'status', op: '==', value: 'approved' },
      { field: 'categoryId', op: '==', value: 'office' },
      { field: 'fundId', op: '==', value: null },
      { field: 'submittedAt', op: '>=', value: { momentMs: Date.parse('2026-07-01T04:00:00Z') } },
      { field: 'submittedAt', op: '<', value: { momentMs: Date.parse('2027-01-01T05:00:00Z') } },
    ]);
  });

  it('asks for a fund by its id, and for nothing that cannot be found', () => {
    expect(expenseQuery({ ...NO_FILTER, fundId: 'main', text: 'a' }, ZONE).filters).toEqual([
      { field: 'fundId', op: '==', value: 'main' },
    ]);
  });
});

it('points out days the wrong way around', () => {
  expect(periodError(FULL)).toBeNull();
  expect(periodError({ ...FULL, to: '2026-06-30' })).toBe('This day is before the first one.');
  expect(periodError({ ...FULL, to: '' })).toBeNull();
});
