import { expect, it } from 'vitest';
import { keysOf } from '../../../tests/functions/support/token-verdict.ts';
import { verifyToken } from './token.ts';

/** A link as emailed at this moment, signed with key k1: 32 bytes of 7. */
const RECORDED_LINK = {
  at: Date.parse('2026-10-20T15:00:00Z'),
  key: Buffer.alloc(32, 7),
  keyId: 'k1',
  expenseId: 'aB3dE5fG7hJ9kL1mN2pQ',
  step: 1,
  token:
    'eyJleHBlbnNlSWQiOiJhQjNkRTVmRzdoSjlrTDFtTjJwUSIsInMiOjEsImEiOiIwOGJOVGNDenU0Q2hSUFNIQllvY053IiwibiI6IkFB' +
    'RUNBd1FGQmdjSUNRb0xEQTBPRHciLCJ4IjoxNzk1MTAwNDAwMDAwLCJrIjoiazEiLCJtIjoiMVMzMkpteGdGWEJ6c25WVnZSRHQ3aUtr' +
    'N3pHTTZRNjNMYTFPNlhnbmFoOCJ9',
};

it('a link that was mailed before a deploy opens the same step after it (#90)', () => {
  const { key, keyId, token, at, expenseId, step } = RECORDED_LINK;
  const keys = keysOf(keyId, { [keyId]: key });
  expect(verifyToken(token, keys, at + 1)).toMatchObject({ expenseId, s: step });
});
