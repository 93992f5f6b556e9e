import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelsOfPage, planPicture, shownSize } from './picture-plan.ts';

describe('a drawn picture', () => {
  it.each([
    ['a phone photo', { width: 3_000, height: 4_000 }, { width: 1_237, height: 1_650 }],
    ['a photo on its side', { width: 4_000, height: 3_000 }, { width: 1_650, height: 1_237 }],
    [
      'a small picture, which does not grow',
      { width: 640, height: 480 },
      { width: 640, height: 480 },
    ],
    ['a letter page', pixelsOfPage({ width: 612, height: 792 }), { width: 1_275, height: 1_650 }],
  ])('of %s', (_, own, size) => {
    expect(planPicture(own)).toEqual({
      size,
      pieces: [{ top: 0, height: size.height }],
      isSmall: false,
    });
  });

  it('of a long receipt keeps its width, and is cut into pieces that overlap', () => {
    const { size, pieces, isSmall } = planPicture({ width: 1_000, height: 5_000 });
    expect([size, isSmall]).toEqual([{ width: 760, height: 3_800 }, false]);
    expect(pieces).toHaveLength(3);
    for (const [index, { top }] of pieces.entries()) {
      const before = pieces[index - 1];
      if (before !== undefined) expect(top).toBeLessThan(before.top + before.height - 20);
    }
  });

  it('says that it is small where a page has ten meters', () => {
    const { size, pieces, isSmall } = planPicture(pixelsOfPage({ width: 226, height: 28_346 }));
    expect([size.height, pieces.length, isSmall]).toEqual([16_000, 24, true]);
  });

  it('shows all of it, in a canvas that every browser has', () => {
    const side = fc.integer({ min: 1, max: 40_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const { size, pieces } = planPicture({ width, height });
        expect(size.width * size.height).toBeLessThanOrEqual(12_000_000);
        expect([pieces[0]?.top, Math.max(size.width, size.height) <= 16_000]).toEqual([0, true]);
        const ends = pieces.map(({ top, height: own }) => top + own);
        expect(ends.at(-1)).toBe(size.height);
        for (const [index, { top }] of pieces.entries())
          if (index > 0) expect(top).toBeLessThanOrEqual(ends[index - 1] ?? 0);
      }),
    );
  });

  it('fits its place on the paper, and is not blown up', () => {
    const room = { width: 504, height: 600 };
    expect(shownSize({ width: 1_200, height: 1_600 }, room)).toEqual({ width: 450, height: 600 });
    expect(shownSize({ width: 96, height: 48 }, room)).toEqual({ width: 72, height: 36 });
  });
});
