import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import { describe, expect, it } from 'vitest';
import { freshKeys } from '../../../tests/functions/support/token-verdict.ts';
import { someToken, tokenOfPath } from '../../../tests/functions/support/token-paths.ts';
import { times } from '../../../tests/support/random.ts';

const TOKENS = times(1_000, 10_000);
const keys = freshKeys();
const SITE = 'https://expenses.example.org';

describe('a token in a path (#25)', () => {
  it(`${TOKENS} of them are paths of one part, and the id is found again`, () => {
    const wrong: string[] = [];
    for (let made = 0; made < TOKENS; made++) {
      const { expenseId, token } = someToken(keys);
      const address = `${SITE}/approve/${token}?action=review`;
      const isKept = new URL(address).href === address;
      if (!isKept || expenseIdOfToken(tokenOfPath(address)) !== expenseId) wrong.push(address);
    }
    expect(wrong).toEqual([]);
  });

  it('is found in the standard alphabet too', () => {
    for (let made = 0; made < 1_000; made++) {
      const { expenseId, token } = someToken(keys);
      const standard = Buffer.from(token, 'base64url').toString('base64');
      const address = `${SITE}/approve/${encodeURIComponent(standard)}`;
      expect(expenseIdOfToken(tokenOfPath(address))).toBe(expenseId);
    }
  });
});
