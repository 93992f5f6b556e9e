import { expect, it } from 'vitest';
import { ReceiptSlots } from './receipt-slots.ts';

it('gives the lowest slot that is free, and none after slot 9', () => {
  const slots = new ReceiptSlots();
  expect(slots.next([])).toBe(0);
  for (const slot of [0, 1, 3]) slots.use(slot);
  expect(slots.next([])).toBe(2);
  for (let slot = 0; slot < 9; slot++) slots.use(slot);
  expect(slots.next([])).toBe(9);
  slots.use(9);
  expect(slots.next([])).toBeNull();
  slots.free(4);
  expect(slots.next([])).toBe(4);
});
