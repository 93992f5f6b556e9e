import { chooseMore } from './support/panel-frame.ts';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { openAsAdmin } from './support/admin.ts';
import { expect, test } from './support/own-books.ts';
import { DESK, test as shared } from './support/test.ts';

test.use(IN_ONE_PAGE);

shared('Recalculate checks the totals of the real books', DESK, async ({ page }) => {
  await openAsAdmin(page, '/admin/journal');
  await chooseMore(page, 'Recalculate');
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText(/\d documents checked(?:, nothing differed)?\.$/)).toBeVisible();
});
