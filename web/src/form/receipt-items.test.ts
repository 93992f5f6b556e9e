import { expect, it } from 'vitest';
import { nextSlot } from './receipt-items.ts';

it('returns the lowest slot that is not used', () => {
  expect(nextSlot(new Set())).toBe(0);
  expect(nextSlot(new Set([0, 1, 3]))).toBe(2);
});

it('returns null after slot 9', () => {
  const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  expect(nextSlot(new Set(nine))).toBe(9);
  expect(nextSlot(new Set([...nine, 9]))).toBeNull();
});
