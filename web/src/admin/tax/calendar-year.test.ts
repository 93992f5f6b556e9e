import { expect, it } from 'vitest';
import { calendarYearSearch, yearChoices } from './calendar-year.ts';

it.each([
  ['of nothing yet', { year: '2026', present: '2026' }, [], ['2026']],
  [
    'from the first entry on',
    { year: '2026', present: '2026' },
    ['2024-08-01', '2026'],
    ['2026', '2025', '2024'],
  ],
  [
    'with the one that the address names',
    { year: '2028', present: '2026' },
    ['2026-08-01'],
    ['2028', '2027', '2026'],
  ],
])('the years to choose from, %s', (_title, shown, days, years) => {
  expect(yearChoices(shown, days)).toEqual(years);
});

it('an address names another year than the present one, and keeps the fiscal year', () => {
  expect(calendarYearSearch('', { year: '2026', present: '2026' })).toBe('');
  expect(calendarYearSearch('?for=2024', { year: '2025', present: '2026' })).toBe('?for=2025');
  expect(calendarYearSearch('?year=2024', { year: '2025', present: '2026' })).toBe(
    '?year=2024&for=2025',
  );
});
