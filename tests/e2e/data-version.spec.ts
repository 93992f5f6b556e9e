import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import { pageMessages } from '@pa-ledger/domain/page-messages';
import { VERSION_HEADER, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { Page } from '@playwright/test';
import { refused } from '../support/refused.ts';
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
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';

const PDF = smallPdf('receipt.pdf');

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
  'a public form that is older than the data says so, and Reload keeps what was typed (#112)',
  DESK,
  async ({ page, complaints }, info) => {
    await openForm(page);
    await typeInto(page);
    await choose(page, PDF);
    await waitForUpload(page, PDF.name);
    await refuse(page, '**/api/submit-expense', 'badRequest', SCHEMA_VERSION + 1);
    await submitButton(page).click();
    await expect(page.getByText(pageMessages.outdated)).toBeVisible();
    await checkAccessibility(page, info, 'version-form');
    await reload(page);
    await expect(page.getByLabel('Description')).toHaveValue(TYPED.description);
    await expect(receiptRow(page, PDF.name)).toBeVisible();
    await submitAndReadReference(page);
    expectComplaint(complaints, REFUSED);
  },
);
