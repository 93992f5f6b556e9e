import { moduleNameOf } from '../../web/tools/first-load.ts';
import { smallFile } from './support/files.ts';
import { choose, openForm, waitForUpload } from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

test(
  'what the form opens with is compiled while it comes, and what a receipt brings is not',
  DESK,
  async ({ page }) => {
    const scripts = new Map<string, Promise<string>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.set(moduleNameOf(pathname), response.text());
    });
    await openForm(page);
    const opening = await Promise.all(
      [...scripts].map(async ([name, text]) => ({ name, text: await text })),
    );
    expect(opening.length).toBeGreaterThan(4);
    const others = opening.filter(({ text }) => !text.startsWith(COMPILED_AHEAD));
    expect(others.map(({ name }) => name)).toEqual([]);

    await choose(page, smallFile('fair.pdf', 'application/pdf', '%PDF-1.4\n%%EOF'));
    await waitForUpload(page, 'fair.pdf');
    expect(await scripts.get('upload-receipt')).not.toContain(COMPILED_AHEAD);
  },
);

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
