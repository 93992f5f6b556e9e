import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import { describe, expect, it } from 'vitest';
import { times } from '../support/random.ts';
import { keys, suite } from './support/suite.ts';
import { someToken, tokenOfPath } from './support/token-paths.ts';

const APP = suite('APP_URL');

async function pageAt(path: string): Promise<{ status: number; page: string; address: string }> {
  const response = await fetch(`${APP}${path}`);
  return { status: response.status, page: await response.text(), address: response.url };
}

// Ten thousand of them are tried in functions/src/links/token-paths.test.ts: here they would hold up the process until the
// emulator has closed a connection that the next request still takes for open.
describe('a token in a path (#25)', () => {
  it('leads to the approval page through Hosting, untouched', async () => {
    const { page } = await pageAt('/approve');
    for (let asked = 0; asked < times(10, 500); asked++) {
      const { expenseId, token } = someToken(keys);
      const answer = await pageAt(`/approve/${token}?action=review`);
      expect(answer).toMatchObject({ status: 200, page });
      expect(expenseIdOfToken(tokenOfPath(answer.address))).toBe(expenseId);
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
