import { expect, type Page, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { DESK } from './page-test.ts';

/** Axe's default rules, and the rule of WCAG 2.2 that is off by default. */
const ALL: RunOptions = { rules: { 'target-size': { enabled: true } } };
/** The rules about colors; everything else is the same in light and dark. */
const COLORS: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The minified build: the other one takes twice as long to load, for each page. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Screenshots take time, and nobody looks at those of a whole run: `npm test` takes them only with `SCREENSHOTS=1`. */
const WITH_SCREENSHOTS = process.env['SCREENSHOTS'] !== '0';

/** The phone of `playwright.config.ts`. */
const PHONE = { width: 360, height: 740 };

/**
 * Checks the page in light and dark: axe finds nothing and nothing scrolls sideways. A test that runs only on the desktop
 * is checked at a phone's width too, in dark: in light its colors are those of the desk. Once for each page, dialog and state
 * in all of the tests, since a call takes two seconds. Optionally saves screenshots in the ignored folder
 * `.local/screenshots`.
 */
export async function checkAccessibility(page: Page, info: TestInfo, name: string): Promise<void> {
  await check({ light: ALL, dark: COLORS }, page, `${name}-${info.project.name}`);
  const admin = page.viewportSize();
  if (admin !== null && info.tags.includes(DESK.tag)) {
    await page.setViewportSize(PHONE);
    await check({ dark: ALL }, page, `${name}-phone`);
    await page.setViewportSize(admin);
  }
  const { reducedMotion = 'no-preference' } = info.project.use.contextOptions ?? {};
  await page.emulateMedia({ colorScheme: 'light', reducedMotion });
}

/** Runs the rules of each scheme, in their order. */
async function check(
  schemes: { readonly light?: RunOptions; readonly dark: RunOptions },
  page: Page,
  name: string,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const rules = schemes[colorScheme];
    if (rules === undefined) continue;
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Nothing new moves now; wait for the animations that have started, but for those that never end: so does none in what is
    // hidden, such as a closed `details`.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect?.getComputedTiming().endTime !== Infinity &&
              (!(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() === true),
          )
          .map(({ finished }) => finished),
      ),
    );
    const found = await axeViolations(page, rules);
    expect(found, `axe on ${name}, ${colorScheme}`).toEqual([]);
    if (!WITH_SCREENSHOTS) continue;
    const path = `.local/screenshots/${name}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
  }
  // A page drawn anew for another width may need a moment.
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      { message: `sideways scrolling on ${name}` },
    )
    .toBe(0);
}

/** Returns the violations that axe finds on the page. */
async function axeViolations(page: Page, options: RunOptions): Promise<string[]> {
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
