import type { Page, Route } from '@playwright/test';
import { EVENT, OFFICE } from '../functions/support/association.ts';
import { openForm } from './support/form.ts';
import { DESK, expect, expectComplaint, REFUSED, test } from './support/test.ts';

const category = (page: Page) => page.getByLabel('Category');
const option = (page: Page, name: string) => category(page).getByRole('option', { name });

/** Holds back the answer with the categories. @returns what lets it come, as the server has it or as it is given. */
async function holdAnswer(page: Page): Promise<(answer: (route: Route) => Promise<void>) => void> {
  let release: (answer: (route: Route) => Promise<void>) => void = () => undefined;
  const answered = new Promise<(route: Route) => Promise<void>>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/form-options', async (route) => (await answered)(route));
  return release;
}

test(
  'the form opens on the categories it knew last, and nothing that was typed or chosen is lost when the others come',
  DESK,
  async ({ page }) => {
    await openForm(page);
    const answer = await holdAnswer(page);
    await page.reload();
    await expect(option(page, OFFICE.name)).toBeAttached();
    await page.getByLabel('Description').fill('typed before the answer');
    await category(page).selectOption(OFFICE.name);
    const added = { id: 'added', name: 'Added Meanwhile', requiresEventApprover: false };
    answer((route) =>
      route.fulfill({ json: { schoolName: 'S', categories: [EVENT, OFFICE, added] } }),
    );
    await expect(option(page, added.name)).toBeAttached();
    await expect(category(page)).toHaveValue(OFFICE.name);
    await expect(page.getByLabel('Description')).toHaveValue('typed before the answer');
  },
);

test('the form says that it opens soon, and keeps what was typed', DESK, async ({ page }) => {
  await openForm(page);
  const answer = await holdAnswer(page);
  await page.reload();
  await page.getByLabel('Description').fill('typed before the answer');
  answer((route) => route.fulfill({ json: { schoolName: 'S', categories: [], opensSoon: true } }));
  await expect(page.getByText("We're opening soon")).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('typed before the answer');
});

test('the form says so if the chosen category is gone', DESK, async ({ page }) => {
  await openForm(page);
  const answer = await holdAnswer(page);
  await page.reload();
  await category(page).selectOption(OFFICE.name);
  await page.getByLabel('Description').fill('typed before the answer');
  const gone = page.getByText(`‘${OFFICE.name}’ is no longer available.`);
  await expect(gone).toHaveCount(0);
  answer((route) => route.fulfill({ json: { schoolName: 'S', categories: [EVENT] } }));
  await expect(gone).toBeVisible();
  await expect(category(page)).toHaveValue('');
  await expect(page.getByLabel('Description')).toHaveValue('typed before the answer');
  await category(page).selectOption(EVENT.name);
  await expect(gone).toHaveCount(0);
});

test(
  'without an answer the form keeps the categories it knew',
  DESK,
  async ({ page, complaints }) => {
    await openForm(page);
    const answer = await holdAnswer(page);
    await page.reload();
    await category(page).selectOption(OFFICE.name);
    const failed = page.waitForResponse('**/api/form-options');
    answer((route) => route.fulfill({ status: 503, json: {} }));
    await failed;
    await expect(page.getByText('We couldn’t load the categories.')).toHaveCount(0);
    await expect(category(page)).toHaveValue(OFFICE.name);
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'asked for again, the categories come from the server and not from the browser',
  DESK,
  async ({ page, complaints }) => {
    await page.addInitScript(() => {
      const send = window.fetch.bind(window);
      window.fetch = (address, options) => {
        if (address === '/api/form-options')
          document.documentElement.dataset['asked'] = String(options?.cache);
        return send(address, options);
      };
    });
    await page.route('**/api/form-options', (route) => route.fulfill({ status: 503, json: {} }), {
      times: 1,
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'default');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(option(page, OFFICE.name)).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'no-cache');
    expectComplaint(complaints, REFUSED);
  },
);
