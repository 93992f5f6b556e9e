import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERSON_LINKS } from '../people/people-requests.ts';
import { decodeToken, encodeToken } from './link.ts';
import {
  decodePersonToken,
  encodePersonToken,
  personMacInput,
  type PersonLinkPayload,
} from './person-link.ts';
import { decodeSubmitterToken, encodeSubmitterToken, submitterMacInput } from './submitter-link.ts';

const PAYLOAD: PersonLinkPayload = {
  u: 'aB3dE5fG7hJ9kL1mN2pQ',
  p: 'join',
  n: 'q83vEjRWeJCrze8SNFZ4kA',
  x: 1_795_100_400_000,
  k: 'k1',
  m: 'MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE',
};

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 24 });
const somePayload: fc.Arbitrary<PersonLinkPayload> = fc.record({
  u: text,
  p: fc.constantFrom(...PERSON_LINKS),
  n: text,
  x: fc.maxSafeNat(),
  k: text,
  m: text,
});

describe("a person's token", () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(somePayload, (payload) => {
        expect(decodePersonToken(encodePersonToken(payload))).toEqual(payload);
      }),
    );
  });

  it('is no other link, and no other link is one', () => {
    const token = encodePersonToken(PAYLOAD);
    expect([decodeToken(token), decodeSubmitterToken(token)]).toEqual([null, null]);
    const { u: expenseId, n, x, k, m } = PAYLOAD;
    const others = [
      encodeToken({ expenseId, s: 0, a: 'a', n, x, k, m }),
      encodeSubmitterToken({ expenseId, p: 'status', n, a: 'a', x, k, m }),
    ];
    expect(others.map(decodePersonToken)).toEqual([null, null]);
  });

  it.each<[string, object]>([
    ['another purpose', { p: 'status' }],
    ['no purpose', { p: '' }],
    ['an empty nonce', { n: '' }],
    ['half a character', { u: '\ud800' }],
    ['a time that is no number', { x: '1' }],
    ['a time before all times', { x: -1 }],
  ])('with %s is none', (_name, own) => {
    expect(decodePersonToken(encodePersonToken({ ...PAYLOAD, ...own }))).toBeNull();
  });

  it('has one spelling', () => {
    const token = encodePersonToken(PAYLOAD);
    for (const other of [`${token}=`, ` ${token}`, 'x', ''])
      expect(decodePersonToken(other)).toBeNull();
  });
});

it('the MAC covers every field and the purpose', () => {
  const input = (own: Partial<PersonLinkPayload>) =>
    new TextDecoder().decode(personMacInput({ ...PAYLOAD, ...own }));
  const changed = [{ u: 'u' }, { p: 'reset' }, { n: 'o' }, { x: 1 }, { k: 'k2' }] as const;
  const all = [{}, ...changed].map(input);
  expect(new Set(all).size).toBe(all.length);
  const { u, n, x, k } = PAYLOAD;
  const other = submitterMacInput({ expenseId: u, p: 'status', n, a: 'a', x, k });
  expect(all).not.toContain(new TextDecoder().decode(other));
});
