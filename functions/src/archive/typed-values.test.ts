import { Timestamp } from 'firebase-admin/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsFromJson, toJson, type Json } from './typed-values.ts';

const throughText = (fields: object) =>
  // `toJson` returns JSON.
  fieldsFromJson(JSON.parse(JSON.stringify(toJson(fields))) as Json);

const moment = fc
  .tuple(
    fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
    fc.integer({ min: 0, max: 999_999_999 }),
  )
  .map(([seconds, nanoseconds]) => new Timestamp(seconds, nanoseconds));

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    moment,
    fc.array(tie('value')),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('$timestamp', '$number', '$map', '__proto__', 'a.b')),
      tie('value'),
      { noNullPrototype: true },
    ),
  ),
}));

describe('a document as JSON (#76)', () => {
  it('is the same after writing and reading', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (fields) => {
        expect(throughText(fields)).toStrictEqual(fields);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['bytes', { a: Buffer.from('x') }],
    ['a date', { a: new Date(0) }],
    ['something undefined', { a: undefined }],
    ['a function', { a: () => 1 }],
  ])('is refused when it holds %s', (_name, fields) => {
    expect(() => toJson(fields)).toThrow(/no archive can hold/);
  });

  it.each<[Json]>([
    [[]],
    ['text'],
    [{ $timestamp: 'yesterday' }],
    [{ a: { $timestamp: 5 } }],
    [{ a: { $timestamp: '1.5' } }],
    [{ a: { $number: '12' } }],
    [{ a: { $number: 12 } }],
    [{ a: { $map: [] } }],
  ])('%j is not read as a document', (json) => {
    expect(() => fieldsFromJson(json)).toThrow(/cannot be read/);
  });
});
