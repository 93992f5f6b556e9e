import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { stored } from '../e2e/support/records.ts';
import { table } from '../e2e/support/reports.ts';
import { putEntries, putTreasurerBooks } from './support/treasurer-records.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

const REPORT = '/admin/reports/treasurer';

/** The report of October, which ends with $1,144.40. */
const GIVEN = 'treasurerReports/2026-10-01-2026-10-31';
const OCTOBER = { first: '2026-10-01', last: '2026-10-31', ending: 1_144.4 };

test.beforeEach(async ({ page }) => {
  await fixTime(page, '2026-11-23T15:00:00Z');
});

test(
  'a report is marked as given, and the next one begins where it ended',
  DESK,
  async ({ page, books }, info) => {
    await putTreasurerBooks(books.db);
    await books.open(page, REPORT);
    await expect(table(page, 'Funds')).toBeVisible();
    await expect(page.getByText('Since the last report')).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as Presented' }).click();
    const dialog = page.getByRole('dialog', { name: 'Mark as Presented' });
    await expect(dialog.getByLabel('Presented on')).toHaveValue('2026-11-23');
    await dialog.getByLabel('Presented on').fill('2026-11-12');
    await checkAccessibility(page, info, 'treasurer-mark');
    await dialog.getByRole('button', { name: 'Mark as Presented' }).click();
    await expect(page.getByText('Presented on Nov 12, 2026.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mark as Presented' })).toHaveCount(0);
    expect(await stored(books.db, GIVEN)).toEqual({
      ...OCTOBER,
      givenOn: '2026-11-12',
      version: 1,
    });

    const period = page.getByLabel('Period', { exact: true });
    await period.selectOption({ label: 'Since the last report' });
    await expect(page).toHaveURL(`${REPORT}?from=2026-11-01&to=2026-11-23`);
    await expect(page.getByText('Presented on Nov 12, 2026.', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mark as Presented' })).toBeVisible();
  },
);

test(
  'a given report says when the books have changed since',
  DESK,
  async ({ page, books }, info) => {
    await putTreasurerBooks(books.db);
    await books.db.doc(GIVEN).set({ ...OCTOBER, givenOn: '2026-11-12', version: 1 });
    await books.open(page, REPORT);
    const warning = page.getByText(/The books have changed since you presented this report/);
    await expect(page.getByText('Presented on Nov 12, 2026.', { exact: true })).toBeVisible();
    await expect(warning).toHaveCount(0);
    await putEntries(books.db, { r1: { amount: 250.51 } });
    await expect(warning).toContainText('it ended with $1,144.40, and now ends with $1,144.41');
    await checkAccessibility(page, info, 'treasurer-given-changed');
  },
);

test(
  'the day of the meeting is corrected, and a report that was not given is taken back',
  DESK,
  async ({ page, books }) => {
    await putTreasurerBooks(books.db);
    await books.db.doc(GIVEN).set({ ...OCTOBER, givenOn: '2026-11-12', version: 1 });
    await books.open(page, REPORT);
    const name = 'the report of Oct 1, 2026 to Oct 31, 2026';
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Presented Report' });
    await dialog.getByLabel('Presented on').fill('');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByText('Presented on is required.')).toBeVisible();
    await dialog.getByLabel('Presented on').fill('2026-11-19');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Presented on Nov 19, 2026.', { exact: true })).toBeVisible();
    expect(await stored(books.db, GIVEN)).toMatchObject({ ...OCTOBER, version: 2 });

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText("Are you sure this report wasn't presented?");
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Mark as Presented' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Presented on Nov 19, 2026.', { exact: true })).toBeVisible();
  },
);

test('what another administrator has marked meanwhile is kept', DESK, async ({ page, books }) => {
  await putTreasurerBooks(books.db);
  await books.open(page, REPORT);
  await page.getByRole('button', { name: 'Mark as Presented' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as Presented' });
  await books.db.doc(GIVEN).set({ ...OCTOBER, givenOn: '2026-11-12', version: 1 });
  await dialog.getByRole('button', { name: 'Mark as Presented' }).click();
  await expect(dialog.getByText('Someone else just changed this.')).toBeVisible();
  await expect(dialog).toContainText('Nov 12, 2026');
  expect(await stored(books.db, GIVEN)).toMatchObject({ givenOn: '2026-11-12', version: 1 });
});
