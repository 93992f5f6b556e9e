import { DESK } from '../e2e/support/page-test.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { putAll } from '../e2e/support/records.ts';
import { table, textsOf } from '../e2e/support/reports.ts';
import { paidOn, putCounted } from './support/counted-books.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

const PAGE = '/admin/tax/sales-tax?from=2026-10-01&to=2026-10-31';
const COLLECTED = 'Sales tax collected';
const PAID = 'Sales tax paid';

/** By hand: 12.00 held from September, 8.25 collected in October, 15.00 passed on, so 5.25 is still held. */
async function putTaxes({ db }: MemoryBooks): Promise<void> {
  const entry = { categoryId: 'shop', description: 'Entry', version: 1 };
  await putAll(db, {
    'categories/shop': { name: 'Spirit Shop', requiresEventApprover: false, version: 1 },
    'funds/main': { code: '4900', name: 'Main Fund', version: 1 },
    'funds/lake': {
      code: '4980',
      name: 'Sales tax held',
      heldForOthers: true,
      taxJurisdiction: 'Lake County',
      version: 1,
    },
  });
  await putCounted(db, [
    ['revenueItems', 'sep', { ...entry, date: '2026-09-12', fundId: 'lake', amount: 12 }],
    ['revenueItems', 'oct', { ...entry, date: '2026-10-03', fundId: 'lake', amount: 8.25 }],
    ['revenueItems', 'shirts', { ...entry, date: '2026-10-03', fundId: 'main', amount: 100 }],
    [
      'manualExpenses',
      'filed',
      { ...entry, date: '2026-10-20', fundId: 'lake', amount: 15, paidTo: 'State' },
    ],
    [
      'manualExpenses',
      'paper',
      {
        ...entry,
        date: '2026-10-05',
        fundId: 'main',
        amount: 54,
        salesTax: 4.01,
        paidTo: 'Paper Mill',
      },
    ],
    ...paidOn('2026-10-08', {
      id: 'aB3dE5fG7hJ9kL1mN2pQ',
      categoryId: 'shop',
      fundId: 'main',
      amount: 50,
    }),
  ]);
  const expense = db.doc('expenses/aB3dE5fG7hJ9kL1mN2pQ');
  const stored = (await expense.get()).data() ?? {};
  const submission = { ...(stored['submission'] as object), amount: 53.5, salesTax: 3.5 };
  await expense.set({ ...stored, submission });
}

test.beforeEach(({ page }) => fixTime(page, '2026-11-23T15:00:00Z'));

test(
  'sales tax is told by period: collected, passed on, and in what was bought',
  DESK,
  async ({ page, books }, info) => {
    await putTaxes(books);
    await books.open(page, PAGE);
    const collected = table(page, COLLECTED);
    await expect(collected.locator('tbody tr')).toHaveCount(1);
    expect(await textsOf(collected, 'tbody')).toEqual([
      ['Lake County', '4980 Sales tax held', '$12.00', '$8.25', '$15.00', '$0.00', '$5.25'],
    ]);
    const paid = table(page, PAID);
    const rows = await textsOf(paid, 'tbody');
    expect(rows.map(([day, payee, , ...amounts]) => [day, payee, ...amounts])).toEqual([
      ['Oct 5, 2026', 'Paper Mill', '$54.00', '$4.01', '$0.00'],
      ['Oct 8, 2026', 'Payee of aB3dE5fG7hJ9kL1mN2pQ', '$53.50', '$3.50', '$3.50'],
    ]);
    expect((await textsOf(paid, 'tfoot'))[0]?.slice(-3)).toEqual(['$107.50', '$7.51', '$3.50']);
    await checkAccessibility(page, info, 'sales-tax');

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV of what you bought' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('sales-tax-paid-2026-10-01-to-2026-10-31.csv');
    await page.getByRole('link', { name: 'Paper Mill' }).click();
    await expect(page).toHaveURL(/\/admin\/financial\/expenses\/paper/);
  },
);

test('without a fund for it, it says how to begin', DESK, async ({ page, books }) => {
  await books.open(page, PAGE);
  await expect(page.getByText('No fund holds sales tax.')).toBeVisible();
  await expect(page.getByText('Nothing you paid for in these days')).toBeVisible();
});
