import { describe, expect, it } from 'vitest';
import { isDocumentId } from '../untyped.ts';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';
import { canStart, inOrder, newLines, startedOrder, originalOf, yearToStart } from './new-year.ts';

const YEAR = '2026' as FiscalYear;

it.each([
  ['2026', '2026-04-30', false],
  ['2026', '2026-05-01', true],
  ['2026', '2026-07-01', true],
  ['2026', '2027-06-30', true],
  // Books that are entered behind time.
  ['2026', '2027-07-01', true],
  ['2024', '2027-07-01', true],
  ['2025', '2026-06-20', true],
  ['2027', '2026-07-01', false],
])('%s can be started on %s: %s', (year, today, can) => {
  expect(canStart(year, today as CalendarDate, 7)).toBe(can);
});

it('a new budget has a line for each of the year before, the actual on the first of a pair', () => {
  const line = { categoryId: 'fair', fundId: 'main', originalBudget: 100, changes: -20.5 };
  const actuals = [
    { categoryId: 'fair', fundId: 'main', revenue: cents(5), expenses: cents(12_34) },
    { categoryId: 'fair', fundId: null, revenue: cents(0), expenses: cents(1) },
  ];
  const old = [
    { ...line, id: 'b', description: 'Rides' },
    { ...line, id: 'a' },
    { ...line, id: '2025-c', categoryId: 'book' },
    { ...line, id: 'z', categoryId: 'book' },
  ];
  const lines = newLines(YEAR, 'budgetItems', old, actuals);
  const own = {
    collection: 'budgetItems',
    categoryId: 'fair',
    fundId: 'main',
    description: null,
    budget: 7950,
    actual: 0,
  };
  expect(lines).toEqual([
    { ...own, id: '2026-c', categoryId: 'book' },
    { ...own, id: '2026-a', actual: 12_34 },
    { ...own, id: '2026-b', description: 'Rides' },
    { ...own, id: '2026-z', categoryId: 'book' },
  ]);
  const [income] = newLines(YEAR, 'incomeItems', [{ ...line, id: 'a' }], actuals);
  expect(income).toEqual({ ...own, collection: 'incomeItems', id: '2026-a', actual: 5 });
  const [, first] = lines;
  expect(first && (['final', 'actual'] as const).map((one) => originalOf(first, one))).toEqual([
    79_50, 12_34,
  ]);
});

it("the board's order goes on with the new lines", () => {
  expect(startedOrder(YEAR, ['# Programs', 'a', '2025-c', '# 2025-c'])).toEqual([
    '# Programs',
    '2026-a',
    '2026-c',
    '# 2025-c',
  ]);
});

it('the id of a line that is started year after year does not grow', () => {
  const line = { categoryId: 'a', fundId: 'b', originalBudget: 0, changes: 0 };
  for (const [id, next] of [
    ['abc', '2026-abc'],
    ['2025-abc', '2026-abc'],
    ['x'.repeat(64), `2026-${'x'.repeat(59)}`],
  ] as const) {
    const [made] = newLines(YEAR, 'budgetItems', [{ ...line, id }], []);
    expect(made?.id).toBe(next);
    expect(isDocumentId(made?.id)).toBe(true);
  }
});

it("is listed in the board's order, and what is not in it by its name", () => {
  const line = { fundId: 'main', originalBudget: 1, changes: 0 };
  const lines = newLines(
    YEAR,
    'budgetItems',
    ['a', 'b', 'c', 'd'].map((id) => ({ ...line, id, categoryId: id })),
    [],
  );
  const names = new Map(Object.entries({ a: 'Zoo', b: 'Books', c: 'Art', d: 'Music' }));
  const idsIn = (order: readonly string[]) =>
    inOrder(lines, startedOrder(YEAR, order), names).map(({ id }) => id);
  expect(idsIn(['# Programs', 'd', 'gone', 'a'])).toEqual(['2026-d', '2026-a', '2026-c', '2026-b']);
  expect(idsIn([])).toEqual(['2026-c', '2026-b', '2026-d', '2026-a']);
  names.delete('d');
  expect(idsIn([])).toEqual(['2026-d', '2026-c', '2026-b', '2026-a']);
});

describe('the year that a budget offers to start', () => {
  const offered = (shown: string, today: string, state: 'empty' | 'begun' | 'closed' = 'begun') =>
    yearToStart(
      shown as FiscalYear,
      { isEmpty: state === 'empty', isClosed: state === 'closed' },
      today as CalendarDate,
      7,
    );

  it('is the next one from 60 days before the current one ends', () => {
    expect(offered('2026', '2026-11-20')).toBeNull();
    expect(offered('2026', '2027-04-30')).toBeNull();
    expect(offered('2026', '2027-05-01')).toBe('2027');
    expect(offered('2027', '2027-05-01')).toBeNull();
  });

  it('is the shown one while it is empty', () => {
    expect(offered('2025', '2026-11-20', 'empty')).toBe('2025');
    expect(offered('2025', '2027-05-01')).toBeNull();
    expect(offered('2026', '2027-06-20', 'empty')).toBe('2026');
    expect(offered('2027', '2027-05-01', 'empty')).toBe('2027');
  });

  it('is none after the next, and none where the year is closed', () => {
    expect(offered('2027', '2026-11-20', 'empty')).toBeNull();
    expect(offered('2026', '2027-06-20', 'closed')).toBeNull();
  });
});
