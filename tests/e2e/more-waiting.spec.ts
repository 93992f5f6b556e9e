import type { Page } from '@playwright/test';
import { mailsAbout, tokenIn as tokenInMail } from '../functions/support/mailbox.ts';
import { pollUntil } from '../functions/support/poll-until.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import { jpegReceipt } from '../fixtures/receipt-files.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { eventCategoryOf, submitted } from './support/expenses.ts';
import { uploadReceipts } from './support/receipts.ts';
import { expect, test } from './support/test.ts';

/** A person who is asked about everything of a category of events, and nobody else is. */
async function newApprover(): Promise<{ readonly address: string; readonly category: string }> {
  const address = `chair@${newExpenseId().toLowerCase()}.example.com`;
  return { address, category: await eventCategoryOf(address) };
}

async function openReview(page: Page, id: string, approver: string): Promise<void> {
  const token = await tokenIn(db, { expenseId: id, step: 0, approver });
  await page.goto(`/approve/${token}?action=review`);
}

/** How far down the page something begins, in pixels. */
async function topOf(page: Page, name: string | RegExp): Promise<number> {
  const box = await page.getByText(name).first().boundingBox();
  return box?.y ?? NaN;
}

test('decides on a phone with the receipt first, and is emailed what else waits (#148)', async ({
  page,
}, info) => {
  const { address, category } = await newApprover();
  const id = newExpenseId();
  const receipts = await uploadReceipts(id, [jpegReceipt()]);
  const { reference } = await submitted({ id, receipts, category });
  const others = [await submitted({ category }), await submitted({ category })];
  await openReview(page, id, address);

  const picture = page.getByRole('figure').getByRole('img');
  await expect(picture).toBeVisible();
  const { width = 0, y = 0, height = 0 } = (await page.getByRole('figure').boundingBox()) ?? {};
  if (info.project.name === 'phone') {
    expect(width).toBeGreaterThan(0.9 * (page.viewportSize()?.width ?? 0));
    expect(y + height).toBeLessThan(await topOf(page, '$45.20'));
  }
  expect(await topOf(page, '$45.20')).toBeLessThan(await topOf(page, /left of|No budget is set/));
  const group = page.getByRole('group', { name: 'Your decision' });
  const buttons = group.getByRole('button');
  await expect(buttons).toHaveText(['Approve', 'Reject', 'Ask for correction']);
  const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  // One row, always within reach of a finger.
  expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const box of boxes) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  }
  await checkAccessibility(page, info, 'review-open');

  await page.getByRole('button', { name: 'Reject' }).click();
  const reason = page.getByLabel('Reason for the rejection');
  await expect(reason).toBeFocused();
  for (const fact of ['$45.20', 'Submitted by Pat Doe', 'Paper and markers', category]) {
    await expect(page.getByText(fact).first()).toBeInViewport();
    expect(await topOf(page, fact)).toBeLessThan((await reason.boundingBox())?.y ?? 0);
  }
  await checkAccessibility(page, info, 'review-reason');
  await page.getByRole('button', { name: 'Back' }).click();

  const answers: string[] = [];
  page.on('response', (response) => {
    if (/waiting-requests|send-link/.test(response.url()))
      void response.text().then((text) => answers.push(text));
  });
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  await expect(page.getByText('2 more requests are waiting for you.')).toBeVisible();
  await checkAccessibility(page, info, 'approve-more-wait');
  await page.getByRole('button', { name: 'Email me their links' }).dblclick();
  await expect(page.getByText('Your links are on their way')).toBeVisible();
  await checkAccessibility(page, info, 'approve-links-sent');
  expect(answers.map((text): unknown => JSON.parse(text))).toEqual([
    { success: true, waiting: 2 },
    { success: true },
  ]);

  const mails = await pollUntil(
    async () => (await mailsAbout('Your links to')).filter(({ to }) => to[0]?.address === address),
    (found) => found.length > 0,
    () => 'The links did not come.',
    20_000,
    250,
  );
  expect(mails.map(({ subject }) => subject)).toEqual(['Your links to 2 requests']);
  for (const other of others) expect(mails[0]?.text).toContain(other.reference);
  expect(mails[0]?.text).not.toContain(reference);

  // The link that was mailed works, and so does the one from before; the last of them leaves nothing.
  await page.goto(`/approve/${mails[0] ? tokenInMail(mails[0]) : ''}?action=review`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await openReview(page, others[0]?.id ?? '', address);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('1 more request is waiting for you.')).toBeVisible();
  await openReview(page, others[1]?.id ?? '', address);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('No other requests are waiting for you.')).toBeVisible();
  // The link of a decided step tells the same.
  await openReview(page, id, address);
  await expect(page.getByText('This step was approved by the Event Approver')).toBeVisible();
  await expect(page.getByText('No other requests are waiting for you.')).toBeVisible();
});
