import { LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { openStepIndex } from '@pa-ledger/domain/expenses/expense';
import { signToken } from '../../functions/src/links/token.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { decideWith } from '../functions/support/api.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { submitterOf } from '../functions/support/expenses.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { db, keys } from '../functions/support/suite.ts';
import { expenseToDecide, mailedExpense, mailTo, statusOf } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

const NOTE = 'Please contact the treasurer.';

async function decisionsOf(id: string): Promise<number> {
  return (await db.collection(`expenses/${id}/decisions`).get()).size;
}

test('a link without an action approves on load, and a reload sends nothing again (#3)', async ({
  page,
}, info) => {
  const { id, token } = await mailedExpense();
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

test('a rejection asks for a reason and mails it to the submitter', async ({ page }, info) => {
  const { id, reference, token } = await mailedExpense();
  await page.goto(`/approve/${token}?action=reject`);
  await expect(page.getByRole('heading', { name: 'Expense Rejection' })).toBeVisible();
  await expect(page).toHaveTitle(/Expense Rejection/);
  await expect(page.getByRole('main')).toContainText(`$45.20 to Pat Doe, ${reference}`);
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
  await checkAccessibility(page, info, 'reject-done');
  const mails = await waitForMails(reference, 4);
  expect(mailTo(mails, submitterOf(id)).text).toContain('The receipt is from another year.');
});

test('an address without a token says so', async ({ page }, info) => {
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

test('an unknown action sends nothing (#10)', DESK, async ({ page }) => {
  const { id, token } = await expenseToDecide();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  for (const action of ['delete', 'approve%00', 'Reject', '']) {
    await page.goto(`/approve/${token}?action=${action}`);
    await expect(page.getByText(NOTE)).toBeVisible();
  }
  expect(posts).toEqual([]);
  expect(await decisionsOf(id)).toBe(0);
});

test(
  'a forged link and a bare id are refused with one sentence (#1, #2)',
  DESK,
  async ({ page, complaints }, info) => {
    const { id, token } = await expenseToDecide();
    for (const forged of [id, btoa(JSON.stringify({ expenseId: id })), `${token.slice(0, -2)}AA`]) {
      await page.goto(`/approve/${forged}`);
      await expect(page.getByText(/This approval link does not work/)).toBeVisible();
      await expect(page.getByText(NOTE)).toBeVisible();
    }
    expect(await decisionsOf(id)).toBe(0);
    expectComplaint(complaints, /status of 403/);
    await checkAccessibility(page, info, 'approve-refused');
  },
);

test('an expired link says that it has expired (#11)', DESK, async ({ page, complaints }, info) => {
  const { id } = await expenseToDecide();
  const { stored } = await readExpense(db, id);
  const step = stored && openStepIndex(stored.expense);
  const nonce = step === null ? null : stored?.expense.steps[step]?.nonce;
  if (step === null || !nonce) throw new Error('No step is open.');
  const subject = { expenseId: id, step, nonce, approver: PEOPLE.president };
  const token = signToken(subject, keys, Date.now() - LINK_LIFETIME_MS);
  await page.goto(`/approve/${token}?action=review`);
  await expect(page.getByText(/This approval link has expired/)).toBeVisible();
  expectComplaint(complaints, /status of 410/);
  await checkAccessibility(page, info, 'review-expired');
});

test(
  'the opposite decision after the first shows what was decided (#6)',
  DESK,
  async ({ page, complaints }, info) => {
    const { id, token } = await expenseToDecide();
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
    const { id, token } = await expenseToDecide();
    await page.route('**/api/update-expense', (route) => route.abort('connectionreset'));
    await page.goto(`/approve/${token}`);
    await expect(page.getByText('Failed to fetch')).toBeVisible();
    await expect(
      page.getByText(
        `The server could not be reached. Check your connection and try again. ${NOTE}`,
      ),
    ).toBeVisible();
    await checkAccessibility(page, info, 'approve-network');
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
    await page.unroute('**/api/update-expense');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    expect(await decisionsOf(id)).toBe(1);
  },
);

test('an answer without an error text reads Update failed.', DESK, async ({ page, complaints }) => {
  const { token } = await expenseToDecide();
  // The server always sends a text; a proxy between may not.
  await page.route('**/api/update-expense', (route) =>
    route.fulfill({ status: 500, json: { success: false } }),
  );
  await page.goto(`/approve/${token}`);
  await expect(page.getByText('Update failed.')).toBeVisible();
  expectComplaint(complaints, /status of 500/);
});

test('a hidden page sends nothing until it is visible (#17)', DESK, async ({ page }) => {
  const { id, token } = await expenseToDecide();
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

test('the token is sent only in its own header (#19)', DESK, async ({ page }) => {
  const { token } = await expenseToDecide();
  const leaks: string[] = [];
  page.on('request', (request) => {
    const { referer = '' } = request.headers();
    if (referer.includes(token)) leaks.push(`referer of ${request.url()}`);
    if (request.url().includes(token) && !request.isNavigationRequest()) leaks.push(request.url());
  });
  await page.goto(`/approve/${token}?action=review`);
  // A receipt that is still on its way would be refused once the step is decided.
  await expect(page.getByRole('link', { name: /^Save / })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  expect(leaks).toEqual([]);
});

test('the page does not show inside a frame (#28)', DESK, async ({ page, complaints, baseURL }) => {
  const { token } = await expenseToDecide();
  await page.route('http://127.0.0.1:59999/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL ?? ''}/approve/${token}?action=review"></iframe>`,
    }),
  );
  await page.goto('http://127.0.0.1:59999/frame');
  // Chromium puts its own error page where the frame would be.
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  expectComplaint(complaints, /frame-ancestors/);
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
