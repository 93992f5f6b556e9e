import { expect, it } from 'vitest';
import { basisOf, readClosing } from './closings.ts';

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
