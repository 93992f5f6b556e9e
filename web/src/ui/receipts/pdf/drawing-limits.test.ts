import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDrawing, type DrawingCost } from './drawing-limits.ts';

const LIGHT: DrawingCost = { operations: 4_000, imageBytes: 32_000_000 };
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What was said after so many seconds of drawing. */
function saidAfter(seconds: number, burden: DrawingCost): number {
  let said = 0;
  const end = watchDrawing(
    () => burden,
    () => said++,
  );
  vi.advanceTimersByTime(seconds * 1_000);
  end();
  vi.advanceTimersByTime(200_000);
  return said;
}

describe('drawing a page (#100)', () => {
  it('is left as it is as long as it is a receipt', () => {
    expect(saidAfter(60, LIGHT)).toBe(0);
  });

  it('is given up when it takes too long, once', () => {
    expect(saidAfter(90, LIGHT)).toBe(0);
    expect(saidAfter(91, LIGHT)).toBe(1);
    expect(saidAfter(300, LIGHT)).toBe(1);
  });

  it('is not given up while nobody looks', () => {
    page.hidden = true;
    expect(saidAfter(600, LIGHT)).toBe(0);
  });

  it.each([
    { ...LIGHT, operations: 250_001 },
    { ...LIGHT, imageBytes: 2 ** 29 + 1 },
  ])('is given up at once when it takes too much: %j', (burden) => {
    expect(saidAfter(1, burden)).toBe(1);
  });
});
