import type { Page } from '@playwright/test';

/** Pictures take time, and nobody looks at those of a whole run: `npm test` takes them only with `SCREENSHOTS=1`. */
const WITH_PICTURES = process.env['SCREENSHOTS'] !== '0';

const WIDTHS = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** Takes a picture of the whole page on a desk and on a phone, into the ignored folder `.local/journey`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!WITH_PICTURES) return;
  for (const [device, size] of Object.entries(WIDTHS).toReversed()) {
    await page.setViewportSize(size);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    await page.screenshot({ path: `.local/journey/${name}-${device}.png`, fullPage: true });
  }
}

/** Takes pictures of a page at a desk and on the narrowest phone, in light and dark. */
export async function scenes(page: Page, name: string): Promise<void> {
  if (!WITH_PICTURES) return;
  const before = page.viewportSize();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [device, width] of [
      ['phone', 360],
      ['desktop', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
      const path = `.local/journey/${name}-${device}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  if (before !== null) await page.setViewportSize(before);
}
