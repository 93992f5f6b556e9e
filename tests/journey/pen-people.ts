import {
  openStepIndex,
  type Expense,
  type SubmissionInput,
} from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expect, type Page } from '@playwright/test';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { uprightPhoto } from '../e2e/support/files.ts';
import { choose, openForm, submitAndReadReference, waitForUpload } from '../e2e/support/form.ts';
import { mailTo, reviewLinkIn } from '../e2e/support/links.ts';
import { uploadReceipts } from '../e2e/support/receipts.ts';
import { decideWith, submit } from '../functions/support/api.ts';
import { forgetQuotas } from '../functions/support/forget.ts';
import { mailsAbout } from '../functions/support/mailbox.ts';
import { pollUntil } from '../functions/support/poll-until.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { tokenIn } from '../functions/support/test-environment.ts';
import { chairOf, PEN } from './pen-year.ts';
import { dollars, TODAY } from './the-year.ts';

export const PRESIDENT = 'paula.president@example.org';

const CONTACT = {
  phone: '(555) 010-0142',
  mailingAddress: '12 Orchard Lane\nMaple Grove, NY 10001',
};

/** The submissions by name, and their ids. */
export type PenIds = Readonly<Record<keyof typeof PEN.expenses, string>>;

/** A parent splits a receipt on the form; the others are sent by the calls that it makes. */
export async function submitAll(page: Page): Promise<PenIds> {
  const { less, partRejected, setRight, reclassified } = PEN.expenses;
  const other = `${partRejected.other}: ${dollars(partRejected.otherCents)}`;
  return {
    split: await splitOnForm(page),
    less: await send(less),
    partRejected: await send(partRejected, { split: other }),
    setRight: await send(setRight),
    reclassified: await send(reclassified),
  };
}

async function splitOnForm(page: Page): Promise<string> {
  const { payee, category, cents, other, otherCents } = PEN.expenses.split;
  await openForm(page);
  await page.getByLabel('Name', { exact: true }).fill(payee);
  await page.getByLabel('Email').fill(emailOf(payee));
  await page.getByLabel('Phone').fill(CONTACT.phone);
  await page.getByLabel('Category').selectOption(category);
  await page.getByLabel('Expense Date').fill(TODAY);
  await page.getByLabel('Amount').fill(dollars(cents));
  await page.getByLabel('This receipt covers more than one event').check();
  await page.getByLabel('Event 2', { exact: true }).selectOption(other);
  await page.getByLabel('Amount for event 2').fill(dollars(otherCents));
  await page.getByLabel('Paid To').fill(payee);
  await page.getByLabel('Check to pick up').check();
  await page.getByLabel('Mailing Address').fill(CONTACT.mailingAddress);
  await page.getByLabel('Description').fill('Straw bales, and shelves that stay for the books');
  const photo = uprightPhoto();
  await choose(page, photo);
  await waitForUpload(page, photo.name);
  const reference = await submitAndReadReference(page);
  const { docs } = await db.collection('expenses').where('reference', '==', reference).get();
  return docs[0]?.id ?? '';
}

async function send(
  { payee, category, cents }: Pick<typeof PEN.fee, 'payee' | 'category' | 'cents'>,
  own: Partial<SubmissionInput> = {},
): Promise<string> {
  const id = newExpenseId();
  const file = pdfReceipt();
  // Each has a receipt of its own, by its last bytes.
  const bytes = Buffer.concat([file.bytes, Buffer.from(`\n%${payee}`)]);
  const form: SubmissionInput = {
    id,
    name: payee,
    email: emailOf(payee),
    ...CONTACT,
    category,
    expenseDate: dateAt(Date.now(), organization.timeZone),
    amount: cents / 100,
    paidTo: payee,
    description: `For ${category}`,
    notes: '',
    receipts: await uploadReceipts(id, [{ ...file, bytes }]),
    ...own,
  };
  expect((await submit(form)).body.error).toBeUndefined();
  return id;
}

function emailOf(name: string): string {
  return `${name.toLowerCase().replace(' ', '.')}@example.org`;
}

/**
 * Approvers decide until each expense is where the treasurer takes over: a chair approves a part and another rejects theirs
 * on the page of their emails, the president lowers an amount there; everything else goes the way of that page's calls.
 */
export async function decideAll(page: Page, ids: PenIds, treasurer: string): Promise<void> {
  const { split, less, partRejected } = PEN.expenses;
  await follow(page, ids.split, chairOf(split.category));
  await expect(page.getByText(dollars(split.cents - split.otherCents)).first()).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
  await approve(ids.split, chairOf(split.other), PRESIDENT, treasurer);

  await follow(page, ids.less, PRESIDENT);
  await page.getByRole('button', { name: 'Lower the amount' }).click();
  await page.getByLabel('Amount you approve').fill(dollars(less.approvedCents));
  await page.getByLabel('Why less?').fill('The grant covers one set of books.');
  await page.getByRole('button', { name: 'Approve this amount' }).click();
  await expect(page.getByText('Next step: Treasurer.')).toBeVisible();
  await approve(ids.less, treasurer);

  await approve(ids.partRejected, chairOf(partRejected.category));
  await follow(page, ids.partRejected, chairOf(partRejected.other));
  await page.getByRole('button', { name: 'Reject' }).click();
  await page.getByLabel('Reason').fill('The tablecloths were not for the book fair.');
  await page.getByRole('button', { name: 'Submit rejection' }).click();
  await expect(page.getByText('Expense rejected successfully.')).toBeVisible();
  await approve(ids.partRejected, PRESIDENT, treasurer);

  await approve(ids.setRight, PRESIDENT);
  await approve(ids.reclassified, PRESIDENT, treasurer);
}

/** Approves the open step by the link of the first of these people, the next one by the link of the second, and so on. */
export async function approve(id: string, ...approvers: readonly string[]): Promise<void> {
  for (const approver of approvers) {
    const { steps } = (await db.doc(`expenses/${id}`).get()).data() as Pick<Expense, 'steps'>;
    const step = openStepIndex({ steps }) ?? 0;
    const token = await tokenIn(db, { expenseId: id, step, approver });
    expect((await decideWith(token, 'approve')).body.error).toBeUndefined();
  }
}

/** Opens the link of an approver's email. */
async function follow(page: Page, id: string, approver: string): Promise<void> {
  await forgetQuotas();
  const reference = referenceOf(id);
  const mails = await pollUntil(
    () => mailsAbout(reference),
    (all) => all.some(({ to }) => to[0]?.address === approver),
    () => `No email to ${approver} about ${reference} came.`,
    20_000,
  );
  await page.goto(reviewLinkIn(mailTo(mails, approver)));
}

/** Waits until someone got an email about an expense with these words. */
export async function waitForWords(id: string, payee: string, words: string): Promise<void> {
  await forgetQuotas();
  await pollUntil(
    () => mailsAbout(referenceOf(id)),
    (all) => all.some(({ to, text }) => to[0]?.address === emailOf(payee) && text.includes(words)),
    (all) => `Nothing says “${words}” to ${payee} in ${all.map(({ subject }) => subject).join()}.`,
    20_000,
  );
}
