import { describe, expect, it } from 'vitest';
import { dedupeInFlight } from './dedupe-in-flight.ts';

describe('calls that meet', () => {
  it('share one answer under one key, and not under another', async () => {
    const asked: string[] = [];
    const ask = dedupeInFlight((key) => {
      asked.push(key);
      return Promise.resolve(asked.length);
    });
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual([1, 1, 2]);
    expect(asked).toEqual(['a', 'b']);
  });

  it('are answered afresh when they come after the answer', async () => {
    let now = 1;
    const ask = dedupeInFlight(() => Promise.resolve(now));
    expect(await ask('a')).toBe(1);
    now = 2;
    expect(await ask('a')).toBe(2);
  });

  it('all hear of a failure, and the next one tries again', async () => {
    let fails = true;
    const ask = dedupeInFlight(() =>
      fails ? Promise.reject(new Error('gone')) : Promise.resolve('there'),
    );
    const met = await Promise.allSettled([ask('a'), ask('a')]);
    expect(met.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await ask('a')).toBe('there');
  });
});
