import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { openAsAdmin } from './support/admin.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, test } from './support/own-books.ts';
import { putPlans, putReports } from './support/report-books.ts';
import { BUDGET } from './support/reports.ts';
import { DESK, expectComplaint, test as shared } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'Recalculate works page by page and says what differed',
  DESK,
  async ({ page, books }, info) => {
    await putReports(books.db);
    const asked: unknown[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/recalculate', async (route) => {
      const body: unknown = route.request().postDataJSON();
      asked.push(body);
      if (asked.length === 2) await held;
      const sentence = 'The total of Book Fair in Main Fund was $10.00 too high.';
      const pages = [
        { next: 'two', checked: 2_000, differed: [], more: 0 },
        { next: null, checked: 500, differed: [{ what: 'total', path: 'x', sentence }], more: 2 },
        { next: null, checked: 2_500, differed: [], more: 0 },
      ];
      await route.fulfill({ json: { success: true, ...pages[asked.length - 1] } });
    });
    await books.open(page, BUDGET);
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByText('2,000 documents checked so far…')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recalculating…' })).toBeDisabled();
    release();
    await expect(
      page.getByText('3 differences were corrected: 2,500 documents checked.'),
    ).toBeVisible();
    await expect(page.getByText('The total of Book Fair in Main Fund was $10.00')).toBeVisible();
    await expect(page.getByText('And 2 others.')).toBeVisible();
    expect(asked).toEqual([{ from: null }, { from: 'two' }]);
    await checkAccessibility(page, info, 'reports-recalculated');
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(
      page.getByText('Everything was right: 2,500 documents checked, nothing differed.'),
    ).toBeVisible();
  },
);

test(
  'a recalculation that fails says so, and can be started again',
  DESK,
  async ({ page, books, complaints }) => {
    await putPlans(books.db);
    await page.route('**/api/admin/recalculate', (route) =>
      route.fulfill({ status: 503, json: { success: false, error: 'The server is busy.' } }),
    );
    await books.open(page, BUDGET);
    await page.getByRole('button', { name: 'Recalculate' }).click();
    await expect(page.getByText('The totals were not recalculated to the end.')).toBeVisible();
    await expect(page.getByText('The server is busy.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recalculate' })).toBeEnabled();
    expectComplaint(complaints, /status of 503/);
  },
);

shared('Recalculate checks the totals of the real books', DESK, async ({ page }) => {
  await openAsAdmin(page, BUDGET);
  await page.getByRole('button', { name: 'Recalculate' }).click();
  await expect(page.getByText(/\d documents checked(?:, nothing differed)?\.$/)).toBeVisible();
});
