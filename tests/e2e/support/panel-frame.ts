import type { Locator, Page } from '@playwright/test';
import { RAIL_FROM } from '../../../web/src/admin/frame/layout.ts';

/** Who is signed in: a button that only the panel behind the sign-in has. */
export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Signed in as / });
}

/** Logs out by the menu behind the account. */
export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Opens a tab of the panel; on a phone the tabs are behind "More". */
export async function openTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Admin panel' });
  const hasRail = (page.viewportSize()?.width ?? RAIL_FROM) >= RAIL_FROM;
  if (!hasRail) await page.getByRole('button', { name: 'More', exact: true }).click();
  await tabs.getByRole('tab', { name, exact: true }).click();
}

/** Chooses what a heading's menu offers; of several headings, the last one's. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Presses what a wide screen has beside the menu: on a phone it's in there. */
export async function pressBesideMore(page: Page, name: string): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? RAIL_FROM) >= RAIL_FROM;
  if (isWide) await page.getByRole('button', { name, exact: true }).click();
  else await chooseMore(page, name);
}
