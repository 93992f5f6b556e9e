import { describe, expect, it } from 'vitest';
import { periodError } from '../shared/lists/FilterBar.tsx';
import { SORTS } from '../shared/lists/list-address.ts';
import { expenseQuery, NO_FILTER } from './expense-filter.ts';

const ZONE = 'America/New_York';
const FULL = {
  text: 'pat é&=?',
  status: 'approved',
  categoryId: 'office',
  fundId: 'none',
  from: '2026-07-01',
  to: '2026-12-31',
};

describe('expenseQuery', () => {
  it.each([
    [SORTS[0], 'submittedAt', 'desc'],
    [{ by: 'date', direction: 'asc' }, 'submittedAt', 'asc'],
    [{ by: 'amount', direction: 'asc' }, 'submission.amount', 'asc'],
  ] as const)('asks for all of them by %o', (sort, field, direction) => {
    expect(expenseQuery(NO_FILTER, sort, ZONE)).toEqual({
      text: '',
      collection: 'expenses',
      filters: [],
      orderBy: { field, then: 'submittedAt', direction },
    });
  });

  it('asks for all that was chosen, the last day whole', () => {
    expect(expenseQuery({ ...FULL, text: 'an pumpkins fair' }, SORTS[0], ZONE).filters).toEqual([
      { field: 'searchWords', op: 'array-contains', value: 'pumpkins' },
      { field: 'status', op: '==', value: 'approved' },
      { field: 'categoryId', op: '==', value: 'office' },
      { field: 'fundId', op: '==', value: null },
      { field: 'submittedAt', op: '>=', value: { momentMs: Date.parse('2026-07-01T04:00:00Z') } },
      { field: 'submittedAt', op: '<', value: { momentMs: Date.parse('2027-01-01T05:00:00Z') } },
    ]);
  });

  it('asks for a fund by its id, and for nothing that cannot be found', () => {
    expect(
      expenseQuery({ ...NO_FILTER, fundId: 'main', text: 'a' }, SORTS[0], ZONE).filters,
    ).toEqual([{ field: 'fundId', op: '==', value: 'main' }]);
  });
});

it('points out days the wrong way around', () => {
  expect(periodError(FULL)).toBeNull();
  expect(periodError({ ...FULL, to: '2026-06-30' })).toBe('This day is before the first one.');
  expect(periodError({ ...FULL, to: '' })).toBeNull();
});
