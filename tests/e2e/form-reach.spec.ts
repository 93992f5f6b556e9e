import type { Page } from '@playwright/test';
import { expectToFit } from './support/expect-to-fit.ts';
import { smallPdf } from './support/files.ts';
import { choose, openForm, submitButton, waitForUpload } from './support/form.ts';
import { DESK, expect, test } from './support/test.ts';

/** The ten fields, by their roles in the browser's accessibility tree. */
const FIELDS = [
  ['Name', 'textbox', true],
  ['Email', 'textbox', true],
  ['Phone', 'textbox', true],
  ['Category', 'combobox', true],
  ['Expense Date', 'Date', true],
  ['Amount', 'spinbutton', true],
  ['Paid To', 'textbox', true],
  ['Mailing Address', 'textbox', true],
  ['Description', 'textbox', true],
  ['Notes', 'textbox', false],
] as const;

test(
  'a thumb finds every control on a phone, and no width needs sideways scrolling',
  DESK,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('form :is(input, select, textarea, button)')]
        // A file's input has its label as its target.
        .map((control) => control.closest('label') ?? control)
        .concat([...document.querySelectorAll<HTMLElement>('form label[for].MuiButton-root')])
        .filter((target) => target.checkVisibility() && target.getAttribute('type') !== 'file')
        .map((target) => ({
          what: target.outerHTML.slice(0, 90),
          box: target.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ what, box }) => `${what}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
    // 390 pixels at 200 %, too.
    for (const width of [390, 195]) {
      await page.setViewportSize({ width, height: 422 });
      await expect
        .poll(() =>
          page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        )
        .toBe(0);
      for (const [label] of FIELDS) {
        const field = page.getByLabel(label, { exact: true });
        await field.scrollIntoViewIfNeeded();
        const box = await field.boundingBox();
        expect(box?.x, `${label} at ${width}`).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
    }
    await expectToFit(page, 'the form');
  },
);

test(
  'a screen reader knows every field and its error, and hears of the errors once',
  DESK,
  async ({ page }) => {
    await openForm(page);
    await choose(page, smallPdf('a.pdf'));
    await waitForUpload(page, 'a.pdf');
    for (const [label, role, required] of FIELDS) {
      expect(await fieldInTree(page, label), label).toMatchObject({ role });
      await expect(page.getByLabel(label, { exact: true })).toHaveJSProperty('required', required);
    }
    await countAnnouncements(page);
    await page.getByLabel('Email').fill('nobody');
    await submitButton(page).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(1);
    expect(await announced(page)).toEqual([
      expect.stringMatching(/^Please check.*Name.*Email.*Phone.*Category.*Description/s),
    ]);
    for (const [label, role] of FIELDS.filter(([, , required]) => required)) {
      const found = await fieldInTree(page, label);
      expect(found, label).toMatchObject({ role, invalid: 'true' });
      expect(found?.description, label).toMatch(/\.$/);
    }
    // Correcting one says nothing more.
    await page.getByLabel('Phone').fill('555-0100');
    await expect(page.getByRole('alert')).not.toContainText('Phone');
    expect(await announced(page)).toHaveLength(1);
  },
);

/** A field as the browser tells it to a screen reader. */
async function fieldInTree(page: Page, label: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const roles = new Set<unknown>(FIELDS.map(([, role]) => role));
  const node = nodes.find(({ role, name }) => name?.value === label && roles.has(role?.value));
  if (node === undefined) return null;
  const property = (wanted: string): unknown =>
    node.properties?.find(({ name }) => name === wanted)?.value.value;
  return {
    role: String(node.role?.value),
    description: String(node.description?.value ?? ''),
    invalid: property('invalid'),
  };
}

declare global {
  interface Window {
    announcements?: string[];
  }
}

/** Notes each text that appears in a live region, once for each region around it: that's how often it's heard. */
async function countAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    window.announcements = heard;
    const live = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive]';
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { type, target, addedNodes } of changes) {
        const added = type === 'characterData' ? [target] : [...addedNodes];
        for (const node of added) {
          if ((node.textContent ?? '') === '') continue;
          const inside = node instanceof Element ? [...node.querySelectorAll(live)] : [];
          for (const region of inside) regions.add(region);
          const element = node instanceof Element ? node : node.parentElement;
          let region = element?.closest(live) ?? null;
          while (region !== null) {
            regions.add(region);
            region = region.parentElement?.closest(live) ?? null;
          }
        }
      }
      for (const region of regions) heard.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** What was heard, once nothing more comes: the amount is said a second after the last key. */
async function announced(page: Page): Promise<string[]> {
  await page.waitForTimeout(1_200);
  return page.evaluate(() => window.announcements ?? []);
}
