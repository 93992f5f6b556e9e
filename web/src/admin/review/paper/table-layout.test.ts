import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CELL_ROOM,
  columnNeed,
  linesHere,
  MEASURED_AT,
  roomBelow,
  tableLayout,
} from './table-layout.ts';

const PAGES = { upright: 512, wide: 692 };
const text = (words: number, lines: number, share = 1) =>
  columnNeed({ share }, { words, lines, label: 30 });
const amount = (lines: number, label = 30) =>
  columnNeed({ numeric: true }, { words: 20, lines, label });
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);

describe('the columns of a table', () => {
  it('fill the page, and what is left goes to texts first', () => {
    const { size, isWide, widths } = tableLayout([text(40, 90), amount(50)], PAGES);
    expect({ size, isWide }).toEqual({ size: 8.8, isWide: false });
    expect(sum(widths)).toBeCloseTo(PAGES.upright);
    const [words = 0, amounts = 0] = widths;
    expect(words).toBeGreaterThan(2 * amounts);
  });

  it('give a long text what the others leave, by their shares', () => {
    const { widths } = tableLayout([text(40, 60), text(60, 2_000, 2), text(60, 2_000)], PAGES);
    const [short = 0, twice = 0, once = 0] = widths;
    expect(short).toBeCloseTo(60 * 0.88 + 2 * CELL_ROOM, 0);
    expect(twice).toBeCloseTo(2 * once);
  });

  it('take smaller letters, then a page on its side, before an amount breaks', () => {
    const months = (count: number) => [
      text(60, 200),
      ...Array.from({ length: count }, () => amount(44)),
    ];
    expect(tableLayout(months(8), PAGES)).toMatchObject({ isWide: false });
    expect(tableLayout(months(13), PAGES)).toMatchObject({ isWide: true });
    const { size, widths } = tableLayout(months(60), PAGES);
    expect(size).toBe(6);
    expect(sum(widths)).toBeCloseTo(PAGES.wide);
  });

  it('never break an amount or a usual word, whatever is beside it', () => {
    const need = fc.oneof(
      fc
        .tuple(fc.integer({ min: 5, max: 110 }), fc.integer({ min: 0, max: 3_000 }))
        .map(([words, more]) => text(words, words + more)),
      fc.integer({ min: 10, max: 70 }).map((lines) => amount(lines)),
    );
    fc.assert(
      fc.property(fc.array(need, { minLength: 1, maxLength: 7 }), (needs) => {
        const { size, isWide, widths } = tableLayout(needs, PAGES);
        expect(sum(widths)).toBeLessThanOrEqual((isWide ? PAGES.wide : PAGES.upright) + 1e-6);
        const least = needs.map((one) => (one.least * size) / MEASURED_AT + 2 * CELL_ROOM);
        fc.pre(sum(least) <= PAGES.wide - 2 * needs.length);
        for (const [index, width] of widths.entries())
          expect(width).toBeGreaterThanOrEqual((least[index] ?? 0) - 1e-6);
      }),
    );
  });
});

describe('a row', () => {
  const room = { here: 30, onNext: 100 };

  it.each([
    ['is written where all of it fits', 3, 3],
    ['goes to the next page if it fits there', 4, 0],
    ['is split only if it is longer than a page', 11, 3],
  ])('%s', (_, lines, here) => {
    expect(linesHere(lines, 10, room)).toBe(here);
  });
});

describe('the last rows of a table', () => {
  it.each([
    ['stay together, and with what is below them', [20, 30, 40], 50, [120, 90, 50]],
    ['are held as far as they are low together', [100, 100, 100], 50, [0, 150, 50]],
    ['leave a row that is high by itself to go on', [20, 300], 50, [0, 50]],
  ])('%s', (_, heights, below, rooms) => {
    expect(roomBelow(heights, below)).toEqual(rooms);
  });
});
