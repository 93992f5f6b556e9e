import { STATUS_LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { decodeSubmitterToken, encodeSubmitterToken } from '@pa-ledger/domain/links/submitter-link';
import { waitForMails } from '../functions/support/mailbox.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { submitterTokenIn } from '../functions/support/submitter.ts';
import type { Page } from '@playwright/test';
import { checkAccessibility } from './support/check-accessibility.ts';
import { submitted } from './support/expenses.ts';
import { realPdf } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { mailTo } from './support/links.ts';
import { PHONE_ONLY } from './support/page-test.ts';
import { submitterLinkIn } from './support/submitter-links.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';

/** How a submitter gets to the status without the email that has the link. */

const newAddress = () => `parent.${newExpenseId().toLowerCase()}@example.com`;
const CONTACT = 'treasurer@maplegrove.example.com';

const reference = (page: Page) => page.getByLabel('Reference number');
const email = (page: Page) => page.getByLabel('Email', { exact: true });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Email me the link' });

/** The path and query of every request that the page sends from now on. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

test(
  'a parent goes from the success page to the status by an email (#149)',
  PHONE_ONLY,
  async ({ page }, info) => {
    const address = newAddress();
    await openForm(page);
    await typeInto(page, { email: address });
    const pdf = await realPdf(info);
    await choose(page, pdf);
    await waitForUpload(page, pdf.name);
    const own = await submitAndReadReference(page);
    const addresses = addressesOf(page);
    await page.getByRole('link', { name: 'Check status' }).click();
    await expect(page.getByRole('heading', { name: 'Get a link to your request' })).toBeVisible();
    await expect(reference(page)).toHaveValue(own);
    await expect(email(page)).toHaveValue('');
    await checkAccessibility(page, info, 'status-request');
    await email(page).fill(address);
    // Two presses are one.
    await sendButton(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await expect(
      page.getByText(/^If a request with this reference and email exists/),
    ).toBeVisible();
    await checkAccessibility(page, info, 'status-request-sent');
    // To the submitter two, and to both presidents.
    const mail = mailTo(await waitForMails(own, 4), address);
    expect(mail.subject).toContain('Your link to your request for $45.20');
    await page.goto(submitterLinkIn(mail, 'status'));
    await expect(page.getByRole('heading', { name: 'Waiting for the President' })).toBeVisible();
    expect(addresses.filter((one) => one.includes('parent.') || one.includes(own))).toEqual([]);
  },
);

test(
  'what can be no reference or email is said, and what was typed stays',
  DESK,
  async ({ page, complaints }, info) => {
    await page.goto('/status');
    await sendButton(page).click();
    await expect(page.getByText(/^Enter all 8 letters and digits/)).toBeVisible();
    await expect(page.getByText(/^Enter one email address/)).toBeVisible();
    await expect(reference(page)).toBeFocused();
    await checkAccessibility(page, info, 'status-request-invalid');
    await reference(page).fill(' k7qm 2xfa');
    await email(page).fill('pat@example');
    await sendButton(page).click();
    await expect(email(page)).toBeFocused();
    await email(page).fill('Pat@example.com');
    await page.route('**/api/request-link', (route) => route.abort('connectionreset'));
    await email(page).press('Enter');
    await expect(page.getByText(/We couldn’t reach the server/)).toBeVisible();
    await expect(reference(page)).toHaveValue(' k7qm 2xfa');
    await expect(email(page)).toHaveValue('Pat@example.com');
    await page.unroute('**/api/request-link');
    const asked = page.waitForRequest('**/api/request-link');
    await sendButton(page).click();
    expect((await asked).postDataJSON()).toEqual({
      reference: 'K7QM-2XFA',
      email: 'Pat@example.com',
    });
    // There is no such request, and the page says the same.
    await expect(
      page.getByText(/^If a request with this reference and email exists/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Change what I entered' }).press('Enter');
    await expect(reference(page)).toBeFocused();
    await expect(email(page)).toHaveValue('Pat@example.com');
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a wrong link says whom to ask, and has the form',
  DESK,
  async ({ page, complaints }, info) => {
    const { id } = await submitted();
    const token = await submitterTokenIn(db, id, 'status');
    const payload = decodeSubmitterToken(token);
    if (payload === null) throw new Error('The token cannot be read.');
    const forged = encodeSubmitterToken({ ...payload, m: 'A'.repeat(payload.m.length) });
    const incomplete = 'This link is incomplete.';
    const wrong = /^This link doesn't work/;
    for (const [link, sentence] of [
      [token.slice(0, -5), incomplete],
      ['anything', incomplete],
      [forged, wrong],
    ] as const) {
      await page.goto(`/status#${link}`);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(page.getByRole('link', { name: CONTACT })).toBeVisible();
      await expect(sendButton(page)).toBeVisible();
    }
    await checkAccessibility(page, info, 'status-wrong-link');
    // Where it's a link to another page, the page with the form is one press away.
    await page.goto(`/correct#${token}`);
    await expect(page.getByText(wrong)).toBeVisible();
    await checkAccessibility(page, info, 'correct-wrong-link');
    await page.getByRole('link', { name: 'Get a link by email' }).click();
    await expect(sendButton(page)).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'an expired link tells nothing, and has a new one emailed with one press',
  DESK,
  async ({ page, complaints }, info) => {
    const address = newAddress();
    const expense = await submitted({ email: address });
    const old = Date.now() - STATUS_LINK_LIFETIME_MS;
    await page.goto(`/status#${await submitterTokenIn(db, expense.id, 'status', old)}`);
    await expect(page.getByText('This link has expired.')).toBeVisible();
    const main = page.getByRole('main');
    for (const secret of ['$', expense.reference, '@', 'President'])
      await expect(main).not.toContainText(secret);
    await checkAccessibility(page, info, 'status-expired');
    await page.getByRole('button', { name: 'Send me a new link' }).dblclick();
    await expect(page.getByText('Check your email')).toBeVisible();
    const mail = mailTo(await waitForMails(expense.reference, 4), address);
    await page.goto(submitterLinkIn(mail, 'status'));
    await expect(page.getByText(expense.reference)).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);
