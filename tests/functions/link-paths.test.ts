import { expenseIdOfToken } from '@pa-ledger/domain/link';
import { describe, expect, it } from 'vitest';
import { signToken } from '../../functions/src/link/token.ts';
import { times } from './support/counts.ts';
import { below, luckyBytes } from '../support/random.ts';
import { keys, newExpenseId, suite } from './support/suite.ts';

const APP = suite('APP_URL');

function someToken(): { expenseId: string; token: string } {
  const expenseId = newExpenseId();
  const subject = {
    expenseId,
    step: below(3),
    nonce: luckyBytes(16).toString('base64url'),
    approver: `${luckyBytes(6).toString('hex')}@example.com`,
  };
  return { expenseId, token: signToken(subject, keys, Date.now()) };
}

/** What the page at an address sees of its own path, by the rules of the browser's URL. */
function tokenOfPath(address: string): string {
  return decodeURIComponent(new URL(address).pathname.split('/')[2] ?? '');
}

async function pageAt(path: string): Promise<{ status: number; page: string; address: string }> {
  const response = await fetch(`${APP}${path}`);
  return { status: response.status, page: await response.text(), address: response.url };
}

describe('#25 a token in a path', () => {
  it('10,000 of them are paths of one part, and the id is found again', () => {
    for (let made = 0; made < 10_000; made++) {
      const { expenseId, token } = someToken();
      const address = `${APP}/approve/${token}?action=review`;
      expect(new URL(address).href).toBe(address);
      expect(expenseIdOfToken(tokenOfPath(address))).toBe(expenseId);
    }
  });

  it('leads to the approval page through Hosting, untouched', async () => {
    const { page } = await pageAt('/approve');
    for (let asked = 0; asked < times(25, 500); asked++) {
      const { expenseId, token } = someToken();
      const answer = await pageAt(`/approve/${token}?action=review`);
      expect(answer).toMatchObject({ status: 200, page });
      expect(expenseIdOfToken(tokenOfPath(answer.address))).toBe(expenseId);
    }
  });

  it('is found in the standard alphabet too', () => {
    for (let made = 0; made < 1_000; made++) {
      const { expenseId, token } = someToken();
      const standard = Buffer.from(token, 'base64url').toString('base64');
      const address = `${APP}/approve/${encodeURIComponent(standard)}`;
      expect(expenseIdOfToken(tokenOfPath(address))).toBe(expenseId);
    }
  });

  it.each(['/approve', '/approve/', '/approve/?action=approve', '/approve//', '/approve/%20'])(
    'that is missing leads to the page all the same: %s',
    async (path) => {
      const { page } = await pageAt('/approve');
      expect(await pageAt(path)).toMatchObject({ status: 200, page });
    },
  );
});
