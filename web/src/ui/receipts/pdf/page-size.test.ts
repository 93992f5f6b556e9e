import { describe, expect, it } from 'vitest';
import {
  canvasSize,
  fitPage,
  LETTER,
  turned,
  zoomedIn,
  zoomedOut,
  zoomToFit,
} from './page-size.ts';

/** 10 meters in points. */
const TEN_METERS = 28_346;

describe('fitPage', () => {
  it('fills the width with a page, up to three times its printed size', () => {
    expect(fitPage(LETTER, 800, 1)).toEqual({ width: 800, height: 1035 });
    expect(fitPage({ width: 227, height: 454 }, 560, 1)).toEqual({ width: 560, height: 1120 });
    expect(fitPage({ width: 100, height: 50 }, 800, 1)).toEqual({ width: 400, height: 200 });
    expect(fitPage({ width: 300, height: 150 }, 360, 1)).toEqual({ width: 360, height: 180 });
  });

  it('shows a picture no larger than its dots before somebody zooms, and turned as wide as it is high', () => {
    const picture = { width: 300, height: 150 };
    expect(fitPage(picture, 800, 1, 1)).toEqual(picture);
    expect(fitPage(turned(picture, 1), 800, 2, 1)).toEqual({ width: 300, height: 600 });
    expect(fitPage(turned(picture, 2), 200, 1, 1)).toEqual({ width: 200, height: 100 });
  });

  it('zooms beyond the width', () => {
    expect(fitPage(LETTER, 800, 2)).toEqual({ width: 1600, height: 2070 });
    expect(fitPage(LETTER, 800, 0.5)).toEqual({ width: 400, height: 517 });
  });

  it('keeps a page of 10 meters, of a point and of nothing in bounds (#100)', () => {
    expect(fitPage({ width: TEN_METERS, height: TEN_METERS }, 800, 1).height).toBe(800);
    expect(fitPage({ width: 226, height: TEN_METERS }, 800, 4).height).toBe(40_000);
    expect(fitPage({ width: 1e8, height: 1 }, 800, 1)).toEqual({ width: 800, height: 16 });
    expect(fitPage({ width: 1, height: 1e8 }, 800, 1)).toEqual({ width: 16, height: 40_000 });
  });
});

describe('canvasSize', () => {
  it('has the pixels of the screen', () => {
    expect(canvasSize({ width: 360, height: 466 }, 2)).toEqual({ width: 720, height: 932 });
  });

  it.each([
    [{ width: 3_200, height: 4_140 }, 3],
    [{ width: 800, height: 800 }, 4],
    [{ width: 319, height: 40_000 }, 2],
    [{ width: 16, height: 40_000 }, 1],
  ])('has no more than a browser draws: %j at %d (#100)', (shown, density) => {
    const { width, height } = canvasSize(shown, density);
    expect(width * height).toBeLessThanOrEqual(2 ** 23);
    expect(Math.max(width, height)).toBeLessThanOrEqual(2 ** 14);
    expect(Math.min(width, height)).toBeGreaterThan(0);
  });
});

it('zooms in steps from half to four times, and back', () => {
  const up = [0.5, 0.75, 1, 1.5, 2, 3, 4].map(zoomedIn);
  expect(up).toEqual([0.75, 1, 1.5, 2, 3, 4, null]);
  expect([4, 3, 2, 1.5, 1, 0.75, 0.5].map(zoomedOut)).toEqual([3, 2, 1.5, 1, 0.75, 0.5, null]);
});

it('shows a whole page by its height, and never more than the whole width', () => {
  expect(zoomToFit({ width: 300, height: 600 }, { width: 600, height: 300 }, 1)).toBe(0.5);
  expect(zoomToFit({ width: 600, height: 300 }, { width: 300, height: 600 }, 1)).toBe(1);
  const zoom = zoomToFit(LETTER, { width: 800, height: 600 });
  expect(fitPage(LETTER, 800, zoom).height).toBeLessThanOrEqual(600);
});
