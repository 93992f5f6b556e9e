import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decodeToken,
  encodeToken,
  expenseIdOfToken,
  macInput,
  type LinkPayload,
  saysReview,
} from './link.ts';
import { times } from '../../../tests/support/random.ts';

const PAYLOAD: LinkPayload = {
  expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
  s: 1,
  a: 'Zm9vYmFyYmF6',
  n: 'q83vEjRWeJCrze8SNFZ4kA',
  x: 1_795_100_400_000,
  k: 'k1',
  m: 'MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIzNDU2Nzg5MDE',
};

/** Returns any JSON value as base64url, in any spelling. */
function tokenOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the same token as standard base64. */
function standardAlphabet(token: string): string {
  const padding = '='.repeat((4 - (token.length % 4)) % 4);
  return token.replaceAll('-', '+').replaceAll('_', '/') + padding;
}

const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 24 });
const somePayload: fc.Arbitrary<LinkPayload> = fc.record({
  expenseId: text,
  s: fc.integer({ min: 0, max: 2 }),
  a: text,
  n: text,
  x: fc.maxSafeNat(),
  k: text,
  m: text,
});

/** Texts for which base64 uses every character: about one token in three has `+` and `/`. */
const TOKENS = times(1_000, 10_000);
const payloads = fc.sample(somePayload, { numRuns: TOKENS, seed: 25 });

// One expectation for all, because ten thousand take longer than the code under test.
describe(`${TOKENS} tokens`, { timeout: 60_000 }, () => {
  const tokens = payloads.map(encodeToken);
  const ids = payloads.map(({ expenseId }) => expenseId);

  it('are readable for the server (#25)', () => {
    expect(tokens.map(decodeToken)).toEqual(payloads);
  });

  it('survive the path of an address (#25)', () => {
    const paths = tokens.map((token) => {
      const address = new URL(`/approve/${token}?action=review`, 'https://school.example');
      return address.pathname.split('/').map(decodeURIComponent);
    });
    expect(paths).toEqual(tokens.map((token) => ['', 'approve', token]));
  });

  it('name their expense in either alphabet, with and without padding (#25)', () => {
    const standard = tokens.map(standardAlphabet);
    expect(standard.filter((token) => /[+/]/.test(token)).length).toBeGreaterThan(TOKENS / 10);
    expect(tokens.map(expenseIdOfToken)).toEqual(ids);
    expect(standard.map(expenseIdOfToken)).toEqual(ids);
    const unpadded = standard.map((token) => token.replaceAll('=', ''));
    expect(unpadded.map(expenseIdOfToken)).toEqual(ids);
  });
});

describe('expenseIdOfToken', () => {
  const id = PAYLOAD.expenseId;

  it.each([
    ['a raw id', id],
    ['no base64', 'not*base64'],
    ['base64 of no JSON', tokenOf('hello')],
    ['JSON that is no map', tokenOf('"text"')],
    ['a number', tokenOf('12')],
    ['null', tokenOf('null')],
    ['a list', tokenOf('["expenseId"]')],
    ['no id in it', tokenOf('{"id":"x"}')],
    ['an empty id', tokenOf('{"expenseId":""}')],
    ['an id that is no text', tokenOf('{"expenseId":5}')],
    ['an id in the prototype', tokenOf(`{"__proto__":{"expenseId":"${id}"}}`)],
    ['bytes that are no UTF-8', 'gICA'],
    ['nothing', ''],
  ])('takes the raw token as the id: %s', (_name, token) => {
    expect(expenseIdOfToken(token)).toBe(token);
  });

  it('takes the id from a token that holds only expenseId', () => {
    expect(expenseIdOfToken(tokenOf(`{"expenseId":"${id}"}`))).toBe(id);
  });

  it('returns a raw id as the id', () => {
    const letter = fc.constantFrom(...'ABCXYZabcxyz0189'.split(''));
    const ids = fc.array(letter, { minLength: 20, maxLength: 20 }).map((all) => all.join(''));
    fc.assert(
      fc.property(ids, (made) => {
        expect(expenseIdOfToken(made)).toBe(made);
      }),
    );
  });
});

