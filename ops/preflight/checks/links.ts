import { LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { newNonce, parseLinkKeys, signToken } from '../../../functions/src/links/token.ts';
import { TOKEN_HEADER } from '../../../functions/src/expenses/link-subject.ts';
import type { Check } from '../check.ts';
import { right, wrong } from '../finding.ts';
import { readSecret } from '../read-secret.ts';
import type { Target } from '../target.ts';
import { visit } from '../visit.ts';

const ADDRESS = '/api/review-expense';

export const links: Check = {
  id: 'links',
  name: 'approval links reach the server, which knows their key',
  why: 'An approver who follows a link would be told that it does not work.',
  async run(target) {
    const { project } = target;
    const secret = await readSecret('APPROVAL_LINK_KEYS', target);
    const token = secret === null ? null : expiredToken(secret.text, target);
    if (token === null) {
      return [wrong('No link can be made: the keys are wrong.', 'See the check "secrets".')];
    }
    const { status, json } = await visit(ADDRESS, target, { headers: { [TOKEN_HEADER]: token } });
    const { code } = (json ?? {}) as { readonly code?: unknown };
    // Only a server that has got the header and has the key can know that the link is an old one.
    if (code === 'linkExpired')
      return [right('A test link was understood; it gave access to nothing.')];
    if (code !== 'linkRefused') {
      return [
        wrong(
          `${ADDRESS} is answered ${status}, and not with the verdict about a link.`,
          'See the check "addresses".',
        ),
      ];
    }
    return [
      wrong(
        'The server does not know the link: the header is lost, or it has other keys.',
        `npx firebase deploy --only functions,hosting --project ${project}`,
      ),
    ];
  },
};

/** A genuine link that has expired, to an expense that does not exist; null when the keys are of another form. */
function expiredToken(keys: string, { now }: Target): string | null {
  const subject = { expenseId: 'preflight00000000000', step: 0, nonce: newNonce(), approver: '' };
  try {
    return signToken(subject, parseLinkKeys(keys), now - 2 * LINK_LIFETIME_MS);
  } catch {
    return null;
  }
}
