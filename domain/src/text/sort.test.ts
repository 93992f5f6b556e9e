import { expect, it } from 'vitest';
import { byText, compareNames } from './sort.ts';

it('sorts by the text as it is written', () => {
  const days = ['2026-02-01', '2025-12-31', '2026-01-10', '2026-01-09'];
  expect(days.toSorted(byText((day) => day))).toEqual([
    '2025-12-31',
    '2026-01-09',
    '2026-01-10',
    '2026-02-01',
  ]);
  expect(['b', 'B', 'a'].toSorted(byText((id) => id))).toEqual(['B', 'a', 'b']);
});

it('keeps things with the same text as they were', () => {
  const rows = [
    { day: '2026-01-02', id: 'first' },
    { day: '2026-01-02', id: 'second' },
    { day: '2026-01-01', id: 'third' },
  ];
  expect(rows.toSorted(byText(({ day }) => day)).map(({ id }) => id)).toEqual([
    'third',
    'first',
    'second',
  ]);
});

it('sorts names without case, and 9 before 10', () => {
  const names = ['grade 10', 'Field Trip', 'Grade 2', 'école', 'Zoo'];
  expect(names.sort(compareNames)).toEqual(['école', 'Field Trip', 'Grade 2', 'grade 10', 'Zoo']);
});