describe('decodeToken', { timeout: 60_000 }, () => {
  const json = JSON.stringify(PAYLOAD);
  const reversed = JSON.stringify(Object.fromEntries(Object.entries(PAYLOAD).reverse()));
  const token = encodeToken(PAYLOAD);
  const otherwise = (change: Record<string, unknown>) =>
    tokenOf(JSON.stringify({ ...PAYLOAD, ...change }));

  it.each([
    ['in the standard alphabet', standardAlphabet(encodeToken({ ...PAYLOAD, n: '>>>???' }))],
    ['with padding', `${token}=`],
    ['with a space', ` ${token}`],
    ['with a line feed', `${token}\n`],
    ['with its fields in another order', tokenOf(reversed)],
    ['with white space in the JSON', tokenOf(JSON.stringify(PAYLOAD, null, 1))],
    ['with an escape', tokenOf(json.replace('"k1"', '"k\\u0031"'))],
    ['with another spelling of a number', tokenOf(json.replace('"s":1', '"s":1.0'))],
    ['with an exponent', tokenOf(json.replace('"s":1', '"s":1e0'))],
    ['with -0', tokenOf(json.replace('"s":1', '"s":-0'))],
    ['with a field twice', tokenOf(json.replace('{', '{"s":0,'))],
    ['with a byte order mark', tokenOf(`\ufeff${json}`)],
    ['with other bits at its end', `${token.slice(0, -1)}${token.endsWith('Q') ? 'R' : 'Q'}`],
    ['cut short', token.slice(0, -4)],
    ['twice', token + token],
  ])('refuses a second spelling: %s (#2)', (_name, other) => {
    expect(other).not.toBe(token);
    expect(decodeToken(other)).toBeNull();
  });

  it.each(['expenseId', 'a', 'n', 'k', 'm'])('refuses a wrong %s (#2)', (field) => {
    for (const value of ['', 5, null, true, [], {}, ['x'], undefined])
      expect(decodeToken(otherwise({ [field]: value }))).toBeNull();
  });

  it.each(['s', 'x'])('refuses a wrong %s (#2)', (field) => {
    for (const value of [-1, 0.5, 2 ** 53, NaN, Infinity, '1', null, true, [], {}, undefined])
      expect(decodeToken(otherwise({ [field]: value }))).toBeNull();
  });

  it('refuses a step that no chain has, another set of fields, and what is not an object (#2)', () => {
    expect(decodeToken(otherwise({ s: 11 }))).not.toBeNull();
    expect(decodeToken(otherwise({ s: 12 }))).toBeNull();
    expect(decodeToken(otherwise({ role: 'admin' }))).toBeNull();
    expect(decodeToken(tokenOf(json.replace('{', '{"__proto__":{},')))).toBeNull();
    for (const other of ['null', '5', '"text"', '[1,2,3,4,5,6,7]', '{}', '', '{'])
      expect(decodeToken(tokenOf(other))).toBeNull();
    expect(decodeToken('')).toBeNull();
    expect(decodeToken('*')).toBeNull();
  });

  it('reads the token of a review, and no other purpose', () => {
    const review = { ...PAYLOAD, p: 'review' } as const;
    const { expenseId, ...rest } = PAYLOAD;
    const written = encodeToken(review);
    expect(decodeToken(written)).toEqual(review);
    expect(saysReview(written)).toBe(true);
    expect(saysReview(token)).toBe(false);
    expect(saysReview('not base64')).toBe(false);
    expect(decodeToken(tokenOf(JSON.stringify({ expenseId, p: 'act', ...rest })))).toBeNull();
    expect(decodeToken(tokenOf(JSON.stringify({ ...PAYLOAD, p: 'review' })))).toBeNull();
  });

  it('refuses half a surrogate pair, which UTF-8 cannot represent (#2)', () => {
    for (const field of ['expenseId', 'a', 'n', 'k', 'm'])
      expect(decodeToken(otherwise({ [field]: 'x\ud800' }))).toBeNull();
  });

  it('refuses a long token without reading it (#24)', () => {
    const longest = tokenOf(JSON.stringify({ ...PAYLOAD, m: 'm'.repeat(600) }));
    expect(longest.length).toBeLessThanOrEqual(1_000);
    expect(decodeToken(longest)).not.toBeNull();
    expect(decodeToken(otherwise({ m: 'm'.repeat(700) }))).toBeNull();
  });

  it('reads no two texts as the same link (#2)', () => {
    const position = fc.nat(token.length - 1);
    const letter = fc.constantFrom(...'ABCabc019-_+/= .'.split(''));
    const edit = fc.tuple(fc.constantFrom('set', 'insert', 'remove'), position, letter);
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const mutated = edits.reduce((now, [kind, at, by]) => {
          const rest = now.slice(at + (kind === 'insert' ? 0 : 1));
          return now.slice(0, at) + (kind === 'remove' ? '' : by) + rest;
        }, token);
        const payload = decodeToken(mutated);
        if (payload !== null) expect(encodeToken(payload)).toBe(mutated);
        if (mutated !== token) expect(payload).not.toEqual(PAYLOAD);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('macInput', () => {
  const bytes = (payload: LinkPayload) => new TextDecoder().decode(macInput(payload));

  it('puts the length in bytes before every field', () => {
    expect(bytes({ ...PAYLOAD, n: 'ä' })).toBe(
      'pa-ledger approval link 1|20:aB3dE5fG7hJ9kL1mN2pQ1:112:Zm9vYmFyYmF62:ä13:17951004000002:k1',
    );
  });

  it('differs when any field differs, and does not contain the MAC (#4)', () => {
    fc.assert(
      fc.property(somePayload, somePayload, (one, other) => {
        const same = JSON.stringify({ ...one, m: '' }) === JSON.stringify({ ...other, m: '' });
        expect(bytes(one) === bytes(other)).toBe(same);
        expect(bytes({ ...one, m: other.m })).toBe(bytes(one));
        for (const field of ['expenseId', 's', 'a', 'n', 'x', 'k'] as const)
          if (one[field] !== other[field])
            expect(bytes({ ...one, [field]: other[field] })).not.toBe(bytes(one));
      }),
    );
  });

  it('differs for a review, so that no purpose becomes the other', () => {
    expect(bytes({ ...PAYLOAD, p: 'review' })).not.toBe(bytes(PAYLOAD));
  });

  it('differs when text moves from one field to the next (#4)', () => {
    expect(bytes({ ...PAYLOAD, a: 'ab', n: 'c' })).not.toBe(bytes({ ...PAYLOAD, a: 'a', n: 'bc' }));
    expect(bytes({ ...PAYLOAD, a: 'a1:b', n: 'c' })).not.toBe(
      bytes({ ...PAYLOAD, a: 'a', n: 'b1:c' }),
    );
  });
});
