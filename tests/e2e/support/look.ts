import { expect, type Page, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { DESK } from './test.ts';

/** Every rule of axe's own choice, and WCAG 2.2's, which is off by itself. */
const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } };
/** What depends on colors; all else is the same in light and dark. */
const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** Its small form: the other one takes twice as long to send and to read, for each page anew. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** They take time, and nobody looks at those of a whole run: `npm test` takes them with `SCREENSHOTS=1` alone. */
const WITH_SCREENSHOTS = process.env['SCREENSHOTS'] !== '0';

/** The phone of `playwright.config.ts`. */
const PHONE = { width: 360, height: 740 };

/**
 * Looks at a page as it stands, light and dark: axe finds nothing and nothing scrolls sideways. What is tried at the
 * desk alone is looked at in a phone's width as well. A screenshot is put into the ignored folder `.local/screenshots`
 * for a person to look at, when wanted.
 */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  await lookIn(['light', 'dark'], page, `${name}-${info.project.name}`);
  const admin = page.viewportSize();
  if (admin !== null && info.tags.includes(DESK.tag)) {
    await page.setViewportSize(PHONE);
    // Each change of the colors draws the page anew.
    await lookIn(['dark', 'light'], page, `${name}-phone`);
    await page.setViewportSize(admin);
  }
  const { reducedMotion = 'no-preference' } = info.project.use.contextOptions ?? {};
  await page.emulateMedia({ colorScheme: 'light', reducedMotion });
}

async function lookIn(
  schemes: readonly ('light' | 'dark')[],
  page: Page,
  name: string,
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The pages move nothing then; what was moving before has to come to its end.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const found = await findingsOfAxe(page, colorScheme === 'light' ? ALL : COLORS);
    expect(found, `axe on ${name}, ${colorScheme}`).toEqual([]);
    if (!WITH_SCREENSHOTS) continue;
    const path = `.local/screenshots/${name}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
  }
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scrolling on ${name}`).toBe(0);
}

/** What axe finds on the page. */
async function findingsOfAxe(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  const results = await page.evaluate(
    (wanted) => window.axe?.run(document, { ...wanted, resultTypes: ['violations'] }),
    options,
  );
  if (results === undefined) throw new Error('axe is not in the page.');
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}
