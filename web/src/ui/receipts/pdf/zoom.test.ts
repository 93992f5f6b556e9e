import { expect, it } from 'vitest';
import { zoomedIn, zoomedOut } from './zoom.ts';

it('goes in steps from half to four times, and back', () => {
  const up = [0.5, 0.75, 1, 1.5, 2, 3, 4].map(zoomedIn);
  expect(up).toEqual([0.75, 1, 1.5, 2, 3, 4, null]);
  expect([4, 3, 2, 1.5, 1, 0.75, 0.5].map(zoomedOut)).toEqual([3, 2, 1.5, 1, 0.75, 0.5, null]);
});
