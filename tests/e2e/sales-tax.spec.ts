import type { Page } from '@playwright/test';
import { newExpenseId } from '../functions/support/suite.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf } from './support/files.ts';
import { choose, openForm, submitButton, typeInto, waitForUpload } from './support/form.ts';
import { expectComplaint } from './support/page-test.ts';
import { expect, test } from './support/test.ts';

/** The sample school's form doesn't ask for sales tax; another school's file is built into the page's scripts. */
async function asksFor(page: Page, policy: 'recorded' | 'notReimbursed'): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replace(/(\bsalesTax["`']?:\s*["`'])ignored/g, `$1${policy}`),
    });
  });
}

/** What the server makes of it: tests/server/sales-tax.test.ts. */
test('a form that asks for sales tax sends it, and less than the amount', async ({
  page,
  complaints,
}, info) => {
  await asksFor(page, 'notReimbursed');
  await openForm(page);
  await typeInto(page, {
    email: `pat.${newExpenseId().toLowerCase()}@example.com`,
    amount: '54.00',
  });
  const tax = page.getByLabel('Sales tax in it');
  await expect(tax).toBeVisible();
  await expect(
    page.getByText('We’re exempt from sales tax and pay you back without it.'),
  ).toBeVisible();
  await choose(page, smallPdf('a.pdf'));
  await waitForUpload(page, 'a.pdf');
  await tax.fill('54');
  await submitButton(page).click();
  await expect(
    page.getByText('Sales tax in it must be less than the amount.').first(),
  ).toBeVisible();
  await tax.fill('4.01');
  await expect(page.getByText('must be less than the amount')).toHaveCount(0);
  await checkAccessibility(page, info, 'form-sales-tax');

  const sent = page.waitForRequest('**/api/submit-expense');
  await page.route('**/api/submit-expense', (route) => route.abort());
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ amount: 54, salesTax: 4.01 });
  await expect(page.getByText(/try again/i).first()).toBeVisible();
  // The page's first look was drawn for the sample school, and the request goes nowhere.
  expectComplaint(complaints, /#418/);
  expectComplaint(complaints, /ERR_FAILED/);
});

test('other forms don’t ask', async ({ page }) => {
  await openForm(page);
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Sales tax in it')).toHaveCount(0);
});
