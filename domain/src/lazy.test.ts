import { expect, it } from 'vitest';
import { lazy } from './lazy.ts';

it('makes its value at the first call, keeps it, and tries again when making threw', () => {
  let calls = 0;
  const get = lazy(() => {
    if (++calls === 1) throw new Error('not yet');
    return { calls };
  });
  expect(get).toThrow('not yet');
  const value = get();
  expect(value).toEqual({ calls: 2 });
  expect(get()).toBe(value);
  let nothingMade = 0;
  const nothing = lazy(() => {
    nothingMade++;
    return null;
  });
  expect([nothing(), nothing(), nothingMade]).toEqual([null, null, 1]);
});
