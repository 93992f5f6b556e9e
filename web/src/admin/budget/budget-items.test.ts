import { describe, expect, it } from 'vitest';
import {
  filterItems,
  MISSING_OPTION,
  namedItems,
  NO_FILTER,
  totalsOf,
  type BudgetRow,
} from './budget-items.ts';

const NAMES = {
  categoryName: (id: string) => ({ fair: 'Spring Fair', office: 'Office' })[id] ?? 'Unknown',
  fundName: (id: string) =>
    ({ main: 'Main Fund', ten: 'Fund 10', nine: 'Fund 9' })[id] ?? 'Unknown',
};

function row(id: string, categoryId: string, fundId: string, amounts: [number, number]): BudgetRow {
  const [originalBudget, changes] = amounts;
  return { id, categoryId, fundId, originalBudget, changes, finalBudget: 0, version: 1 };
}

const ITEMS = namedItems(
  [
    row('a', 'fair', 'ten', [0.1, 0.2]),
    row('b', 'fair', 'nine', [100, -250.55]),
    row('c', 'office', 'main', [12, 0]),
    row('d', 'gone', 'gone', [1, 0]),
    row('e', 'office', 'gone', [2, 0]),
  ],
  NAMES,
);

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('namedItems', () => {
  it('goes by category and fund, with 9 before 10', () => {
    expect(ids(ITEMS)).toEqual(['c', 'e', 'b', 'a', 'd']);
  });
  it('computes the final budget in cents, whatever is stored', () => {
    expect(ITEMS.map(({ finalBudget }) => finalBudget)).toEqual([1_200, 200, -15_055, 30, 100]);
  });
  it('names what is missing Unknown', () => {
    expect(ITEMS.at(-1)).toMatchObject({ categoryName: 'Unknown', fundName: 'Unknown' });
  });
});

describe('filterItems', () => {
  it.each([
    [NO_FILTER, ['c', 'e', 'b', 'a', 'd']],
    [{ ...NO_FILTER, categoryId: 'fair' }, ['b', 'a']],
    [{ ...NO_FILTER, fundId: MISSING_OPTION }, ['e', 'd']],
    [{ categoryId: MISSING_OPTION, fundId: MISSING_OPTION }, ['d']],
    [{ categoryId: 'fair', fundId: 'main' }, []],
  ])('%o leaves %o', (filter, expected) => {
    expect(ids(filterItems(ITEMS, filter))).toEqual(expected);
  });
});

describe('totalsOf', () => {
  it('adds up in cents', () => {
    expect(totalsOf(ITEMS)).toEqual({
      originalBudget: 11_510,
      changes: -25_035,
      finalBudget: -13_525,
    });
  });
  it('is 0 of nothing', () => {
    expect(totalsOf([])).toEqual({ originalBudget: 0, changes: 0, finalBudget: 0 });
  });
});
