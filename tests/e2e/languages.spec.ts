import { LANGUAGES } from '@pa-ledger/domain/language';
import type { Page } from '@playwright/test';
import { db } from '../functions/support/suite.ts';
import { submitterTokenIn } from '../functions/support/submitter.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { smallPdf } from './support/files.ts';
import { choose, openForm, receiptRow, submitAndReadReference, typeInto } from './support/form.ts';
import { expenseToDecide } from './support/links.ts';
import { actingLink, allowOneClick } from './support/one-click.ts';
import { DESK, REFUSED, expect, expectComplaint, test } from './support/test.ts';

const PDF = smallPdf('a.pdf');

const choice = (page: Page, language: keyof typeof LANGUAGES) =>
  page.getByRole('banner').getByRole('link', { name: LANGUAGES[language].name });

const pathOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

test.describe('a browser that prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('opens the form in Spanish at once, and keeps another choice', async ({ page }, info) => {
    const answer = await page.goto('/');
    // Before any script: there is no flash of English.
    expect(await answer?.text()).toMatch(/<html lang="es">[^]*<title>Solicitud de reembolso/);
    expect(answer?.headers()['cache-control']).toBe('no-cache');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('link[hreflang="es"]')).toHaveAttribute('href', '/es/submit');
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', '/submit');
    await checkAccessibility(page, info, 'form-spanish');
    await choice(page, 'en').click();
    await expect(page).toHaveURL(/\/submit$/);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await choice(page, 'es').click();
    await expect(page).toHaveURL(/\/es\/submit$/);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });

  test('reads of an unknown address in Spanish', DESK, async ({ page, complaints }) => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
    expectComplaint(complaints, REFUSED);
  });
});

test(
  'to Spanish and back, the form keeps what was typed, and an upload on its way arrives',
  DESK,
  async ({ page }) => {
    await openForm(page);
    const typed = await typeInto(page);
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/v0/b/**', async (route) => {
      await held;
      await route.continue();
    });
    await choose(page, PDF);
    await expect(receiptRow(page, PDF.name)).toContainText('Uploading');
    await choice(page, 'es').click();
    await expect(page.getByText('Saving…')).toBeVisible();
    arrive();
    await expect(page).toHaveURL(/\/es\/submit$/);
    await expect(page.locator('textarea[name=description]')).toHaveValue(typed.description);
    await expect(page.getByText(PDF.name)).toBeVisible();
    await choice(page, 'en').click();
    await expect(page).toHaveURL(/[^s]\/submit$/);
    await expect(page.getByLabel('Description')).toHaveValue(typed.description);
    await expect(receiptRow(page, PDF.name)).toContainText('Uploaded');
    await submitAndReadReference(page);
  },
);

test(
  'a file that did not arrive is said before the language changes',
  DESK,
  async ({ page, complaints }) => {
    await openForm(page);
    await page.route('**/v0/b/**', (route) => route.abort('connectionreset'));
    await choose(page, PDF);
    await expect(receiptRow(page, PDF.name)).toContainText('Upload failed');
    await choice(page, 'es').click();
    await expect(page.getByText('Not everything is uploaded or sent yet.')).toBeVisible();
    expect(pathOf(page)).toBe('/');
    await choice(page, 'es').click();
    await expect(page).toHaveURL(/\/es\/submit$/);
    expectComplaint(complaints, /ERR_CONNECTION_RESET/);
  },
);

test('a submitter’s link opens in the other language', DESK, async ({ page }) => {
  const { id, reference } = await expenseToDecide();
  const token = await submitterTokenIn(db, id, 'status');
  await page.goto(`/status#${token}`);
  await expect(page.getByText(reference)).toBeVisible();
  await choice(page, 'es').click();
  await expect(page).toHaveTitle('Estado de la solicitud');
  expect(pathOf(page)).toBe(`/es/status#${token}`);
  await expect(page.getByText(reference)).toBeVisible();
  await page.goto(`/es/status%23${token}`);
  await expect(page.getByText(reference)).toBeVisible();
  expect(pathOf(page)).toBe(`/es/status#${token}`);
});

test('an acting link does not approve twice', DESK, async ({ page }) => {
  await allowOneClick(page);
  const { id } = await expenseToDecide();
  let asked = 0;
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/update-expense', async (route) => {
    asked++;
    await held;
    await route.fallback();
  });
  await page.goto(`/approve/${await actingLink(id)}`);
  // Until the page knows what it sends, the choice is a plain link, which opens it to review only.
  await expect(page.getByText('Sending your approval…').first()).toBeVisible();
  await choice(page, 'es').click();
  await expect(page.getByText('Saving…')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/es\/approve\?used$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(asked).toBe(1);
  expect((await db.collection(`expenses/${id}/decisions`).get()).size).toBe(1);
});
