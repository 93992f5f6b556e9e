import { expect, it } from 'vitest';
import { basisOf, calendarOf, closingOf, readClosing } from './closings.ts';

it('a closed year keeps its basis, and a reopened one has the school\u2019s again', () => {
  const all = [
    readClosing('2024', { countWhen: 'approved', reopenReason: null }),
    readClosing('2025', { countWhen: 'approved', reopenReason: 'A check was missing' }),
    readClosing('opening', { opensOn: '2024-07-01' }),
  ];
  expect(basisOf('2024', all, 'paid')).toBe('approved');
  expect(basisOf('2025', all, 'paid')).toBe('paid');
  for (const year of ['2026', null]) expect(basisOf(year, all, 'paid')).toBe('paid');
  expect(basisOf('opening', all, 'approved')).toBe('approved');
});

it('only closed years keep their days', () => {
  const days = { first: '2024-07-01', last: '2025-06-30' };
  const closed = readClosing('2024', { ...days, reopenReason: null, by: { email: 'a@b.example' } });
  const reopened = readClosing('2025', { ...days, reopenReason: 'A check was missing' });
  const opening = readClosing('opening', { opensOn: '2024-07-01' });
  expect(calendarOf([opening, reopened, closed])).toMatchObject({
    closed: [{ year: '2024', ...days }],
  });
  expect(closingOf('2024', [closed])?.by).toBe('a@b.example');
  expect([closingOf('2025', [reopened]), closingOf(null, [closed])]).toEqual([null, null]);
});
