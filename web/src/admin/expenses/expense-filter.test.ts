import { categoryMark, fundMark, placeMark } from '@pa-ledger/domain/expenses/search-words';
import { describe, expect, it } from 'vitest';
import { periodError } from '../shared/lists/FilterBar.tsx';
import { SORTS } from '../shared/lists/list-address.ts';
import { expenseQuery, fittingFilter, isFound, isServed, NO_FILTER } from './expense-filter.ts';

const ZONE = 'America/New_York';
const ME = 'Treasurer@example.com';
const FULL = {
  text: 'pat é&=?',
  status: 'approved',
  view: '',
  categoryId: 'office',
  fundId: 'none',
  from: '2026-07-01',
  to: '2026-12-31',
} as const;

describe('expenseQuery', () => {
  it.each([
    [SORTS[0], 'submittedAt', 'desc'],
    [{ by: 'date', direction: 'asc' }, 'submittedAt', 'asc'],
    [{ by: 'amount', direction: 'asc' }, 'payable', 'asc'],
  ] as const)('asks for all of them by %o', (sort, field, direction) => {
    expect(expenseQuery(NO_FILTER, sort, ZONE, ME)).toEqual({
      text: '',
      marks: [],
      collection: 'expenses',
      filters: [],
      orderBy: { field, then: 'submittedAt', direction },
    });
  });

  it('asks for all that was chosen, the last day whole', () => {
    expect(expenseQuery({ ...FULL, text: 'an pumpkins fair' }, SORTS[0], ZONE, ME).filters).toEqual(
      [
        { field: 'searchWords', op: 'array-contains', value: 'pumpkins' },
        { field: 'status', op: '==', value: 'approved' },
        { field: 'submittedAt', op: '>=', value: { momentMs: Date.parse('2026-07-01T04:00:00Z') } },
        { field: 'submittedAt', op: '<', value: { momentMs: Date.parse('2027-01-01T05:00:00Z') } },
      ],
    );
  });

  it('asks for a fund by its mark, and for nothing that cannot be found', () => {
    const query = expenseQuery({ ...NO_FILTER, fundId: 'main', text: 'a' }, SORTS[0], ZONE, ME);
    expect(query.filters).toEqual([
      { field: 'searchWords', op: 'array-contains', value: fundMark('main') },
    ]);
    expect(isServed(query)).toBe(true);
  });

  it('leaves every other mark and word to the page', () => {
    const marks = [placeMark('office', null)];
    const query = expenseQuery({ ...FULL, text: 'an pumpkins' }, SORTS[0], ZONE, ME);
    expect(query.marks).toEqual(marks);
    expect(isServed(query)).toBe(false);
    const words = ['an', 'pumpkins', ...marks];
    expect(isFound({ searchWords: words }, query)).toBe(true);
    for (const missing of words) {
      const searchWords = words.filter((word) => word !== missing);
      expect(isFound({ searchWords }, query)).toBe(false);
    }
    const both = expenseQuery({ ...FULL, text: '' }, SORTS[0], ZONE, ME);
    expect([both.marks, isServed(both)]).toEqual([[], true]);
    expect(both.filters[0]?.value).toBe(placeMark('office', null));
    const one = expenseQuery({ ...NO_FILTER, categoryId: 'office' }, SORTS[0], ZONE, ME);
    expect(one.filters[0]?.value).toBe(categoryMark('office'));
  });
});

it('shows a view by its statuses, and by whose turn it is', () => {
  const filtersOf = (view: 'mine' | 'changed' | 'done') =>
    expenseQuery({ ...NO_FILTER, view }, SORTS[0], ZONE, ME).filters;
  expect(filtersOf('mine')).toEqual([
    { field: 'searchWords', op: 'array-contains', value: '~@treasurer@example.com' },
    { field: 'status', op: 'in', value: ['pending'] },
  ]);
  expect(filtersOf('changed')).toEqual([
    { field: 'searchWords', op: 'array-contains', value: '~r' },
    { field: 'status', op: 'in', value: ['paid'] },
  ]);
  expect(filtersOf('done')).toEqual([
    { field: 'status', op: 'in', value: ['paid', 'rejected', 'withdrawn'] },
  ]);
});

it('leaves a view for a status, and what waits for me for words', () => {
  const mine = { ...NO_FILTER, view: 'mine' } as const;
  expect(fittingFilter(mine, { ...mine, status: 'paid' }).view).toBe('');
  expect(fittingFilter(mine, { ...mine, text: 'fair' }).view).toBe('');
  expect(fittingFilter(mine, { ...mine, categoryId: 'fair' }).view).toBe('mine');
  const asked = { ...NO_FILTER, status: 'paid', text: 'fair' };
  expect(fittingFilter(asked, { ...asked, view: 'mine' })).toEqual(mine);
  const done = { ...asked, view: 'done' } as const;
  expect(fittingFilter(asked, done)).toEqual({ ...done, status: '' });
});

it('points out days the wrong way around', () => {
  expect(periodError(FULL)).toBeNull();
  expect(periodError({ ...FULL, to: '2026-06-30' })).toBe('This date is before the first one.');
  expect(periodError({ ...FULL, to: '' })).toBeNull();
});
