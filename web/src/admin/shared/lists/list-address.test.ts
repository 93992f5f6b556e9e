import { describe, expect, it } from 'vitest';
import { EXPENSE_FILTER, NO_FILTER } from '../../expenses/expense-filter.ts';
import { isFiltered } from './FilterBar.tsx';
import { choiceIn, searchFor, SERVER_FILTER, SORTS } from './list-address.ts';

const WHOLE = { filter: NO_FILTER, sort: SORTS[0] };
const FULL = {
  text: 'pat é&=?',
  status: 'approved',
  view: '',
  categoryId: 'office',
  fundId: 'none',
  from: '2026-07-01',
  to: '2026-12-31',
} as const;

const searchOf = (filter: Partial<typeof NO_FILTER>, sort = SORTS[0]) =>
  searchFor(EXPENSE_FILTER, { filter: { ...NO_FILTER, ...filter }, sort });

describe('in the address', () => {
  it('the whole list in its default order is nothing', () => {
    expect(searchOf({})).toBe('');
    expect(choiceIn(EXPENSE_FILTER, '')).toEqual(WHOLE);
    expect(isFiltered(choiceIn(EXPENSE_FILTER, '').filter)).toBe(false);
  });

  it.each(SORTS)('a choice in the order %o comes back as it went', (sort) => {
    expect(choiceIn(EXPENSE_FILTER, searchOf(FULL, sort))).toEqual({ filter: FULL, sort });
    expect(isFiltered(FULL)).toBe(true);
  });

  it('can be linked to', () => {
    expect(choiceIn(EXPENSE_FILTER, '?sort=amount-asc&fund=none&status=approved')).toEqual({
      filter: { ...NO_FILTER, fundId: 'none', status: 'approved' },
      sort: { by: 'amount', direction: 'asc' },
    });
    expect(searchOf({ status: 'paid' }, { by: 'date', direction: 'asc' })).toBe(
      '?status=paid&sort=date-asc',
    );
  });

  it.each([
    '?status=lost',
    '?view=lost',
    '?from=2026-02-31&to=soon',
    '?category=../x&fund=a/b',
    `?q=${'a'.repeat(101)}`,
    '?sort=amount',
    '?sort=submission.amount-asc',
    '?other=1',
  ])('%s narrows nothing', (search) => {
    expect(choiceIn(EXPENSE_FILTER, search)).toEqual(WHOLE);
  });

  it('half a date and blanks do not get there', () => {
    expect(searchOf({ from: '0002-01-01', text: '  ' })).toBe('');
  });

  it('a list has only the parts of its own filter', () => {
    const { filter } = choiceIn(SERVER_FILTER, '?q=fair&category=office');
    expect(filter).toEqual({ categoryId: 'office', fundId: '', from: '', to: '' });
  });
});
