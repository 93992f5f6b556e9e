import type { Page } from '@playwright/test';
import { waitForMails } from '../functions/support/mailbox.ts';
import { submitterTokenIn } from '../functions/support/submitter.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { submitted, type Submitted } from './support/expenses.ts';
import { mailTo, statusOf } from './support/links.ts';
import { mailedTo, sendBack, submitterLinkIn } from './support/submitter-links.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

const newAddress = () => `parent.${newExpenseId().toLowerCase()}@example.com`;

/** Opens the status page by the link of the first mail. */
async function openStatus(page: Page, { id }: Pick<Submitted, 'id'>): Promise<void> {
  await page.goto(`/status#${await submitterTokenIn(db, id, 'status')}`);
  await expect(page.getByRole('heading', { name: 'Expense Status' })).toBeVisible();
}

test(
  'a submitter sees where it stands and withdraws it with a link that is mailed (#135)',
  DESK,
  async ({ page }, info) => {
    const expense = await mailedTo(newAddress());
    await page.goto(submitterLinkIn(mailTo(expense.mails, expense.email), 'status'));
    await expect(page.getByRole('heading', { name: 'Expense Status' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Waiting for the President' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(expense.reference);
    await expect(main).toContainText('$45.20');
    for (const secret of ['@', 'Pat Doe', '555-0100', 'receipt 0', 'markers'])
      await expect(main).not.toContainText(secret);
    await checkAccessibility(page, info, 'status');
    await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect(page.getByText('Check your email')).toBeVisible();
    await expect(main).toContainText('We send one an hour');

    const mail = mailTo(await waitForMails(expense.reference, 4), expense.email);
    await page.goto(submitterLinkIn(mail, 'status'));
    const question = page.getByRole('heading', { name: `Withdraw expense ${expense.reference}?` });
    await expect(question).toBeVisible();
    await checkAccessibility(page, info, 'status-withdraw');
    // Opening the link did nothing.
    await page.waitForLoadState('networkidle');
    expect(await statusOf(expense.id)).toBe('pending');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing changed.' })).toBeFocused();
    expect(await statusOf(expense.id)).toBe('pending');
    await page.reload();
    await page.getByRole('button', { name: 'Withdraw', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'You withdrew this request.' })).toBeFocused();
    expect(await statusOf(expense.id)).toBe('withdrawn');
    await openStatus(page, expense);
    await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);

test('one that was sent back says why, and sends its link again', DESK, async ({ page }, info) => {
  const expense = await mailedTo(newAddress());
  await sendBack(page, expense, 'Which fair was it?\nPlease name it.');
  await openStatus(page, expense);
  await expect(page.getByRole('heading', { name: 'Sent back to you to fix' })).toBeVisible();
  await expect(page.getByText('The President wrote:')).toBeVisible();
  await expect(page.getByText('Please name it.')).toBeVisible();
  await checkAccessibility(page, info, 'status-returned');
  await page.getByRole('button', { name: 'Send me the link again' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  const mails = await waitForMails(expense.reference, 5);
  await page.goto(submitterLinkIn(mailTo(mails, expense.email), 'correct'));
  await expect(page.getByRole('button', { name: 'Send Correction' })).toBeVisible();
});

test(
  'a link that is cut off, wrong or fails to load says so',
  DESK,
  async ({ page, complaints }) => {
    const { id } = await submitted();
    const link = `/status#${await submitterTokenIn(db, id, 'status')}`;
    await page.goto(link.slice(0, -5));
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
    // Another link in the same tab is opened at once.
    await page.route('**/api/expense-status', (route) => route.abort('connectionreset'));
    await page.goto(link);
    await expect(page.getByText(/^We couldn’t reach the server/)).toBeVisible();
    await page.unroute('**/api/expense-status');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Waiting for the President' })).toBeVisible();
    await page.goto(link.replace('/status#', '/correct#'));
    await expect(page.getByText(/^This link doesn't work/)).toBeVisible();
    expectComplaint(complaints, /ERR_CONNECTION_RESET|403/);
  },
);
