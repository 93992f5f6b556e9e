import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Page } from '@playwright/test';
import { db } from '../functions/support/suite.ts';
import { NOT_DOLLARS } from './support/amounts.ts';
import { openAsAdmin } from './support/admin.ts';
import { detail } from './support/expense-detail.ts';
import { smallPdf } from './support/files.ts';
import {
  choose,
  openForm,
  submitAndReadReference,
  submitButton,
  typeInto,
  waitForUpload,
} from './support/form.ts';
import { expenseToDecide } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, test } from './support/test.ts';

const USE_A_POINT = 'Use a decimal point, like 12.50.';
const COMMA = `Amount has a comma. ${USE_A_POINT}`;

const amountOf = (page: Page) => page.getByLabel('Amount');

const echoIn = (page: Page) =>
  page.locator('.half', { has: amountOf(page) }).locator('p[aria-hidden="true"]');

/** Pastes as the browser does, from another field of the form. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('Notes').fill(text);
  await page.getByLabel('Notes').press('ControlOrMeta+A');
  await page.getByLabel('Notes').press('ControlOrMeta+X');
  await amountOf(page).press('ControlOrMeta+V');
}

async function fillAll(page: Page): Promise<void> {
  await typeInto(page);
  await choose(page, smallPdf('a.pdf'));
  await waitForUpload(page, 'a.pdf');
}

test('the amount is shown as money while it is typed or pasted (#111)', DESK, async ({ page }) => {
  await openForm(page);
  await expect(amountOf(page)).toHaveAttribute('type', 'number');
  const cases = [
    ['12.5', '$12.50'],
    ['1250', '$1,250.00'],
    ['1,250', '$1,250.00'],
    ['1,250.00', '$1,250.00'],
    ['.5', '$0.50'],
    ['12,50', USE_A_POINT],
    ['1.250,00', USE_A_POINT],
    ['1e2', ''],
  ] as const;
  for (const [text, echo] of cases) {
    for (const way of ['typed', 'pasted']) {
      await amountOf(page).fill('');
      if (way === 'typed') await amountOf(page).pressSequentially(text);
      else await paste(page, text);
      await expect(echoIn(page), `${text} ${way}`).toHaveText(echo);
    }
  }
  await amountOf(page).fill('1250');
  await expect(page.getByRole('status').filter({ hasText: '$1,250.00' })).toBeAttached();
});

for (const locale of ['en-US', 'de-DE']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('12,50 never becomes 1250, typed or pasted (#111)', DESK, async ({ page }) => {
      await openForm(page);
      await fillAll(page);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/submit-expense')) sent.push(request.postData() ?? '');
      });
      for (const way of ['typed', 'pasted']) {
        // In the other language only what has a comma.
        for (const [text, problem] of NOT_DOLLARS.slice(locale === 'en-US' ? 0 : -2)) {
          await amountOf(page).fill('');
          if (way === 'typed') await amountOf(page).pressSequentially(text);
          else await paste(page, text);
          await amountOf(page).press('Enter');
          await expect(page.getByText(`Amount ${problem.form}`)).toBeVisible();
        }
      }
      expect(sent).toEqual([]);
      // The person sets the point that the sentence asks for.
      await amountOf(page).press('ArrowLeft');
      await amountOf(page).press('ArrowLeft');
      await amountOf(page).press('.');
      await expect(page.getByText(COMMA)).toHaveCount(0);
      const reference = await submitAndReadReference(page);
      const [stored] = (await db.collection('expenses').where('reference', '==', reference).get())
        .docs;
      expect(stored?.get('submission.amount')).toBe(12.5);
    });
  });
}

test('a comma that is typed before the script is loaded is kept (#111)', DESK, async ({ page }) => {
  const cases = [
    ['12,50', '12,50'],
    ['1,250', '1250.00'],
    ['1.250,00', '1.250,00'],
  ] as const;
  for (const [text, kept] of cases) {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await amountOf(page).pressSequentially(text);
    release();
    await expect(page.getByLabel('Category').getByRole('option').nth(1)).toBeAttached();
    await expect(amountOf(page)).toHaveValue(kept);
    await page.unroute('**/assets/*.js');
    await amountOf(page).blur();
    if (text === '12,50') {
      await expect(page.getByText(COMMA)).toBeVisible();
      // A draft that holds a comma does not come back as 1250 either.
      await page.reload();
      await expect(page.getByLabel('Category').getByRole('option').nth(1)).toBeAttached();
      await expect(amountOf(page)).not.toHaveValue('1250');
    }
    await amountOf(page).fill('12.50');
    await amountOf(page).blur();
    await expect(amountOf(page)).toHaveAttribute('type', 'number');
    await page.evaluate(() => localStorage.clear());
    await amountOf(page).fill('');
  }
});

test(
  'the form asks before it sends an amount of 0.00 or a date of years ago (#109)',
  DESK,
  async ({ page }, info) => {
    await openForm(page);
    await fillAll(page);
    await amountOf(page).fill('0');
    await page.getByLabel('Expense Date').fill('2024-10-17');
    await submitButton(page).click();
    const question = page.getByRole('status').filter({ hasText: 'Is this right?' });
    await expect(question).toBeFocused();
    await expect(question).toContainText('The amount is $0.00.');
    await expect(question).toContainText('The expense date, Oct 17, 2024, is over a year ago.');
    await checkAccessibility(page, info, 'form-unusual');
    await question.getByRole('button', { name: 'Change it' }).click();
    await expect(amountOf(page)).toBeFocused();
    await amountOf(page).fill('4');
    await submitButton(page).click();
    await expect(question).not.toContainText('The amount is $0.00.');
    await question.getByRole('button', { name: 'Submit as is' }).click();
    await expect(
      page.getByRole('heading', { name: 'Expense Submitted Successfully!' }),
    ).toBeVisible();
  },
);

test('approvers and admins see which values are unusual (#109)', DESK, async ({ page }) => {
  // A day of the calendar.
  const unusual = { amount: 0, expenseDate: '2024-10-17' as CalendarDate };
  const { id, token } = await expenseToDecide(unusual);
  await page.goto(`/approve/${token}?action=review`);
  const notice = page.getByRole('status').filter({ hasText: 'This is unusual.' });
  await expect(notice).toContainText('The amount is $0.00.');
  await expect(notice).toContainText('The expense date, Oct 17, 2024, is over a year ago.');
  await openAsAdmin(page, `/admin/expenses/${id}`);
  await expect(detail(page)).toContainText(referenceOf(id));
  await expect(notice).toContainText('The amount is $0.00.');
});
