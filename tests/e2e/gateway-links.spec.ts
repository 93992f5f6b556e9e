import { post } from '../functions/support/api.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { db, suite } from '../functions/support/suite.ts';
import { submitterTokenIn } from '../functions/support/submitter.ts';
import { snapshotOf } from '../functions/support/snapshot.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import { expenseToDecide } from './support/links.ts';
import { DESK, expect, test } from './support/test.ts';

/** What mail gateways make of the links in our emails. */

test(
  'the status opens with %23, %2523 or /%23 for #, and the token leaves the path',
  DESK,
  async ({ page }) => {
    const { id, reference } = await expenseToDecide();
    const token = await submitterTokenIn(db, id, 'status');
    for (const mark of ['%23', '%2523', '/%23']) {
      const response = await page.goto(`/status${mark}${token}`);
      expect(response?.status()).toBe(200);
      expect(response?.headers()['cache-control']).toBe('no-store');
      expect(response?.headers()['referrer-policy']).toBe('no-referrer');
      await expect(page.getByText(reference)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/status');
    }
    // A reload and the browser's history have the address as it was mailed.
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
  },
);

test(
  'a link to withdraw or to correct opens with %23 too, and still asks first',
  DESK,
  async ({ page }) => {
    const { id } = await expenseToDecide();
    await page.goto(`/status%23${await submitterTokenIn(db, id, 'withdraw')}.`);
    await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
    const headers = {
      'X-Approval-Token': await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.president }),
    };
    const back = { expenseId: id, version: 1, note: 'Which fair was it?' };
    expect((await post('/api/return-expense', back, headers)).status).toBe(200);
    await page.goto(`/correct%23${await submitterTokenIn(db, id, 'correct')}`);
    await expect(page.getByRole('button', { name: 'Send Correction' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/correct');
  },
);

test('programs that fetch a link change nothing', DESK, async ({ request }) => {
  const { id } = await expenseToDecide();
  const before = await snapshotOf(id);
  const review = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.president });
  const status = await submitterTokenIn(db, id, 'status');
  const withdraw = await submitterTokenIn(db, id, 'withdraw');
  const app = suite('APP_URL');
  const addresses = [
    ...['', '?action=review', '?action=approve', '?action=reject', '%3Faction=review', '.'].map(
      (end) => `/approve/${review}${end}`,
    ),
    ...[status, withdraw].flatMap((token) => [`/status#${token}`, `/status%23${token}`]),
  ];
  for (const address of addresses) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request.fetch(`${app}${address}`, { method });
      expect([address, method, answer.status()]).toEqual([address, method, 200]);
    }
  }
  expect(await snapshotOf(id)).toEqual(before);
});
