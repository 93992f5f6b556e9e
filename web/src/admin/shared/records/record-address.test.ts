import { expect, it } from 'vitest';
import { recordAddress, recordIdAt } from './record-address.ts';

it.each([
  ['revenueItems', 'abc', '/admin/financial/revenue/abc'],
  ['statements', 'checking~2026-10-31', '/admin/bank/reconcile/checking~2026-10-31'],
] as const)('a record of %s is at its own address', (collection, id, address) => {
  expect(recordAddress(collection, id)).toBe(address);
  expect(recordIdAt(address)).toBe(id);
});

it.each(['/admin/financial/revenue', '/admin/financial/revenue/', '/admin/financial'])(
  '%s is of no record',
  (address) => {
    expect(recordIdAt(address)).toBeNull();
  },
);
