import { expect, it } from 'vitest';
import { lazy, lazyBy } from './lazy.ts';

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

it('makes one value for each key, and keeps none when making threw', () => {
  const asked: string[] = [];
  const get = lazyBy((key) => {
    asked.push(key);
    if (asked.length === 1) throw new Error('not yet');
    return key === 'none' ? null : { key };
  });
  expect(() => get('a')).toThrow('not yet');
  expect(get('a')).toBe(get('a'));
  expect([get('none'), get('none'), get('b')]).toEqual([null, null, { key: 'b' }]);
  expect(asked).toEqual(['a', 'a', 'none', 'b']);
});
