import { test as base, expect, type Page } from '@playwright/test';

/** For tests that do not depend on the layout: they run only on the desktop (`playwright.config.ts`). */
export const DESK = { tag: '@desk' } as const;

/** For tests of what only a phone shows: they run only there. */
export const PHONE_ONLY = { tag: '@phone' } as const;

/** What a page may load: its own origin, the emulators on this machine, and its own blobs. */
const LOCAL = /^(?:http:\/\/127\.0\.0\.1:\d+|blob:|data:)/;

/**
 * The `test` of all tests in a browser: one fails if its page throws, logs an error, violates the Content-Security-Policy or
 * requests anything from another machine.
 */
export const pageTest = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listenTo(page, complaints);
      await use(complaints);
      // What the page still loads as a test ends is no failure of it.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints, 'what the page complained about').toEqual([]);
    },
    { auto: true },
  ],
});

function listenTo(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (!LOCAL.test(request.url())) complaints.push(`asked for ${request.url()}`);
  });
}

/** Chromium's own line about a request that was refused or got no answer; the page says it to the person. */
export const REFUSED =
  /Failed to load resource|ERR_INTERNET_DISCONNECTED|cleardot\.gif|Could not reach Cloud Firestore/;

/** Chromium's own line about an answer such as 403; the page shows it to the person instead. */
export function expectComplaint(complaints: string[], about: RegExp): void {
  const others = complaints.filter((complaint) => !about.test(complaint));
  complaints.splice(0, complaints.length, ...others);
}

/** Opens the filters of a list where they are behind a button, on a phone. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filter and sort/, expanded: false });
  if (await button.isVisible()) await button.click();
}

export { expect };
