import { describe, expect, it } from 'vitest';
import { sharedMessages } from './shared-messages.ts';

describe('rowRange', () => {
  it.each([
    [{ page: 0, size: 25, shown: 25, count: null }, '1–25'],
    [{ page: 1, size: 25, shown: 25, count: 10_000 }, '26–50 of 10,000'],
    [{ page: 99, size: 100, shown: 100, count: 9_999 }, '9,901–10,000 of 10,000'],
    [{ page: 0, size: 25, shown: 0, count: 0 }, '0 of 0'],
  ])('%o reads %s', (place, words) => {
    expect(sharedMessages.rowRange(place)).toBe(words);
  });
});
