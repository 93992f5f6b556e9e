import type { Locator, Page } from '@playwright/test';
import type { Account } from '../../functions/support/sign-in.ts';
import { openAsAdmin } from './admin.ts';

/** Opens the detail view of an expense as an admin of the test's own. */
export function open(page: Page, id: string): Promise<Account> {
  return openAsAdmin(page, `/admin/expenses/${id}`);
}

/** The expense itself; the list stays behind it, hidden. */
export const detail = (page: Page): Locator => page.getByRole('article');

/** A fact of the detail view by its label. */
export function fact(page: Page, label: string): Locator {
  return page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
}

/** The lines of its history, the newest first. */
export const history = (page: Page): Locator =>
  page.getByRole('list', { name: 'History' }).getByRole('listitem');

/** Today's date at the association, as YYYY-MM-DD. */
export const today = (): string =>
  new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
