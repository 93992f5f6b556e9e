import { type LinkKeys, signToken } from '../../../functions/src/links/token.ts';
import { below, seededBytes } from '../../support/random.ts';

/** A random link's token, and the expense that it is for. */
export function someToken(keys: LinkKeys): { expenseId: string; token: string } {
  const expenseId = seededBytes(10).toString('hex');
  const subject = {
    expenseId,
    step: below(3),
    nonce: seededBytes(16).toString('base64url'),
    approver: `${seededBytes(6).toString('hex')}@example.com`,
  };
  return { expenseId, token: signToken(subject, keys, Date.now()) };
}

/** What the page at an address sees of its own path, by the rules of the browser's URL. */
export function tokenOfPath(address: string): string {
  return decodeURIComponent(new URL(address).pathname.split('/')[2] ?? '');
}
