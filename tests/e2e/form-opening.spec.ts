import { openForm } from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

test(
  'the form opens without Intl, which holds a slow phone up when it begins',
  DESK,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.begun = [];
      for (const name of ['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat'] as const) {
        const told = () => window.begun.push(name);
        const watched = new Proxy(Intl[name], {
          construct(...args) {
            told();
            return Reflect.construct(...args) as object;
          },
          apply(...args) {
            told();
            return Reflect.apply(...args) as unknown;
          },
        });
        Object.assign(Intl, { [name]: watched });
      }
    });
    await openForm(page);
    await expect(page.getByLabel('Expense Date')).toHaveAttribute('max', /^\d{4}-\d{2}-\d{2}$/);
    expect(await page.evaluate(() => window.begun)).toEqual([]);
    // It is watched: the amount is shown as money.
    await page.getByLabel('Amount').fill('45.2');
    await expect(page.getByText('$45.20').first()).toBeAttached();
    expect(await page.evaluate(() => window.begun)).toContain('NumberFormat');
  },
);

declare global {
  interface Window {
    /** What of Intl the page has made. */
    begun: string[];
  }
}
