import { LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { signToken } from '../../functions/src/links/token.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { submitterOf } from '../functions/support/expenses.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { db, keys } from '../functions/support/suite.ts';
import {
  expenseToDecide,
  mailedExpense,
  mailTo,
  pressApprove,
  reviewLinkIn,
  statusOf,
} from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

const NOTE = 'Please contact the treasurer.';

async function decisionsOf(id: string): Promise<number> {
  return (await db.collection(`expenses/${id}/decisions`).get()).size;
}

test(
  'a link opens the request and approves nothing, however its address ends (#10, #17)',
  DESK,
  async ({ page }) => {
    const { id, token } = await expenseToDecide();
    await page.goto(`/approve/${token}?action=delete`);
    await expect(page.getByText(NOTE)).toBeVisible();
    for (const address of ['?action=approve', '?utm_source=mail', '']) {
      await page.goto(`/approve/${token}${address}`);
      await expect(page.getByRole('heading', { name: '$45.20' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
    }
    await page.reload();
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(await decisionsOf(id)).toBe(0);
    await pressApprove(page);
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    expect(await decisionsOf(id)).toBe(1);
  },
);

test(
  'a rejection asks for a reason and mails it to the submitter',
  DESK,
  async ({ page }, info) => {
    const { id, reference, token } = await mailedExpense();
    await page.goto(`/approve/${token}?action=reject`);
    await expect(page.getByRole('heading', { name: 'Expense Rejection' })).toBeVisible();
    await expect(page).toHaveTitle(/Expense Rejection/);
    await expect(page.getByRole('heading', { name: '$45.20 to Pat Doe' })).toBeVisible();
    for (const blank of ['', '   ', '\u200b']) {
      await page.getByRole('textbox').fill(blank);
      await page.getByRole('button', { name: 'Submit rejection' }).click();
      await expect(page.getByText('Rejection cancelled. A reason is required.')).toBeVisible();
    }
    expect(await statusOf(id)).toBe('pending');
    await checkAccessibility(page, info, 'reject-blank');
    await page.getByRole('textbox').fill('The receipt is from another year.');
    await page.getByRole('button', { name: 'Submit rejection' }).click();
    await expect(page.getByText('Expense rejected successfully.')).toBeVisible();
    await expect(page.getByText('You can close this tab.')).toBeVisible();
    const mails = await waitForMails(reference, 4);
    expect(mailTo(mails, submitterOf(id)).text).toContain('The receipt is from another year.');
  },
);

test('an address without a token says so', DESK, async ({ page }, info) => {
  for (const path of ['/approve', '/approve/']) {
    await page.goto(path);
    await expect(page.getByText('Approval link is missing an ID.')).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
  }
  await expect(page).toHaveTitle('Expense Approval');
  await checkAccessibility(page, info, 'approve-missing');
  await page.goto('/approve?action=reject');
  await expect(page).toHaveTitle('Expense Rejection');
  await expect(page.getByRole('heading', { name: 'Expense Rejection' })).toBeVisible();
  await expect(page.getByText('Approval link is missing an ID.')).toBeVisible();
});

test(
  'a forged link and a bare id are refused with one sentence (#1, #2)',
  DESK,
  async ({ page, complaints }) => {
    const { id, token } = await expenseToDecide();
    for (const forged of [id, btoa(JSON.stringify({ expenseId: id })), `${token.slice(0, -2)}AA`]) {
      await page.goto(`/approve/${forged}`);
      await expect(page.getByText(/This approval link doesn’t work/)).toBeVisible();
      await expect(page.getByText(NOTE)).toBeVisible();
    }
    expect(await decisionsOf(id)).toBe(0);
    expectComplaint(complaints, /status of 403/);
  },
);

test(
  'an expired link says so, and has a new one mailed (#11)',
  DESK,
  async ({ page, complaints }, info) => {
    const { id, reference } = await expenseToDecide();
    await waitForMails(reference, 3);
    const { stored } = await readExpense(db, id);
    const step = stored && openStepIndex(stored.expense);
    const nonce = step === null ? null : stored?.expense.steps[step]?.nonce;
    if (step === null || !nonce) throw new Error('No step is open.');
    const subject = { expenseId: id, step, nonce, approver: PEOPLE.president };
    const token = signToken(subject, keys, Date.now() - LINK_LIFETIME_MS);
    await page.goto(`/approve/${token}?action=review`);
    await expect(page.getByText(/This approval link has expired/)).toBeVisible();
    expectComplaint(complaints, /status of 410/);
    await page.getByRole('button', { name: 'Send me a new link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    await checkAccessibility(page, info, 'review-expired');
    const mails = await waitForMails(reference, 4);
    await page.goto(reviewLinkIn(mailTo(mails, PEOPLE.president)));
    await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
);

test('the token is sent only in its own header (#19)', DESK, async ({ page }) => {
  const { token } = await expenseToDecide();
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (referer.includes(token)) leaks.push(`referer of ${request.url()}`);
    if (request.url().includes(token) && !request.isNavigationRequest()) leaks.push(request.url());
  });
  await page.goto(`/approve/${token}?action=review`);
  await pressApprove(page);
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  expect(leaks).toEqual([]);
});

test('a program that opens the links of a mail does not decide (#17)', DESK, async ({ page }) => {
  const { id, mails } = await mailedExpense();
  const mail = mailTo(mails, PEOPLE.president);
  const links = [...mail.html.matchAll(/href="(http[^"]+)"/g), ...mail.text.matchAll(/(http\S+)/g)];
  const addresses = new Set(links.map(([, link = '']) => link.replaceAll('&amp;', '&')));
  expect([...addresses].some((address) => address.includes('/approve/'))).toBe(true);
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  expect(await decisionsOf(id)).toBe(0);
});
