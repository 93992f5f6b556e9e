import { DESK, PHONE_ONLY } from '../e2e/support/page-test.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putAll, stored } from '../e2e/support/records.ts';
import { download, table, textsOf } from '../e2e/support/reports.ts';
import { putCounted } from './support/counted-books.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

const RETURN = '/admin/tax/return';
const NAME = 'Form 990-EZ, Part I';

/**
 * By hand: events 9,000.00 less 500.00 of a named sponsor, direct costs 2,600.00, dues 3,250.00, a teacher's fee 900.00, 12.34 in a
 * category without a line; state dues of 300.00 came in for others. Line 1: 500.00. Line 6d: 8,500 − 2,600 = 5,900.00. Line 9:
 * 500 + 3,250 + 5,900 + 12.34 = 9,662.34. Line 18: 9,662.34 − 900 = 8,762.34. Gross receipts: 12,262.34.
 */
async function putYear({ db }: MemoryBooks): Promise<void> {
  const entry = { date: '2026-10-17', fundId: 'main', description: 'Entry', version: 1 };
  await putAll(db, {
    'categories/festival': { name: 'Fall Festival', requiresEventApprover: true, version: 1 },
    'categories/dues': { name: 'Dues', requiresEventApprover: false, version: 1 },
    'categories/teacher': { name: 'Chess Club', requiresEventApprover: false, version: 1 },
    'categories/odds': { name: 'Odds and Ends', requiresEventApprover: false, version: 1 },
    'funds/main': { code: '4900', name: 'Main Fund', version: 1 },
    'funds/state': { code: '4970', name: 'State Dues', heldForOthers: true, version: 1 },
    'returnLines/festival': {
      program: false,
      incomeLine: 'events',
      expenseLine: 'eventCosts',
      version: 1,
    },
    'returnLines/dues': { program: false, incomeLine: 'dues', version: 1 },
    'inKindGifts/pies': {
      date: '2026-10-16',
      donor: 'River Bakery',
      kind: 'goods',
      description: 'Forty pies',
      value: 480.5,
      version: 1,
    },
  });
  await putCounted(db, [
    ['revenueItems', 'tickets', { ...entry, categoryId: 'festival', amount: 8_500 }],
    [
      'revenueItems',
      'sponsor',
      { ...entry, categoryId: 'festival', amount: 500, donor: 'River Bakery' },
    ],
    ['revenueItems', 'dues', { ...entry, categoryId: 'dues', amount: 3_250 }],
    ['revenueItems', 'state', { ...entry, categoryId: 'dues', amount: 300, fundId: 'state' }],
    ['revenueItems', 'odds', { ...entry, categoryId: 'odds', amount: 12.34 }],
    [
      'manualExpenses',
      'tent',
      { ...entry, categoryId: 'festival', amount: 2_600, paidTo: 'Tents' },
    ],
    // An open advance: no expense yet, but part of the net assets.
    [
      'manualExpenses',
      'advance',
      {
        ...entry,
        categoryId: 'festival',
        amount: 200,
        paidTo: 'Dana',
        advance: { kind: 'given', eventOn: '2026-10-30', left: 200 },
      },
    ],
    ['manualExpenses', 'chess', { ...entry, categoryId: 'teacher', amount: 900, paidTo: 'Kim' }],
  ]);
}

test.beforeEach(({ page }) => fixTime(page, '2026-11-23T15:00:00Z'));

test('the small return has the year’s figures by line', DESK, async ({ page, books }, info) => {
  await putYear(books);
  await books.open(page, RETURN);
  const grid = table(page, NAME);
  await expect(grid.locator('tbody tr').first()).toContainText('$500.00');
  const figures = async () => {
    const rows = await textsOf(grid, 'tbody');
    return Object.fromEntries(
      rows.filter(([line]) => line !== '').map(([line = '', , amount]) => [line, amount]),
    );
  };
  expect(await figures()).toMatchObject({
    1: '$500.00',
    3: '$3,250.00',
    '6b': '$8,500.00',
    '6c': '$2,600.00',
    '6d': '$5,900.00',
    8: '$12.34',
    9: '$9,662.34',
    16: '$900.00',
    17: '$900.00',
    18: '$8,762.34',
    19: '$0.00',
    20: '$0.00',
    21: '$8,762.34',
    L: '$12,262.34',
    32: '$0.00',
  });
  const apart = page.getByRole('region', { name: 'Not in these lines' });
  await expect(apart).toContainText('$300.00');
  await expect(apart).toContainText('$480.50');
  await expect(apart).toContainText('$200.00');
  await expect(page.getByRole('region', { name: 'Which return?' })).toContainText(
    'The postcard, Form 990-N, is probably enough.',
  );
  await expect(page.getByText('The year isn’t over')).toBeVisible();
  await checkAccessibility(page, info, 'small-return');

  const file = await download(page);
  expect(file.name).toBe('small-return-2026.csv');
  expect(file.rows).toContainEqual({ line: 9, label: 'Total revenue', amount: 9662.34 });
});

test('on a phone no line’s name is cut', PHONE_ONLY, async ({ page, books }) => {
  await putYear(books);
  await books.open(page, RETURN);
  const names = table(page, NAME).locator('td.title');
  await expect(names.first()).toBeVisible();
  const cut = await names.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('a category’s line is chosen once, and the figures follow', DESK, async ({ page, books }) => {
  await putYear(books);
  await books.open(page, RETURN);
  await expect(page.getByText('2 categories have money and no line yet')).toBeVisible();
  const card = page.getByRole('group', { name: 'Chess Club' });
  await card.getByLabel('Expenses').selectOption({
    label: 'Line 13: professional fees and independent contractors',
  });
  await expect(page.getByText('1 category has money and no line yet')).toBeVisible();
  await card.getByLabel('Serves our programs').check();
  await expect(table(page, NAME).locator('tbody tr').last()).toContainText('$900.00');
  expect(await stored(books.db, 'returnLines/teacher')).toEqual({
    expenseLine: 'contractors',
    program: true,
    version: 2,
  });
});

test('a year without money has no figures', DESK, async ({ page, books }) => {
  await books.open(page, RETURN);
  await expect(page.getByText('No money moved in this year yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Which return?' })).toHaveCount(0);
});
