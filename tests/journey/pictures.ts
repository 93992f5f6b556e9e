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
