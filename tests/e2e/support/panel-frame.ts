import type { Locator, Page } from '@playwright/test';

/** Who is signed in: a button that only the panel behind the sign-in has. */
export function accountButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Your account' });
}

/** Logs out by the menu behind the account. */
export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

/** Opens a tab of the panel; on a phone the tabs are behind "More". */
export async function openTab(page: Page, name: string): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Admin panel' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await tabs.getByRole('tab', { name, exact: true }).click();
}
