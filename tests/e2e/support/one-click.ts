import type { Page } from '@playwright/test';
import { updateExpenseEndpoint } from '../../../functions/src/expenses/decide/update-expense.ts';
import { createRateLimit } from '../../../functions/src/http/address-limit.ts';
import { signToken } from '../../../functions/src/links/token.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { ask, requestOf } from '../../functions/support/requests.ts';
import { apart, db, keys, testServices } from '../../functions/support/suite.ts';

const services = testServices();
const unlimited = createRateLimit(Number.MAX_SAFE_INTEGER, services.clock);
const { organization } = services;

/** The endpoint of a school that mails acting links. */
const update = ask(updateExpenseEndpoint, {
  ...services,
  organization: {
    ...organization,
    policies: {
      ...organization.policies,
      oneClickApproval: true,
    },
  },
  keys,
  addressLimit: unlimited,
  expenseLimit: unlimited,
  inTurn: apart,
  identify: () => Promise.resolve({ kind: 'signedOut' } as const),
});

/**
 * Turns `oneClickApproval` on for a page, which the suite is built without: in the page's code, and in the server's code
 * that takes its decisions here, on the suite's own data.
 */
export async function allowOneClick(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const body = code.replaceAll('oneClickApproval:!1', 'oneClickApproval:!0');
    // No cache keeps the changed file for a page that is to have the built one.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body });
  });
  await page.route('**/api/update-expense', async (route) => {
    const request = route.request();
    const { status, headers, body } = await update(
      requestOf({
        method: request.method(),
        headers: pick(await request.allHeaders()),
        body: request.postDataBuffer() ?? '',
      }),
    );
    await route.fulfill({ status, headers: { ...headers }, body: Buffer.from(body) });
  });
}

/** The token of a link that approves the first step when it is opened. */
export async function actingLink(expenseId: string): Promise<string> {
  const expense = await db.doc(`expenses/${expenseId}`).get();
  // Written by the server in this form.
  const steps = expense.get('steps') as { readonly nonce: string | null }[] | undefined;
  const nonce = steps?.[0]?.nonce ?? '';
  const subject = { expenseId, step: 0, nonce, approver: PEOPLE.president, acts: true } as const;
  return signToken(subject, keys, Date.now());
}

/** The headers that the page sets; those of the browser name the address in front of this test. */
function pick(headers: Readonly<Record<string, string>>): Record<string, string> {
  const names = ['content-type', 'x-approval-token'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}
