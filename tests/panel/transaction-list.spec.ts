import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import {
  numberedItem,
  NUMBERED_YEAR,
  REVENUE,
  rowsIn,
  sortBy,
} from '../e2e/support/transaction-pages.ts';
import { putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

const LIST = `${REVENUE.path}${NUMBERED_YEAR}`;

/** Rows from 1 on, by their ids. */
function numbered(count: number): Record<string, object> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(numbers.map((number) => [`row-${number}`, numberedItem(number)]));
}

test('the last page says that it is the last', DESK, async ({ page, books }, info) => {
  await putLedger(books.db, 'revenueItems', numbered(30));
  await books.open(page, LIST);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages).toContainText('26–30 of 30');
  await checkAccessibility(page, info, 'revenueItems-pages');
  // Its rows go: the page before it is the last one then.
  for (let number = 1; number <= 5; number++) {
    await books.db.doc(`revenueItems/row-${number}`).delete();
  }
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(25);
  await expect(rowsIn(page, REVENUE.heading).first()).toContainText('Row 30');
});

test('a period filters the list, sorted by date and by amount', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'revenueItems', numbered(45));
  await books.open(page, LIST);
  const rows = rowsIn(page, REVENUE.heading);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1–25 of 45');
  await pages.getByLabel('Rows per page').selectOption('50');
  const filter = page.getByRole('search', { name: 'Filter' });
  await filter.getByLabel('From').fill('2025-07-10');
  await filter.getByLabel('To').fill('2025-08-09');
  await expect(rows).toHaveCount(31);
  await expect(rows.first()).toContainText('Row 40');
  await sortBy(page, 'desktop', 'Amount', 'smallest first');
  await expect(rows.first()).toContainText('Row 40');
  await sortBy(page, 'desktop', 'Amount', 'largest first');
  await expect(rows.first()).toContainText('Row 10');
  await expect(rows).toHaveCount(31);
  const choice = 'from=2025-07-10&to=2025-08-09&sort=amount-';
  await expect(page).toHaveURL(`${LIST}&${choice}desc`);
  await page.goBack();
  await expect(rows.first()).toContainText('Row 40');
  await expect(page).toHaveURL(`${LIST}&${choice}asc`);
  await page.goForward();
  await page.reload();
  await expect(rows.first()).toContainText('Row 10');
  await expect(filter.getByLabel('From')).toHaveValue('2025-07-10');
  await filter.getByLabel('To').fill('2025-07-09');
  await expect(page.getByText('No revenue items match these filters.')).toBeVisible();
  await expect(page.getByText('This date is before the first one.')).toBeVisible();
  await filter.getByLabel('From').fill('');
  await expect(rows).toHaveCount(9);
});
