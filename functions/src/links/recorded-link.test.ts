import { expect, it } from 'vitest';
import { RECORDED_LINK } from '../../../tests/fixtures/recorded-requests.ts';
import { keysOf } from '../../../tests/functions/support/token-verdict.ts';
import { verifyToken } from './token.ts';

it('a link that was mailed before a deploy opens the same step after it (#90)', () => {
  const { key, keyId, token, at, expenseId, step } = RECORDED_LINK;
  const keys = keysOf(keyId, { [keyId]: key });
  expect(verifyToken(token, keys, at + 1)).toMatchObject({ expenseId, s: step });
});
