import { formatDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { EXPENSES, REVENUE, rowsIn, TODAY } from '../e2e/support/transaction-pages.ts';
import { CATEGORY, FUND, PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

const title = (name: string): string => `${name} | ${organization.schoolName}`;

for (const kind of [REVENUE, EXPENSES]) {
  const { book, path } = kind;

  test(`${kind.heading}: each has a page, and back keeps the list's filter`, async ({
    page,
    books,
  }, info) => {
    await putLedger(books.db, book, { tombola: { description: 'Tombola', amount: 1234.5 } });
    await books.open(page, `${path}?fund=${PLACE.fundId}`);
    await rowsIn(page, kind.heading).getByRole('link', { name: 'Tombola', exact: true }).click();
    await expect(page).toHaveURL(`${path}/tombola?fund=${PLACE.fundId}`);
    await expect(page.getByRole('heading', { name: 'Tombola' })).toBeVisible();
    await expect(page).toHaveTitle(title('Tombola'));
    await expect(page.getByRole('tab', { name: kind.heading })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const fact of [formatDate(TODAY), '$1,234.50', CATEGORY, FUND])
      await expect(page.getByRole('definition').filter({ hasText: fact })).toHaveCount(1);
    await checkAccessibility(page, info, `${book}-page`);

    await page.getByRole('link', { name: kind.heading, exact: true }).click();
    await expect(page).toHaveURL(`${path}?fund=${PLACE.fundId}`);
    await expect(page).toHaveTitle(title('Financial Data'));
  });

  test(
    `${kind.heading}: its page edits, deletes, and restores it`,
    DESK,
    async ({ page, books }) => {
      await putLedger(books.db, book, { tombola: { description: 'Tombola', amount: 1234.5 } });
      await books.open(page, `${path}/tombola`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      const form = page.getByRole('dialog', { name: kind.editTitle });
      await form.getByLabel('Description').fill('Raffle');
      await form.getByRole('button', { name: kind.update }).click();
      await expect(page.getByRole('heading', { name: 'Raffle' })).toBeVisible();

      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(kind.question);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Someone may have deleted it.')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('heading', { name: 'Raffle' })).toBeVisible();
    },
  );
}

test('an address of no entry says so, and leads to the list', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'revenueItems', { tombola: { description: 'Tombola' } });
  await books.open(page, `${REVENUE.path}/nothing`);
  await expect(page.getByText('There’s no revenue item here.')).toBeVisible();
  await page.getByRole('link', { name: REVENUE.heading, exact: true }).click();
  await expect(rowsIn(page, REVENUE.heading)).toHaveCount(1);
});

test('back from an entry of another year leads to its year', DESK, async ({ page, books }) => {
  await putLedger(books.db, 'revenueItems', { then: { description: 'Then', date: '2024-10-01' } });
  await books.open(page, `${REVENUE.path}/then`);
  await expect(page.getByRole('heading', { name: 'Then' })).toBeVisible();
  await page.getByRole('link', { name: REVENUE.heading, exact: true }).click();
  await expect(page).toHaveURL(`${REVENUE.path}?year=2024`);
  await expect(rowsIn(page, REVENUE.heading)).toHaveText([/Then/]);
});
