import { describe, expect, it } from 'vitest';
import { isReceiptType, MAX_PRESIDENTS, MAX_RECEIPT_BYTES, RECEIPT_TYPES } from './limits.ts';

it('has the limits that docs/behaviour.md tells', () => {
  expect(MAX_RECEIPT_BYTES).toBe(10_485_760);
  expect(MAX_PRESIDENTS).toBe(2);
  expect(RECEIPT_TYPES).toEqual(['application/pdf', 'image/jpeg', 'image/png']);
});

describe('isReceiptType', () => {
  it.each(RECEIPT_TYPES)('accepts %s', (type) => {
    expect(isReceiptType(type)).toBe(true);
  });

  it.each([
    '',
    'image/gif',
    'image/svg+xml',
    'IMAGE/PNG',
    'image/png ',
    'length',
    null,
    0,
    ['image/png'],
  ])('refuses %j (#47)', (type) => {
    expect(isReceiptType(type)).toBe(false);
  });
});
