import { describe, expect, it } from 'vitest';
import { backoffMs, MAX_ATTEMPTS } from './finish.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('the wait after a failed try', () => {
  it.each([
    [1, MINUTE],
    [2, 2 * MINUTE],
    [3, 4 * MINUTE],
    [9, 256 * MINUTE],
    [10, 6 * HOUR],
    [MAX_ATTEMPTS, 6 * HOUR],
    [2_000, 6 * HOUR],
  ])('%i: %i ms', (attempt, wait) => {
    expect(backoffMs(attempt)).toBe(wait);
  });

  it('gives a mail up after about two days', () => {
    let hours = 0;
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt++) hours += backoffMs(attempt) / HOUR;
    expect(hours).toBeGreaterThan(36);
    expect(hours).toBeLessThan(60);
  });
});
