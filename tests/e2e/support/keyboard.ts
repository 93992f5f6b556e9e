import { expect, type Locator, type Page } from '@playwright/test';

/** More than the number of focusable elements of any page. */
const MOST_STOPS = 80;

/** Presses Tab until an element has the focus, which must be in view. @throws Error if Tab does not reach it. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await expect(wanted).toBeInViewport();
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}.`);
}

/** Goes to a field with Tab and types into it. */
export async function tabAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes to a button or link with Tab and presses Enter. */
export async function tabAndPress(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
