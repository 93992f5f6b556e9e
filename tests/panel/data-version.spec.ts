import { errorMessages } from '@pa-ledger/domain/error-messages';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { Page } from '@playwright/test';
import { currentVersion } from '../../ops/base/data-version.ts';
import { DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { edit, input, putBalances, TAB } from '../e2e/support/balances.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { expect, test } from './support/memory-books.ts';

const FUNDS = '/admin/financial/funds';
const UPGRADING = { version: SCHEMA_VERSION, underWay: { what: 'migration' } };

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
    await books.db.doc(DATA_VERSION).set({ version: SCHEMA_VERSION + 1 });
    const notice = page.getByText('We updated PA Ledger.');
    await expect(notice).toBeAttached();
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form.getByText(/older than the data, so nothing was saved/)).toBeVisible();
    await expect(form.getByLabel('Name')).toHaveValue('Garden Fund');
    expect(await books.all('funds')).toEqual([]);
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
  await books.db.doc(DATA_VERSION).set({ version: SCHEMA_VERSION + 1 });
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(input(page, 'Main Fund')).toHaveValue('12.50');
});

test(
  'while the data are upgraded nothing is saved, and afterwards it is (#113)',
  DESK,
  async ({ page, books }) => {
    await books.open(page, FUNDS);
    const form = await typeFund(page, 'Garden Fund');
    await books.db.doc(DATA_VERSION).set(UPGRADING);
    await expect(page.getByText('We’re updating PA Ledger.')).toBeAttached();
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form.getByText(errorMessages.dataUpgrading)).toBeVisible();
    await books.db.doc(DATA_VERSION).set(currentVersion());
    await expect(page.getByText('We’re updating PA Ledger.', { exact: true })).toHaveCount(0);
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form).toBeHidden();
    expect(await books.all('funds')).toMatchObject([{ name: 'Garden Fund' }]);
  },
);
