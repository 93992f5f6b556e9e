import { describe, expect, it } from 'vitest';
import { seedTest, below, seededBytes, oneOf, random, shuffled } from './random.ts';

const some = () => Array.from({ length: 20 }, () => random());

describe('a random number', () => {
  it('is the same for the same test, and another for another', () => {
    seedTest('one');
    const first = some();
    seedTest('other');
    expect(some()).not.toEqual(first);
    seedTest('one');
    expect(some()).toEqual(first);
  });

  it('is spread evenly', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let thrown = 0; thrown < 6_000; thrown++) {
      const face = below(6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(200);
    expect(seededBytes(32)).toHaveLength(32);
  });

  it('shuffles without loss', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const other = shuffled(list);
    expect(other).not.toEqual(list);
    expect(other.toSorted((a, b) => a - b)).toEqual(list);
    expect(list).toContain(oneOf(list));
    expect(() => oneOf([])).toThrow();
  });
});
