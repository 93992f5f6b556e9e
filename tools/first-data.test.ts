import { expect, it } from 'vitest';
import { readFirstData, requireNoData } from './first-data.ts';

it('begins with demo data unless an empty association is asked for', () => {
  expect(readFirstData([])).toBe('demo');
  expect(readFirstData(['--empty'])).toBe('empty');
  expect(() => readFirstData(['--emtpy'])).toThrow('npm start -- --empty');
});

it('begins empty only where there are no data', () => {
  const saved = new Date(2026, 9, 20, 15, 4);
  requireNoData('empty', null);
  requireNoData('demo', saved);
  expect(() => requireNoData('empty', saved)).toThrow(
    /^There are data of .* here, which are kept\. An empty .*: PORT_OFFSET=100 npm start -- --empty$/,
  );
});
