import { expect, it } from 'vitest';
import { earlierReceipts } from './open-session.ts';

const RECEIPTS = [
  { slot: 0, name: 'a.pdf', type: 'application/pdf', size: 9 },
  { slot: 3, name: 'b.jpg', type: 'image/jpeg', size: 8 },
] as const;

it('keeps every receipt until somebody leaves one out', () => {
  const kept = (draft: { kept?: number[] } | null) =>
    earlierReceipts({ receipts: RECEIPTS }, draft).map(({ slot, isKept }) => [slot, isKept]);
  expect(kept(null)).toEqual([
    [0, true],
    [3, true],
  ]);
  expect(kept({ kept: [3] })).toEqual([
    [0, false],
    [3, true],
  ]);
  expect(kept({})).toEqual(kept(null));
});
