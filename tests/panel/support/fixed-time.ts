import type { Page } from '@playwright/test';

/**
 * Lets it always be the same moment in the pages that are opened from now on. Unlike Playwright's clock it leaves timers and
 * frames alone, which need none of it.
 * @param time as ISO 8601 in UTC.
 */
export async function fixTime(page: Page, time: string): Promise<void> {
  await page.addInitScript((now) => {
    window.Date = new Proxy(Date, {
      construct: (date, args) => Reflect.construct(date, args.length > 0 ? args : [now]) as Date,
      apply: (date) => new date(now).toString(),
      get: (date, name) => (name === 'now' ? () => now : (Reflect.get(date, name) as unknown)),
    });
  }, Date.parse(time));
}
