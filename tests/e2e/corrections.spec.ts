import { PEOPLE } from '../functions/support/association.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { caseFile } from '../fixtures/receipt-cases.ts';
import { newExpenseId } from '../functions/support/suite.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { realPdf } from './support/files.ts';
import { choose, receiptRow, waitForUpload } from './support/form.ts';
import { expenseToDecide, mailTo, pressApprove, reviewLinkIn, statusOf } from './support/links.ts';
import {
  followCorrection,
  mailedTo,
  openCorrection,
  sendBack,
  sentBack,
  submitterLinkIn,
} from './support/submitter-links.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

const newAddress = () => `parent.${newExpenseId().toLowerCase()}@example.com`;

test(
  'an expense is sent back, corrected with a new receipt, and approved by who sees what changed',
  DESK,
  async ({ page, complaints }, info) => {
    test.setTimeout(240_000);
    const expense = await mailedTo(newAddress());
    const president = reviewLinkIn(mailTo(expense.mails, PEOPLE.president));
    await page.goto(president);
    await page.getByRole('button', { name: 'Ask for correction' }).click();
    await page.getByRole('button', { name: 'Send it back' }).click();
    await expect(page.getByText('Tell them what to fix.')).toBeVisible();
    await checkAccessibility(page, info, 'review-ask-for-correction');
    await sendBack(page, expense, 'Which receipt is it?');
    const asked = mailTo(await waitForMails(expense.reference, 4), expense.email);
    await openCorrection(page, submitterLinkIn(asked, 'correct'), 'Which receipt is it?');

    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pat Doe');
    for (const label of ['Phone', 'Mailing Address']) {
      await expect(page.getByLabel(label)).toHaveValue('');
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(/^On file/);
    }
    const earlier = page.getByRole('list', { name: 'Receipts you sent' });
    await expect(earlier).toContainText('receipt 0.pdf');
    await expect(page.getByText('555-0100')).toHaveCount(0);
    await page.getByLabel('Amount').fill('54.20');
    await earlier.getByRole('button', { name: 'Remove receipt 0.pdf' }).click();
    const send = page.getByRole('button', { name: 'Send Correction' });
    await expect(send).toBeDisabled();
    await choose(page, { name: 'cut.pdf', mimeType: '', buffer: caseFile('trunc.pdf') });
    await expect(receiptRow(page, 'cut.pdf')).toContainText('This file is damaged');
    await page.getByRole('button', { name: 'Remove cut.pdf' }).click();
    const pdf = await realPdf(info);
    await choose(page, pdf);
    await waitForUpload(page, pdf.name);
    await checkAccessibility(page, info, 'correct-filled');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Correction sent' })).toBeFocused();
    await expect(page.getByText(/President/)).toBeVisible();
    await checkAccessibility(page, info, 'correct-sent');
    await page.reload();
    await expect(
      page.getByText('You already sent this again, so there’s nothing left to fix.'),
    ).toBeVisible();

    // The link before acts no more and says why; the newest mail's shows what was corrected.
    await page.goto(president);
    await expect(
      page.getByText(/^This expense was corrected after we sent this link/),
    ).toBeVisible();
    const mails = await waitForMails(expense.reference, 7);
    await page.goto(reviewLinkIn(mailTo(mails, PEOPLE.president)));
    const changed = page.getByRole('region', { name: 'Changed since you saw it' });
    await expect(changed).toContainText('Before: $45.20');
    await expect(changed).toContainText('Now: $54.20');
    await expect(changed).toContainText('Before: receipt 0.pdf');
    await expect(changed).toContainText(`Now: ${pdf.name}`);
    await checkAccessibility(page, info, 'review-corrected');
    await pressApprove(page);
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    expectComplaint(complaints, /409/);
  },
);

test(
  'what is typed for a correction is kept by expense and version, and the link nowhere (#136)',
  DESK,
  async ({ page, context }) => {
    const { link } = await sentBack('Which fair was it?');
    const sent: string[] = [];
    context.on('request', (request) => sent.push(request.url()));
    await openCorrection(page, link, 'Which fair was it?');
    const [, token = ''] = link.split('#');
    await page.getByLabel('Description').fill('Chairs for the spring fair');
    const stored = () =>
      page.evaluate(() =>
        JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept))),
      );
    await expect.poll(stored).toContain('Chairs for the spring fair');
    expect(await stored()).not.toContain(token);
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue('Chairs for the spring fair');
    await expect(page.getByText('We kept what you entered earlier.')).toBeVisible();

    const other = await context.newPage();
    await other.goto(link);
    await expect(other.getByText(/^This correction is open in another tab too/)).toBeVisible();
    await expect(other.getByLabel('Description')).not.toHaveValue('Chairs for the spring fair');
    await other.close();

    await page.getByRole('button', { name: 'Start again from what you sent' }).click();
    await expect(page.getByLabel('Description')).not.toHaveValue('Chairs for the spring fair');
    expect(sent.filter((url) => url.includes(token) && !url.includes(`#${token}`))).toEqual([]);
    expect(sent.some((url) => url.includes('/api/correction'))).toBe(true);
  },
);

test(
  'what is typed while a correction still looks for its draft is kept too',
  DESK,
  async ({ page }) => {
    await page.addInitScript(() => {
      // A browser that is slow to give the lock: without the signal, which would have ended the wait.
      const request = navigator.locks.request.bind(navigator.locks);
      const late = async (
        name: string,
        _options: LockOptions,
        granted: LockGrantedCallback<void>,
      ) => {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        return request(name, granted);
      };
      Object.assign(navigator.locks, { request: late });
    });
    await followCorrection(page, (await sentBack('Which fair was it?')).link, 'Which fair was it?');
    const description = page.getByLabel('Description');
    await description.fill('Chairs for the spring fair');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Pat Doe');
    const stored = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    await expect.poll(stored).toContain('Chairs for the spring fair');
    await page.reload();
    await expect(description).toHaveValue('Chairs for the spring fair');
  },
);

test('the note survives a failure, and is sent once', DESK, async ({ page, complaints }) => {
  const { id, token } = await expenseToDecide();
  await page.route('**/api/return-expense', (route) => route.abort('connectionreset'));
  await page.goto(`/approve/${token}?action=review`);
  await page.getByRole('button', { name: 'Ask for correction' }).press('Enter');
  const note = page.getByLabel('What needs fixing?');
  await expect(note).toBeFocused();
  await note.fill('Which fair was it?');
  const send = page.getByRole('button', { name: 'Send it back' });
  await send.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(note).toHaveValue('Which fair was it?');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Ask for correction' })).toBeFocused();
  await page.unroute('**/api/return-expense');
  await page.getByRole('button', { name: 'Ask for correction' }).click();
  await note.fill('Which fair was it?');
  await send.click();
  await expect(page.getByText('Expense sent back for correction.')).toBeVisible();
  expect(await statusOf(id)).toBe('returned');
  expectComplaint(complaints, /ERR_CONNECTION_RESET/);
});
