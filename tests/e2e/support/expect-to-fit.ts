import { expect, type Page } from '@playwright/test';

/** A narrow phone, which is also a window of 1,280 pixels at 400 %; and a window of 1,280 at 200 %. */
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 640, height: 450 },
] as const;

/** Looks at a page that stands in each of the windows. */
export async function expectToFit(page: Page, what: string): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways, `sideways scrolling of ${what} at ${window.width}`).toBe(0);
  }
}
