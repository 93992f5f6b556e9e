import { logLinesOf } from '../../../tests/functions/support/log-lines.ts';
import { expect, it } from 'vitest';
import { requestOf } from '../../../tests/functions/support/requests.ts';
import { createRateLimit, takeForAddress } from './address-limit.ts';

it('a limit logs once each way how many addresses requests come with, and none of them (#26)', async () => {
  const limit = createRateLimit(9, () => 0);
  const take = (own: Record<string, string>): void =>
    takeForAddress(limit, requestOf({ headers: own }));
  const hosted = { 'x-forwarded-host': 'expenses.example.org' };
  const lines = await logLinesOf(() => {
    take({ ...hosted, 'x-forwarded-for': '9.9.9.9, 10.0.0.1, 10.0.0.2' });
    take({ ...hosted, 'x-forwarded-for': '9.9.9.9, 10.0.0.1' });
    take({ 'x-forwarded-for': '9.9.9.9' });
    take({ 'x-forwarded-for': '9.9.9.9' });
  });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ event: 'proxy-hops', hops: 3, hosted: true }),
    expect.objectContaining({ event: 'proxy-hops', hops: 1, hosted: false }),
  ]);
  expect(lines.join()).not.toMatch(/9\.9|10\.0/);
});
