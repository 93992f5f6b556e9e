import { EVENT, PEOPLE } from '../functions/support/association.ts';
import { waitForMails } from '../functions/support/mailbox.ts';
import { realPdf, uprightPhoto } from './support/files.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { mailTo, pressApprove, reviewLinkIn } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, test } from './support/test.ts';

const NOTE = 'Half of it is for the fair.';

test('a parent submits, three people approve through their mail, and the parent gets a mail', async ({
  page,
}, info) => {
  test.setTimeout(240_000);
  const email = `parent.${info.project.name}@example.com`;
  await openForm(page);
  await checkAccessibility(page, info, 'form-empty');
  await typeInto(page, { category: EVENT.name, email });
  const pdf = await realPdf(info);
  const photo = uprightPhoto();
  expect(photo.buffer.length).toBeGreaterThan(3 * 1024 * 1024);
  await choose(page, pdf, photo);
  await waitForUpload(page, pdf.name);
  await waitForUpload(page, photo.name);
  await expect(receiptRow(page, photo.name)).toContainText('Shrunk from');
  await checkAccessibility(page, info, 'form-filled');
  const reference = await submitAndReadReference(page);
  await checkAccessibility(page, info, 'form-success');

  const approvers = [PEOPLE.eventApprover, PEOPLE.president, PEOPLE.treasurer];
  const mailsBefore = [2, 4, 5];
  for (const [step, approver] of approvers.entries()) {
    const mails = await waitForMails(reference, mailsBefore[step] ?? 0);
    await page.goto(reviewLinkIn(mailTo(mails, approver)));
    await expect(page.getByRole('heading', { name: 'Expense Approval' })).toBeVisible();
    await expect(page.getByText('$45.20').first()).toBeVisible();
    await expect(page.getByText('Paper and markers for the welcome table')).toBeVisible();
    await expect(page.getByRole('link', { name: pdf.name }).first()).toBeVisible();
    const picture = page.getByRole('button', { name: photo.name }).locator('img');
    // Turned upright, and shrunk to a short side of 1,500 pixels before it was sent.
    await expect(picture).toHaveJSProperty('naturalHeight', 2000);
    await expect(picture).toHaveJSProperty('naturalWidth', 1500);
    if (step === 0) await page.getByLabel('Note').fill(NOTE);
    if (step === 1) {
      // What the first of them wrote, in the mail and on the page.
      expect(mailTo(mails, approver).text).toContain(NOTE);
      await expect(page.getByText(NOTE)).toBeVisible();
      await checkAccessibility(page, info, 'review');
    }
    await pressApprove(page);
    await expect(page.getByText('Expense approved successfully.')).toBeVisible();
    await expect(page.getByText('You can close this tab.')).toBeVisible();
    expect(page.url()).not.toContain('/approve/');
  }
  const last = await waitForMails(reference, 6);
  expect(mailTo(last, email).subject).toContain('Approved');
  expect(JSON.stringify(last.filter(({ to }) => to[0]?.address === email))).not.toContain(NOTE);
});
