import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshKeys, payloadOf, verdict } from '../../../tests/functions/support/token-verdict.ts';
import { figure } from '../../../tests/support/figure.ts';
import { below, oneOf, seededBytes, TIMEOUT_MS, times } from '../../../tests/support/random.ts';
import { newNonce, signToken } from './token.ts';

const MUTATIONS = times(5_000, 200_000);
const NOW = Date.parse('2026-10-20T15:00:00Z');
const KEYS = freshKeys();
const SUBJECT = {
  expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
  step: 0,
  nonce: newNonce(),
  approver: 'chair@example.com',
};
const TOKEN = signToken(SUBJECT, KEYS, NOW);
const OTHER = signToken({ ...SUBJECT, expenseId: 'zY3dE5fG7hJ9kL1mN2pQ', step: 1 }, KEYS, NOW);

const FIELDS = ['expenseId', 's', 'a', 'n', 'x', 'k', 'm'] as const;
const ODD_FIELDS = ['admin', '__proto__', 'S', ''] as const;
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  1,
  -1,
  0.5,
  1e300,
  '',
  ' ',
  '0',
  '\ud800',
  'constructor',
  [],
  ['m'],
  {},
];
/** What a byte is changed by: each single bit and all together, or everything. */
const FLIPS =
  times(0, 1) === 1
    ? Array.from({ length: 255 }, (_, index) => index + 1)
    : [1, 2, 4, 8, 16, 32, 64, 128, 255];
const CHARACTERS = Array.from('AZaz09-_+/=. é\n');

function isRefused(token: string): boolean {
  return verdict(token, KEYS, NOW) === 'linkRefused';
}

/** The base64url of a text. */
function spelled(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** A token of these fields, in this order. */
function tokenOf(fields: object): string {
  return spelled(JSON.stringify(fields));
}

/** A whole number from `from` to `to`, exclusive. */
function between(from: number, to: number): number {
  return from + below(to - from);
}

/** Ways to change a token. By chance, each may return the same one. */
const MUTATORS: readonly ((token: string) => string)[] = [
  function replaceCharacter(token) {
    const at = between(0, token.length);
    return token.slice(0, at) + oneOf(CHARACTERS) + token.slice(at + 1);
  },
  function flipBit(token) {
    const bytes = Buffer.from(token, 'base64url');
    const at = between(0, bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << between(0, 8));
    return bytes.toString('base64url');
  },
  (token) => token.slice(0, between(0, token.length)),
  (token) => token.slice(between(1, token.length)),
  (token) => token + oneOf(['=', '==', 'A', ' ', '\n', '.', TOKEN, '\u0000']),
  function swapFields(token) {
    const payload = payloadOf(token);
    const [one, other] = [oneOf(FIELDS), oneOf(FIELDS)];
    return tokenOf({ ...payload, [one]: payload[other], [other]: payload[one] });
  },
  function takeFieldOfAnother(token) {
    const field = oneOf(FIELDS);
    return tokenOf({ ...payloadOf(token), [field]: payloadOf(OTHER)[field] });
  },
  (token) => tokenOf({ ...payloadOf(token), [oneOf(FIELDS)]: oneOf(ODD_VALUES) }),
  (token) => tokenOf({ ...payloadOf(token), [oneOf(ODD_FIELDS)]: 1 }),
  (token) => tokenOf(Object.entries(payloadOf(token))),
  (token) => spelled(JSON.stringify(payloadOf(token), null, oneOf([0, 1, '\t']))),
  (token) => spelled(` ${JSON.stringify(payloadOf(token))}`),
  (token) => spelled(JSON.stringify(payloadOf(token)).replace('"s":0', '"s":0.0')),
  (token) => spelled(JSON.stringify(payloadOf(token)).replace('"k"', '"\\u006b"')),
  (token) => spelled(JSON.stringify(payloadOf(token)).replace('{', '{"s":1,')),
  (token) => `\ufeff${token}`,
  (token) => Buffer.from(token, 'base64url').toString('base64'),
  () => seededBytes(between(1, 300)).toString('base64url'),
];

/** One to three mutations. After the first, the next may not be able to read the token. */
function mutated(): string {
  let token = TOKEN;
  for (let round = between(0, 3); round >= 0; round--) {
    try {
      token = oneOf(MUTATORS)(token);
    } catch {
      return token;
    }
  }
  return token;
}

const { stackTraceLimit } = Error;
// This throws tens of thousands of refusals. Their stacks would take most of the time.
beforeAll(() => void (Error.stackTraceLimit = 0));
afterAll(() => void (Error.stackTraceLimit = stackTraceLimit));

describe('a token (#2)', () => {
  it('is accepted as it was made', () => {
    expect([verdict(TOKEN, KEYS, NOW), verdict(OTHER, KEYS, NOW)]).toEqual([
      'accepted',
      'accepted',
    ]);
  });

  it(
    `is not accepted in any of ${MUTATIONS} mutations (G8)`,
    () => {
      const accepted: string[] = [];
      for (let tried = 0; tried < MUTATIONS;) {
        const token = mutated();
        if (token === TOKEN || token === OTHER) continue;
        tried++;
        if (!isRefused(token)) accepted.push(token);
      }
      expect(accepted).toEqual([]);
      figure('G8', `${MUTATIONS} tokens: 0 accepted`);
    },
    TIMEOUT_MS,
  );

  it('is not accepted with any one of its bytes changed', () => {
    const bytes = Buffer.from(TOKEN, 'base64url');
    const accepted: number[] = [];
    for (const [at, byte] of bytes.entries()) {
      for (const flip of FLIPS) {
        const flipped = Buffer.from(bytes);
        flipped[at] = byte ^ flip;
        if (!isRefused(flipped.toString('base64url'))) accepted.push(at);
      }
    }
    expect(accepted).toEqual([]);
  }, 60_000);

  it('has one spelling: no other base64 text of the same bytes is accepted', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=';
    const spellings = Array.from(alphabet, (last) => TOKEN.slice(0, -1) + last).concat(
      Buffer.from(TOKEN, 'base64url').toString('base64'),
      `${TOKEN}=`,
      `${TOKEN}==`,
      `${TOKEN}\n`,
      ` ${TOKEN}`,
      `${TOKEN}%3D`,
    );
    const others = spellings.filter((spelling) => spelling !== TOKEN);
    expect(others.filter((spelling) => !isRefused(spelling))).toEqual([]);
  });
});
