import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type TestInfo } from '@playwright/test';

/** What of axe depends on colors; all else is the same in light and dark. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** They take time, and nobody looks at those of a whole run: `npm test` takes them with `SCREENSHOTS=1` alone. */
const WITH_SCREENSHOTS = process.env['SCREENSHOTS'] !== '0';

/**
 * Looks at a page as it stands, light and dark: axe finds nothing and nothing scrolls sideways. A screenshot is put
 * into the ignored folder `.local/screenshots` for a person to look at, when wanted.
 */
export async function look(page: Page, info: TestInfo, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colors fade; axe must not measure them on the way. An animation that is cut off has ended as well.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
    );
    const axe = new AxeBuilder({ page });
    if (colorScheme === 'dark') axe.withRules(COLOR_RULES);
    // WCAG 2.2's own rule is off by itself.
    else axe.options({ rules: { 'target-size': { enabled: true } } });
    const { violations } = await axe.analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
    expect(found, `axe on ${name}, ${colorScheme}`).toEqual([]);
    if (!WITH_SCREENSHOTS) continue;
    const path = `.local/screenshots/${name}-${info.project.name}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways, `sideways scrolling on ${name}`).toBe(0);
}
