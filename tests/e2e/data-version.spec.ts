import { errorMessages } from '@pa-ledger/domain/error-messages';
import type { ErrorCode } from '@pa-ledger/domain/errors';
import { PAGE_OUTDATED, VERSION_HEADER } from '@pa-ledger/domain/outdated-page';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { Page } from '@playwright/test';
import { markCurrent } from '../support/data-version.ts';
import { refused } from '../support/refused.ts';
import { edit, input, putBalances, TAB } from './support/balances.ts';
import { smallFile } from './support/files.ts';
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
import { expenseToDecide } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, stored, test } from './support/own-books.ts';
import { DESK, expectComplaint, REFUSED } from './support/test.ts';

const PDF = smallFile('receipt.pdf', 'application/pdf', '%PDF-1.4\n%%EOF');
const FUNDS = '/admin/financial/funds';
const UPGRADING = { version: SCHEMA_VERSION - 1, underWay: { what: 'migration' } };

/** Opens the form for a new fund and fills it in. */
async function typeFund(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add Fund' }).click();
  const form = page.getByRole('dialog', { name: 'Add New Fund' });
  await form.getByLabel('Code').fill('4900');
  await form.getByLabel('Name').fill(name);
  return form;
}

test(
  'a page that is older than the data says so, saves nothing, and reloads when asked (#112)',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, FUNDS);
    const form = await typeFund(page, 'Garden Fund');
    await books.db.doc('schema/version').set({ version: SCHEMA_VERSION + 1 });
    const notice = page.getByText('This page is older than the data.');
    await expect(notice).toBeAttached();
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form.getByText(/older than the data, so nothing was saved/)).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Garden Fund');
    expect((await books.db.collection('funds').get()).size).toBe(0);
    await form.getByRole('button', { name: 'Cancel' }).click();

    await expect(notice).toBeVisible();
    await checkAccessibility(page, info, 'version-newer');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(notice).toBeVisible();
  },
);

test('Reload asks before it loses what is not saved (#112)', DESK, async ({ page, books }) => {
  await putBalances(books.db);
  await books.open(page, TAB);
  await edit(page);
  await input(page, 'Main Fund').fill('12.50');
  await books.db.doc('schema/version').set({ version: SCHEMA_VERSION + 1 });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(input(page, 'Main Fund')).toHaveValue('12.50');
});

test(
  'while the data are upgraded nothing is saved, and afterwards it is (#113)',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, FUNDS);
    const form = await typeFund(page, 'Garden Fund');
    await books.db.doc('schema/version').set(UPGRADING);
    await expect(page.getByText('The data are being upgraded.')).toBeAttached();
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form.getByText(errorMessages.dataUpgrading)).toBeVisible();
    await checkAccessibility(page, info, 'version-upgrading');
    await markCurrent(books.db);
    await expect(page.getByText('The data are being upgraded.', { exact: true })).toHaveCount(0);
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form).toBeHidden();
    const [fund] = (await books.db.collection('funds').get()).docs;
    expect(await stored(books.db, fund?.ref.path ?? '')).toMatchObject({ name: 'Garden Fund' });
  },
);

/** Lets the server refuse with a code of the table. @param serverVersion the version that it names. */
async function refuse(
  page: Page,
  path: string,
  code: ErrorCode = 'dataUpgrading',
  serverVersion = SCHEMA_VERSION,
): Promise<void> {
  const { status, body } = refused(code);
  const headers = { [VERSION_HEADER]: String(serverVersion) };
  await page.route(path, (route) => route.fulfill({ status, headers, json: body }));
}

/** Presses Reload, with the server as it is. */
async function reload(page: Page): Promise<void> {
  await page.unrouteAll();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
}

test(
  'the public form shows why, and what was typed survives a reload (#113)',
  DESK,
  async ({ page, complaints }) => {
    await openForm(page);
    await typeInto(page);
    await choose(page, PDF);
    await waitForUpload(page, PDF.name);
    await refuse(page, '**/api/submit-expense');
    await submitButton(page).click();
    await expect(page.getByText(errorMessages.dataUpgrading)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Description')).toHaveValue(TYPED.description);
    await expect(receiptRow(page, PDF.name)).toBeVisible();
    await page.unroute('**/api/submit-expense');
    await submitAndReadReference(page);
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'the approval page shows why, keeps the reason, and sends it again (#113)',
  DESK,
  async ({ page, complaints }) => {
    const { token } = await expenseToDecide();
    await refuse(page, '**/api/update-expense');
    await page.goto(`/approve/${token}?action=reject`);
    await page.getByRole('textbox').fill('Not in the budget');
    await page.getByRole('button', { name: 'Submit rejection' }).click();
    await expect(page.getByText(errorMessages.dataUpgrading)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('Not in the budget');
    await page.unroute('**/api/update-expense');
    await page.getByRole('button', { name: 'Submit rejection' }).click();
    await expect(page.getByText('Expense rejected successfully.')).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a public form that is older than the data says so, and Reload keeps what was typed (#112)',
  DESK,
  async ({ page, complaints }, info) => {
    await openForm(page);
    await typeInto(page);
    await choose(page, PDF);
    await waitForUpload(page, PDF.name);
    await refuse(page, '**/api/submit-expense', 'badRequest', SCHEMA_VERSION + 1);
    await submitButton(page).click();
    await expect(page.getByText(PAGE_OUTDATED)).toBeVisible();
    await checkAccessibility(page, info, 'version-form');
    await reload(page);
    await expect(page.getByLabel('Description')).toHaveValue(TYPED.description);
    await expect(receiptRow(page, PDF.name)).toBeVisible();
    await submitAndReadReference(page);
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'an approval page that is older than the data says so, and Reload keeps the reason (#112)',
  DESK,
  async ({ page, complaints }, info) => {
    const { token } = await expenseToDecide();
    await refuse(page, '**/api/update-expense', 'badRequest', SCHEMA_VERSION + 1);
    await page.goto(`/approve/${token}?action=review`);
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('textbox').fill('Not in the budget');
    await page.getByRole('button', { name: 'Submit rejection' }).click();
    await expect(page.getByText(PAGE_OUTDATED)).toBeVisible();
    await checkAccessibility(page, info, 'version-approve');
    await reload(page);
    await expect(page.getByRole('textbox')).toHaveValue('Not in the budget');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.getByRole('button', { name: 'Submit rejection' }).click();
    await expect(page.getByText('Expense rejected successfully.')).toBeVisible();
    expectComplaint(complaints, REFUSED);
  },
);
