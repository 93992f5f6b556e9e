import { spanishExpenseFormMessages } from '@pa-ledger/domain/expenses/expense-form-messages.es';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { spanishPageMessages } from '@pa-ledger/domain/page-messages.es';
import { fieldSentence } from '@pa-ledger/domain/text/field-error';
import { spanishFieldMessages } from '@pa-ledger/domain/text/field-messages.es';
import type { Page } from '@playwright/test';
import { spanishCorrectMessages } from '../../web/src/correct/correct-messages.es.ts';
import { spanishFormMessages } from '../../web/src/form/form-messages.es.ts';
import { spanishSubmitMessages } from '../../web/src/submit/submit-messages.es.ts';
import { caseFile } from '../fixtures/receipt-cases.ts';
import { OFFICE, PEOPLE } from '../functions/support/association.ts';
import { waitForMails, type ReceivedMail } from '../functions/support/mailbox.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { newAdmin } from './support/admin.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expectSpanish } from './support/expect-spanish.ts';
import { today } from './support/expense-detail.ts';
import { mailCheckAs, newCheckNumber, payAs } from './support/expenses.ts';
import { smallFile, smallPdf } from './support/files.ts';
import { mailTo, reviewLinkIn } from './support/links.ts';
import { PHONE_ONLY } from './support/page-test.ts';
import {
  SPANISH,
  chooseReceipt,
  expectUploaded,
  fillSpanishForm,
  nameInput,
  openSpanishForm,
} from './support/spanish-form.ts';
import { submitterLinkIn } from './support/submitter-links.ts';
import { expect, expectComplaint, REFUSED, test } from './support/test.ts';

const { fields } = spanishExpenseFormMessages;
const form = spanishFormMessages;

/** What isn't ours on the pages. */
const OWN_WORDS = [...Object.values(SPANISH), 'recibo.pdf', OFFICE.name];

/** A mail is in Spanish: its HTML says so, and its subject isn't one of the English ones. */
function expectSpanishMail(mail: ReceivedMail): void {
  expect(mail.html).toContain('lang="es"');
  expect(mail.text).not.toMatch(/\b(?:the|your|request|approved|sent|link)\b/i);
}

/** Decides on the English page of an approver whose language nobody set. */
async function approveInEnglish(page: Page, mail: ReceivedMail): Promise<void> {
  expect(mail.html).toContain('lang="en"');
  await page.goto(reviewLinkIn(mail));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // They see what the parent typed.
  await expect(page.getByText(SPANISH.description)).toBeVisible();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText('Expense approved successfully.')).toBeVisible();
}

test(
  'a request goes from the form to the mailed check in Spanish, and its approvers read English',
  PHONE_ONLY,
  async ({ page, complaints }, info) => {
    test.setTimeout(300_000);
    const email = `ana.${newExpenseId().toLowerCase()}@example.com`;
    await openSpanishForm(page);
    await expectSpanish(page, 'the empty form');

    // Everything that the form can say before it's sent.
    await nameInput(page).press('Enter');
    await expect(page.getByText(spanishPageMessages.receiptRequiredAlert)).toBeVisible();
    await expect(
      page.getByText(fieldSentence(spanishFieldMessages, 'required', fields.name)),
    ).toBeVisible();
    await expectSpanish(page, 'the form with errors');
    await fillSpanishForm(page, email);
    await chooseReceipt(page, { name: 'roto.pdf', mimeType: '', buffer: caseFile('trunc.pdf') });
    await expect(page.getByRole('button', { name: form.removeFile('roto.pdf') })).toBeVisible();
    await expectSpanish(page, 'a damaged file', [...OWN_WORDS, 'roto.pdf']);
    await page.getByRole('button', { name: form.removeFile('roto.pdf') }).click();
    await chooseReceipt(page, smallFile('letra.txt', 'text/plain', 'x'));
    await expect(page.getByText(form.filesNotAdded(1))).toBeVisible();
    await expectSpanish(page, 'a refused file', [...OWN_WORDS, 'letra.txt']);
    await page.getByRole('button', { name: form.ok, exact: true }).click();
    await chooseReceipt(page, smallPdf('recibo.pdf'));
    await expectUploaded(page);
    await expectSpanish(page, 'the filled form', OWN_WORDS);
    await checkAccessibility(page, info, 'es-form-filled');

    await page.context().setOffline(true);
    await page.getByRole('button', { name: spanishSubmitMessages.submit }).click();
    await expect(page.getByText(form.offline)).toBeVisible();
    await expectSpanish(page, 'the form without a connection', OWN_WORDS);
    await page.context().setOffline(false);
    expectComplaint(complaints, REFUSED);
    await page.getByRole('button', { name: spanishSubmitMessages.submit }).click();
    await expect(page.getByRole('heading', { name: spanishPageMessages.submitted })).toBeVisible();
    await expectSpanish(page, 'the success page', [...OWN_WORDS, email]);
    await checkAccessibility(page, info, 'es-form-success');
    const reference = (await page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText()).trim();

    const first = await waitForMails(reference, 3);
    expectSpanishMail(mailTo(first, email));
    // Sent back by an approver, in English; the parent reads Spanish.
    await page.goto(reviewLinkIn(mailTo(first, PEOPLE.president)));
    await page.getByRole('button', { name: 'Ask for correction' }).click();
    await page.getByLabel('What needs fixing?').fill('¿Es de octubre?');
    await page.getByRole('button', { name: 'Send it back' }).click();
    await expect(page.getByText('Expense sent back for correction.')).toBeVisible();
    const returned = mailTo(await waitForMails(reference, 4), email);
    expectSpanishMail(returned);
    await page.goto(submitterLinkIn(returned, 'correct'));
    await expect(nameInput(page)).toHaveValue(SPANISH.name);
    await expectSpanish(page, 'the correction', [...OWN_WORDS, email]);
    await checkAccessibility(page, info, 'es-correct');
    await page.getByLabel(fields.amount.label).fill('54.20');
    await page.getByRole('button', { name: spanishCorrectMessages.submit }).click();
    await expect(page.getByRole('heading', { name: spanishCorrectMessages.sent })).toBeVisible();
    await expectSpanish(page, 'the sent correction', [...OWN_WORDS, email]);

    await approveInEnglish(page, mailTo(await waitForMails(reference, 7), PEOPLE.president));
    await approveInEnglish(page, mailTo(await waitForMails(reference, 8), PEOPLE.treasurer));
    const approvedMail = mailTo(await waitForMails(reference, 9), email);
    expectSpanishMail(approvedMail);

    const admin = await newAdmin();
    const { docs } = await db.collection('expenses').where('reference', '==', reference).get();
    const id = docs[0]?.id ?? '';
    expect(referenceOf(id)).toBe(reference);
    expect(docs[0]?.get('language')).toBe('es');
    const payment = {
      method: 'check',
      checkNumber: newCheckNumber(),
      date: today(),
    };
    expect((await payAs(admin, id, payment)).status).toBe(200);
    const paid = (await db.doc(`expenses/${id}`).get()).get('payment.id') as string;
    expect((await mailCheckAs(admin, paid)).status).toBe(200);
    const paidMail = mailTo(await waitForMails(reference, 10), email);
    expectSpanishMail(paidMail);
    await page.goto(submitterLinkIn(paidMail, 'status'));
    await expect(page.getByRole('heading', { name: /por correo postal/ })).toBeVisible();
    await expectSpanish(page, 'the status', OWN_WORDS);
    await checkAccessibility(page, info, 'es-status');
  },
);
