import type { Records } from '../e2e/support/records.ts';
import { putBudget, TAB } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { columnsOf, download, table, textsOf } from '../e2e/support/reports.ts';
import { PRESENT_YEAR } from '../e2e/support/transaction-pages.ts';
import { amendingEntry } from './support/amending-entry.ts';
import { expect, test } from './support/memory-books.ts';

const LIST = `${TAB}/amendments`;

/** Three amendments of the year that is shown, and one of the year before. */
async function putAmendments(db: Records): Promise<void> {
  const own = { fiscalYear: PRESENT_YEAR };
  await putBudget(db);
  await putAll(db, {
    ...amendingEntry('fair', { from: 100, to: 150.5 }, own),
    ...amendingEntry('library', { from: null, to: 80 }, { ...own, authority: 'members' }),
    ...amendingEntry('office', { from: 20, to: null }, { ...own, meetingDate: '2026-09-01' }),
    ...amendingEntry('past', { from: 1, to: 2 }, { fiscalYear: String(Number(PRESENT_YEAR) - 1) }),
  });
}

test(
  'lists the amendments of the year, and has them as a file',
  DESK,
  async ({ page, books }, info) => {
    await putAmendments(books.db);
    await books.open(page, LIST);
    const list = table(page, 'Amendments');
    await expect(list.locator('tbody tr')).toHaveCount(3);
    await expect
      .poll(() => columnsOf(list))
      .toEqual(['Meeting', 'Line', 'From', 'To', 'Reason', 'Authority', 'Changed']);
    const rows = await textsOf(list, 'tbody');
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Oct 12, 2026', 'Library, Main Fund', '–', '$80.00', 'Decided for library', 'Members'],
      ['Oct 12, 2026', 'Spring Fair, Main Fund', '$100.00', '$150.50', 'Decided for fair', 'Board'],
      ['Sep 1, 2026', 'Office Supplies, Main Fund', '$20.00', '–', 'Decided for office', 'Board'],
    ]);
    await expect(list).toContainText('treasurer@example.com');
    await checkAccessibility(page, info, 'admin-amendments');
    const { name, text } = await download(page);
    expect(name).toBe(`amendments-${PRESENT_YEAR}.csv`);
    expect(text.split('\r\n')).toHaveLength(4);
    expect(text).toContain('"2026-09-01","Spending","Office Supplies, Main Fund",20,,');
  },
);

test('says that there are none, and leads to the budget', DESK, async ({ page, books }) => {
  await putAmendments(books.db);
  await books.open(page, `${LIST}?year=${Number(PRESENT_YEAR) - 2}`);
  await expect(page.getByText('No amendments yet.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  await page.getByRole('link', { name: 'Go to the budget' }).click();
  await expect(page).toHaveURL(`/admin/budget?year=${Number(PRESENT_YEAR) - 2}`);
});

test('says what went wrong', DESK, async ({ page, books }) => {
  await putAmendments(books.db);
  await books.open(page, TAB);
  await expect(page.getByRole('table', { name: 'Budget items' })).toBeVisible();
  await books.deny(true);
  await page.getByRole('tab', { name: 'Amendments' }).click();
  await expect(page.getByText(/This is not allowed/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Amendments' })).toHaveCount(0);
});
