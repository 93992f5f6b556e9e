import type { Page } from '@playwright/test';
import { openForm } from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

const description = (page: Page) => page.getByLabel('Description');
const KEPT = 'We kept what you entered earlier.';

/** Types and waits until the draft is saved. */
async function type(page: Page, text: string): Promise<void> {
  await description(page).fill(text);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);
}

test(
  'a new tab goes on with the last draft that no other tab has',
  DESK,
  async ({ page, context }) => {
    const tabs = [page, await context.newPage(), await context.newPage()];
    for (const [index, tab] of tabs.entries()) {
      await openForm(tab);
      await type(tab, `draft ${index}`);
    }
    for (const tab of tabs.slice(1)) await tab.close();
    for (const text of ['draft 2', 'draft 1', '']) {
      const opened = await context.newPage();
      await openForm(opened);
      await expect(description(opened)).toHaveValue(text);
      await expect(opened.getByText(KEPT)).toHaveCount(text === '' ? 0 : 1);
    }
    await page.reload();
    await expect(description(page)).toHaveValue('draft 0');
  },
);
