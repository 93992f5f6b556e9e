import { randomUUID } from 'node:crypto';
import { mailsAbout } from '../functions/support/mailbox.ts';
import { putRecorded, removeRecorded } from '../../tools/seed/put-recorded.ts';
import { bucket, db } from '../functions/support/suite.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  submitButton,
  typeInto,
  TYPED,
  waitForUpload,
} from './support/form.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test('twenty presses send one expense (#37)', DESK, async ({ page }) => {
  const email = `press.${randomUUID()}@example.com`;
  await openForm(page);
  await typeInto(page, { email });
  await choose(page, smallPdf('a.pdf'));
  await waitForUpload(page, 'a.pdf');
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press++) button.click();
  });
  await expect(
    page.getByRole('heading', { name: 'Expense Submitted Successfully!' }),
  ).toBeVisible();
  const stored = await db.collection('contacts').where('email', '==', email).get();
  expect(stored.size).toBe(1);
});

test(
  'pressing again after a lost answer submits one expense (#36)',
  DESK,
  async ({ page, complaints }) => {
    await openForm(page);
    await typeInto(page);
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    await page.route('**/api/submit-expense', async (route) => {
      // The server has it; the parent's phone never hears so.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submitButton(page).click();
    await expect(page.getByText('Error submitting expense. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(TYPED.description);
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
    await page.unroute('**/api/submit-expense');
    const reference = await submitAndReadReference(page);
    const stored = await db.collection('expenses').where('reference', '==', reference).get();
    expect(stored.size).toBe(1);
    const received = (await mailsAbout(reference)).filter((mail) =>
      mail.subject.includes('We have'),
    );
    expect(received.length).toBeLessThanOrEqual(1);
  },
);

test('a file that only the server refuses is named and marked, and added again (#47)', async ({
  page,
  complaints,
}, info) => {
  const uploads: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name');
    if (request.method() === 'POST' && name !== null) uploads.push(name);
  });
  const lunch = smallPdf('lunch.pdf');
  const dinner = smallPdf('dinner.pdf');
  await openForm(page);
  await typeInto(page, { email: `marked.${randomUUID()}@example.com` });
  await choose(page, lunch);
  await waitForUpload(page, lunch.name);
  await choose(page, dinner);
  await waitForUpload(page, dinner.name);
  // As if it was swept, or lost.
  await bucket.file(uploads.at(-1) ?? '').delete();
  await submitButton(page).click();
  const sentence =
    'We don\'t have the file "dinner.pdf". Please remove it, add it again, and submit once more.';
  await expect(page.getByText(sentence).first()).toBeVisible();
  await expect(receiptRow(page, dinner.name)).toContainText('Not accepted');
  await expect(receiptRow(page, lunch.name)).toContainText('Uploaded');
  await checkAccessibility(page, info, 'form-marked-file');
  expectComplaint(complaints, /status of 400/);
  await submitButton(page).click();
  await expect(page.getByText('A receipt isn’t uploaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove dinner.pdf' }).click();
  await choose(page, dinner);
  await waitForUpload(page, dinner.name);
  await submitAndReadReference(page);
});

test('without a network the form says so and keeps everything (#44)', async ({
  page,
  context,
  complaints,
}, info) => {
  await openForm(page);
  await typeInto(page);
  await choose(page, smallPdf('a.pdf'));
  await waitForUpload(page, 'a.pdf');
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(page.getByText('Error submitting expense. Please try again.')).toBeVisible();
  await checkAccessibility(page, info, 'form-offline');
  await context.setOffline(false);
  expectComplaint(complaints, /ERR_INTERNET_DISCONNECTED/);
  await submitAndReadReference(page);
});

test(
  'the errors of the server are shown, and the typed text stays',
  DESK,
  async ({ page, complaints }, info) => {
    const gone = `categories/gone-${info.project.name}`;
    const fields = { name: `Gone ${info.project.name}`, requiresEventApprover: false };
    await putRecorded(db, gone, fields);
    await page.goto('/');
    const option = page
      .getByLabel('Category')
      .getByRole('option', { name: `Gone ${info.project.name}` });
    await expect(option).toBeAttached();
    await typeInto(page, { category: `Gone ${info.project.name}` });
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    await removeRecorded(db, gone);
    await submitButton(page).click();
    await expect(page.getByText('Please choose a category from the list.').first()).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue(TYPED.description);
    expectComplaint(complaints, /status of 400/);
  },
);
