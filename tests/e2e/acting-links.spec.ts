import type { Route } from '@playwright/test';
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

test(
  'a link without an action approves on load, and a reload sends nothing again (#3)',
  DESK,
  async ({ page }, info) => {
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
  },
);

test('a request that fails on the way can be tried again', DESK, async ({ page, complaints }) => {
  const { id } = await expenseToDecide();
  const token = await actingLink(id);
  const breakOff = (route: Route) => route.abort('connectionreset');
  await page.route('**/api/update-expense', breakOff);
  await page.goto(`/approve/${token}`);
  await expect(page.getByText('Failed to fetch')).toBeVisible();
  await expect(
    page.getByText(`We couldn’t reach the server. Check your connection and try again. ${NOTE}`),
  ).toBeVisible();
  expectComplaint(complaints, /ERR_CONNECTION_RESET/);
  await page.unroute('**/api/update-expense', breakOff);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  expect(await decisionsOf(id)).toBe(1);
});
