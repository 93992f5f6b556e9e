import type { Route } from '@playwright/test';
import { decideWith } from '../functions/support/api.ts';
import { db } from '../functions/support/suite.ts';
import { expenseToDecide, statusOf } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { actingLink, allowOneClick } from './support/one-click.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

/*
 * Links that approve when they are opened, as a school mails them that has switched `oneClickApproval` on. The page is the
 * built one with that switch turned, and its decisions are taken by the server's own code with the same switch.
 */

const NOTE = 'Please contact the treasurer.';

test.beforeEach(({ page }) => allowOneClick(page));

async function decisionsOf(id: string): Promise<number> {
  return (await db.collection(`expenses/${id}/decisions`).get()).size;
}

test('a link without an action approves on load, and a reload sends nothing again (#3)', async ({
  page,
}, info) => {
  const { id } = await expenseToDecide();
  const token = await actingLink(id);
  for (let visit = 0; visit < 2; visit++) {
    await page.goto(`/approve/${token}`);
    await expect(page.getByRole('heading', { name: 'Expense Approval' })).toBeVisible();
    await expect(page).toHaveTitle(/Expense Approval/);
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    await expect(page.getByText('You can close this tab.')).toBeVisible();
  }
  expect(await decisionsOf(id)).toBe(1);
  expect(await statusOf(id)).toBe('pending');
  await checkAccessibility(page, info, 'approve-done');
  // #19: the address bar no longer holds the token, and a reload sends nothing.
  expect(page.url()).not.toContain(token);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.reload();
  await expect(page.getByText('You can close this tab.')).toBeVisible();
  expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
});

test(
  'the opposite decision after the first shows what was decided (#6)',
  DESK,
  async ({ page, complaints }, info) => {
    const { id } = await expenseToDecide();
    const token = await actingLink(id);
    await decideWith(token, 'reject', 'Not a school expense.');
    await page.goto(`/approve/${token}?action=approve`);
    await expect(page.getByText(/already rejected on/)).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
    expect(await statusOf(id)).toBe('rejected');
    expectComplaint(complaints, /status of 409/);
    await checkAccessibility(page, info, 'approve-contradicted');
  },
);

test(
  'a request that fails on the way can be tried again',
  DESK,
  async ({ page, complaints }, info) => {
    const { id } = await expenseToDecide();
    const token = await actingLink(id);
    const breakOff = (route: Route) => route.abort('connectionreset');
    await page.route('**/api/update-expense', breakOff);
    await page.goto(`/approve/${token}`);
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    await expect(
      page.getByText(
        `The server could not be reached. Check your connection and try again. ${NOTE}`,
      ),
    ).toBeVisible();
    await checkAccessibility(page, info, 'approve-network');
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
    await page.unroute('**/api/update-expense', breakOff);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    expect(await decisionsOf(id)).toBe(1);
  },
);

test('an answer without an error text reads Update failed.', DESK, async ({ page, complaints }) => {
  const { id } = await expenseToDecide();
  const token = await actingLink(id);
  // The server always sends a text; a proxy between may not.
  await page.route('**/api/update-expense', (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await page.goto(`/approve/${token}`);
  await expect(page.getByText('Update failed.')).toBeVisible();
  expectComplaint(complaints, /status of 500/);
});

test('a hidden page sends nothing until it is visible (#17)', DESK, async ({ page }) => {
  const { id } = await expenseToDecide();
  const token = await actingLink(id);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => 'hidden',
    });
  });
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto(`/approve/${token}`);
  await expect(page.getByRole('heading', { name: 'Expense Approval' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(posts).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(await decisionsOf(id)).toBe(1);
});
