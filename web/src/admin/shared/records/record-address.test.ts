import { expect, it } from 'vitest';
import {
  editAddress,
  formIdAt,
  newRecordAddress,
  recordAddress,
  recordIdAt,
} from './record-address.ts';

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

it('a form is at an address of its own: that of a new record, or of a change', () => {
  expect(formIdAt(newRecordAddress('deposits'))).toBeNull();
  expect(formIdAt(editAddress('deposits', 'abc'))).toBe('abc');
  for (const address of [recordAddress('deposits', 'abc'), '/admin/bank/deposits', '/admin'])
    expect(formIdAt(address)).toBeUndefined();
});
