import { expect, it } from 'vitest';
import { fitWithin } from './shrink-photo.ts';

it('reduces the longest side to the limit and keeps the proportions', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fitWithin({ width: 3024, height: 4032 }, 2000)).toEqual({ width: 1500, height: 2000 });
});

it('never enlarges', () => {
  expect(fitWithin({ width: 2000, height: 10 }, 2000)).toEqual({ width: 2000, height: 10 });
  expect(fitWithin({ width: 800, height: 600 }, 2000)).toEqual({ width: 800, height: 600 });
});

it('keeps at least one pixel of a very thin picture', () => {
  expect(fitWithin({ width: 30_000, height: 3 }, 2000)).toEqual({ width: 2000, height: 1 });
});
