import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { fixTime } from './support/fixed-time.ts';
import { putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/** Goods and services that people gave: a list of their own, beside the books. */
const PAGE = '/admin/tax/in-kind?year=2026';
const GIFT = { date: '2026-10-16', donor: 'River Bakery', version: 1 };

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-29T15:00:00Z');
  await putLedger(books.db, 'revenueItems', { sale: { date: '2026-10-02', amount: 120 } });
});

test('lists goods and services, summed apart, and adds one', async ({ page, books }, info) => {
  await putAll(books.db, {
    'inKindGifts/pies': { ...GIFT, kind: 'goods', description: 'Forty pies', value: 480.5 },
    'inKindGifts/oven': { ...GIFT, kind: 'services', description: 'Use of the oven', value: 80 },
    'inKindGifts/old': { ...GIFT, date: '2026-06-30', kind: 'goods', description: 'Old', value: 9 },
  });
  await books.open(page, PAGE);
  const list = page.getByRole('table', { name: 'In-kind gifts' });
  await expect(list.locator('.title .value')).toHaveText(['River Bakery', 'River Bakery']);
  await expect(list).not.toContainText('Old');
  const sums = page.getByRole('tabpanel').locator('dl').last();
  await expect(sums).toHaveText(
    'Goods$480.50Services or use of a place, not in the tax figures$80.00',
  );
  await checkAccessibility(page, info, 'in-kind');
  await page.getByRole('button', { name: 'Add In-kind Gift' }).click();
  const form = page.getByRole('dialog', { name: 'Add In-kind Gift' });
  await form.getByLabel('Donor').fill('Ada Lane');
  await form.getByLabel('Kind').selectOption('Services or use of a place');
  await expect(form.getByText('don’t count in the tax figures')).toBeVisible();
  await checkAccessibility(page, info, 'in-kind-form');
  const save = form.getByRole('button', { name: 'Add In-kind Gift' });
  await save.click();
  await expect(form.getByText('Description is required.')).toBeVisible();
  await form.getByLabel('Description').fill('Sound for the dance');
  await form.getByLabel('Fair value').fill('300');
  await save.click();
  await expect(list).toContainText('Sound for the dance');
  expect(await books.all('inKindGifts')).toContainEqual(
    expect.objectContaining({ donor: 'Ada Lane', kind: 'services', value: 300 }),
  );
});

test('changes and deletes one', DESK, async ({ page, books }) => {
  await putAll(books.db, {
    'inKindGifts/pies': { ...GIFT, kind: 'goods', description: 'Forty pies', value: 480.5 },
  });
  await books.open(page, PAGE);
  await page.getByRole('button', { name: /^Edit River Bakery/ }).click();
  const form = page.getByRole('dialog', { name: 'Edit In-kind Gift' });
  await form.getByLabel('Fair value').fill('500');
  await form.getByRole('button', { name: 'Update In-kind Gift' }).click();
  await expect(page.getByRole('table', { name: 'In-kind gifts' })).toContainText('$500.00');
  await page.getByRole('button', { name: /^Delete River Bakery/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Delete this in-kind gift?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No in-kind gifts yet.')).toBeVisible();
});
