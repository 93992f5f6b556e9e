import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeToken, encodeToken } from './link.ts';
import {
  decodeSubmitterToken,
  encodeSubmitterToken,
  SUBMITTER_PURPOSES,
  submitterMacInput,
  type SubmitterPayload,
} from './submitter-link.ts';

const PAYLOAD: SubmitterPayload = {
  expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
  p: 'correct',
  n: 'q83vEjRWeJCrze8SNFZ4kA',
  a: 'Zm9vYmFyYmF6',
  x: 1_795_100_400_000,
  k: 'k1',
  m: 'MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE',
};

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 24 });
const somePayload: fc.Arbitrary<SubmitterPayload> = fc.record({
  expenseId: text,
  p: fc.constantFrom(...SUBMITTER_PURPOSES),
  n: text,
  a: text,
  k: text,
  m: text,
  x: fc.maxSafeNat(),
});

describe("a submitter's token", () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(somePayload, (payload) => {
        expect(decodeSubmitterToken(encodeSubmitterToken(payload))).toEqual(payload);
      }),
    );
  });

  it('is no token of an approval, and none of those is one', () => {
    expect(decodeToken(encodeSubmitterToken(PAYLOAD))).toBeNull();
    const approval = encodeToken({
      expenseId: PAYLOAD.expenseId,
      s: 0,
      a: 'a',
      n: 'n',
      x: 1,
      k: 'k1',
      m: 'm',
    });
    expect(decodeSubmitterToken(approval)).toBeNull();
  });

  it.each<[string, object]>([
    ['another purpose', { p: 'approve' }],
    ['no purpose', { p: '' }],
    ['an empty nonce', { n: '' }],
    ['half a character', { a: '\ud800' }],
    ['a time that is no number', { x: '1' }],
    ['a time before all times', { x: -1 }],
  ])('with %s is none', (_name, own) => {
    expect(decodeSubmitterToken(encodeSubmitterToken({ ...PAYLOAD, ...own }))).toBeNull();
  });

  it('has one spelling', () => {
    const token = encodeSubmitterToken(PAYLOAD);
    for (const other of [`${token}=`, ` ${token}`, 'x', ''])
      expect(decodeSubmitterToken(other)).toBeNull();
  });
});

it('the MAC covers every field and the purpose', () => {
  const input = (own: Partial<SubmitterPayload>) =>
    new TextDecoder().decode(submitterMacInput({ ...PAYLOAD, ...own }));
  const changed = [
    { p: 'status' },
    { n: 'o' },
    { a: 'b' },
    { x: 1 },
    { k: 'k2' },
    { expenseId: 'i' },
  ] as const;
  const all = [{}, ...changed].map(input);
  expect(new Set(all).size).toBe(all.length);
});
