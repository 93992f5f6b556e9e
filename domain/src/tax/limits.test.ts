import { expect, it } from 'vitest';
import { reportingThreshold } from './limits.ts';

it.each([
  [2024, 600_00, true],
  [2025, 600_00, true],
  [2026, 2_000_00, true],
  [2027, 2_000_00, false],
])('the threshold of forms 1099 for payments of %i', (year, amount, isKnown) => {
  expect(reportingThreshold(year)).toEqual({ amount, isKnown });
});
