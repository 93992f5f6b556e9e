import { randomUUID } from 'node:crypto';
import { bucket } from '../functions/support/suite.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  receiptRow,
  submitAndReadReference,
  submitButton,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test(
  'a file that only the server refuses is named and marked, and added again (#47)',
  DESK,
  async ({ page, complaints }) => {
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
      'We don\'t have the file "dinner.pdf". Please remove it, add it again, and submit again.';
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(receiptRow(page, dinner.name)).toContainText('Not accepted');
    await expect(receiptRow(page, lunch.name)).toContainText('Uploaded');
    expectComplaint(complaints, /status of 400/);
    await submitButton(page).click();
    await expect(page.getByText('One receipt hasn’t uploaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove dinner.pdf' }).click();
    await choose(page, dinner);
    await waitForUpload(page, dinner.name);
    await submitAndReadReference(page);
  },
);
