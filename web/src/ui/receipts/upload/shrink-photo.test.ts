import { SHRUNK_PIXELS } from '@pa-ledger/domain/limits';
import { expect, it } from 'vitest';
import { shrunkSize } from './shrink-photo.ts';

it.each([
  ['a phone photo', [4032, 3024], [2000, 1500]],
  ['one held upright', [3024, 4032], [1500, 2000]],
  ['a square one', [3000, 3000], [1500, 1500]],
  ['a letter page scanned at 600 dpi', [5100, 6600], [1500, 1941]],
  ['a scrolling screenshot', [1170, 10_000], [1170, 10_000]],
  ['a till roll', [1500, 8000], [1500, 8000]],
  ['a longer one', [1500, 9000], [1500, 9000]],
  ['one of a better camera', [3000, 18_000], [1500, 9000]],
  ['one on its side', [9000, 1500], [9000, 1500]],
  ['a screenshot of a very long page', [1170, 30_000], [808, 20_740]],
  ['a thin line', [30_000, 3], [30_000, 3]],
  ['one that is small already', [800, 600], [800, 600]],
] as const)('%s of %j becomes %j', (_name, [width, height], [toWidth, toHeight]) => {
  expect(shrunkSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
});

it('no picture has more pixels than a phone can draw, and each side has one', () => {
  const sides = [1, 7, 1499, 1500, 1501, 4096, 9999, 60_000];
  for (const [width, height] of sides.flatMap((one) =>
    sides.map((other) => [one, other] as const),
  )) {
    const shrunk = shrunkSize({ width, height });
    expect(shrunk.width * shrunk.height).toBeLessThanOrEqual(SHRUNK_PIXELS);
    expect(Math.min(shrunk.width, shrunk.height)).toBeGreaterThanOrEqual(1);
  }
});
