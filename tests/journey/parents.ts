import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { expect, type Page, type TestInfo } from '@playwright/test';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { jpegReceipt, pdfReceipt, pngReceipt } from '../fixtures/receipt-files.ts';
import { realPdf, uprightPhoto } from '../e2e/support/files.ts';
import { choose, submitButton, waitForUpload } from '../e2e/support/form.ts';
import { uploadReceipts } from '../e2e/support/receipts.ts';
import { submit } from '../functions/support/api.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { dollars, THE_YEAR, type Submission } from './the-year.ts';

/** The submissions that are typed into the form: a photo of a phone, and a photo, a PDF and a picture. */
const TYPED = ['S1', 'S21'];

/** Where the expenses of the file are, by their keys. */
export type Ids = (key: string) => string;

export const CONTACT = {
  phone: '(555) 010-0142',
  mailingAddress: '12 Orchard Lane\nMaple Grove, NY 10001',
};

/** Parents submit their expenses: two by the form, the others by the calls that it makes, receipts included. */
export async function submitAll(page: Page, info: TestInfo): Promise<Ids> {
  const ids = new Map<string, string>();
  const scans = [pdfReceipt(), jpegReceipt(), pngReceipt()];
  for (const submission of THE_YEAR.submissions) {
    if (TYPED.includes(submission.key)) {
      ids.set(submission.key, await fillIn(page, info, submission));
      continue;
    }
    const id = newExpenseId();
    // S8a and S8b are two parts of one receipt; the others have one of their own, by its last bytes.
    const mark = Buffer.from(`\n%${submission.key.startsWith('S8') ? 'S8' : submission.key}`);
    const receipts = await uploadReceipts(
      id,
      scans
        .slice(0, submission.receipts)
        .map((file) => ({ ...file, bytes: Buffer.concat([file.bytes, mark]) })),
    );
    const { name, email, category, expenseDate, cents, paidTo, description } = submission;
    const form: SubmissionInput = {
      id,
      name,
      email,
      category,
      ...CONTACT,
      paidTo,
      description,
      notes: '',
      receipts,
      expenseDate: expenseDate as CalendarDate,
      amount: cents / 100,
    };
    expect((await submit(form)).body.error).toBeUndefined();
    ids.set(submission.key, id);
  }
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${key} was not submitted.`);
    return id;
  };
}

async function fillIn(page: Page, info: TestInfo, submission: Submission): Promise<string> {
  await page.goto('/');
  await expect(page.getByRole('option', { name: submission.category })).toBeAttached();
  await page.getByLabel('Name', { exact: true }).fill(submission.name);
  await page.getByLabel('Email').fill(submission.email);
  await page.getByLabel('Phone').fill(CONTACT.phone);
  await page.getByLabel('Category').selectOption(submission.category);
  await page.getByLabel('Expense Date').fill(submission.expenseDate);
  await page.getByLabel('Amount').fill(dollars(submission.cents));
  await page.getByLabel('Paid To').fill(submission.paidTo);
  await page.getByLabel('Mailing Address').fill(CONTACT.mailingAddress);
  await page.getByLabel('Description').fill(submission.description);
  const files =
    submission.receipts === 1
      ? [uprightPhoto()]
      : [await realPdf(info), given(jpegReceipt()), given(pngReceipt())];
  await choose(page, ...files);
  for (const { name } of files) await waitForUpload(page, name);
  const reference = await sendForm(page);
  const { docs } = await db.collection('expenses').where('reference', '==', reference).get();
  return docs[0]?.id ?? '';
}

function given({ name, type: mimeType, bytes: buffer }: ReturnType<typeof pdfReceipt>) {
  return { name, mimeType, buffer };
}

/** Sends the form. On most days of a year the first of its expenses are over a year ago, and the form asks. */
async function sendForm(page: Page): Promise<string> {
  await submitButton(page).click();
  const done = page.getByRole('heading', { name: 'Expense Submitted Successfully!' });
  const asItIs = page.getByRole('button', { name: 'Submit as is' });
  await expect(done.or(asItIs)).toBeVisible();
  if (await asItIs.isVisible()) await asItIs.click();
  await expect(done).toBeVisible();
  return (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText()).trim();
}
