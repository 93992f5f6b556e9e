import { readFileSync } from 'node:fs';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import type { Records } from '../e2e/support/records.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/*
 * What was paid in 2026; the threshold is $2,000.00.
 *
 * | payee          | entries                                                          |
 * |----------------|------------------------------------------------------------------|
 * | DJ Marco       | check 1,500 as a vendor; other 700; 300 in 2025                  |
 * | Jump Rentals   | check 2,400 (person, W-9 seen); check 100, voided                |
 * | Market         | credit card 2,600                                                |
 * | Dana Whitfield | paid back 2,100                                                  |
 * | Riley Park     | paid back 90                                                     |
 * | Corner Copy    | check 80                                                         |
 */
async function putPaid(db: Records): Promise<void> {
  const manual = (paidTo: string, amount: number, method: string, date = '2026-05-02') => ({
    date,
    amount,
    method,
    paidTo,
    description: `Bill of ${paidTo}`,
  });
  await putLedger(db, 'manualExpenses', {
    speakers: manual('dj  marco', 700, 'other'),
    before: manual('DJ Marco', 300, 'cash', '2025-11-08'),
    rent: manual('Jump Rentals', 2400, 'check'),
    food: manual('Market', 2600, 'creditCard'),
    copies: manual('Corner Copy', 80, 'check'),
  });
  const payment = (expense: string, payee: string, amount: number) => ({
    payee,
    method: 'check',
    checkNumber: '1042',
    date: '2026-10-02',
    lines: [{ ...PLACE, expenseId: expense, amount, purpose: `Request of ${payee}` }],
    reclassified: [],
    voided: null,
    mistake: null,
    version: 1,
  });
  await db.doc('payments/music-1').set(payment('music', 'DJ Marco', 1500));
  await db.doc('payments/dana-1').set(payment('dana', 'Dana Whitfield', 2100));
  await db.doc('payments/riley-1').set(payment('riley', 'Riley Park', 90));
  await db
    .doc('payments/void-1')
    .set({ ...payment('void', 'Jump Rentals', 100), voided: { date: '2026-11-02' } });
  const asked = (name: string, paidTo: string, more: object = {}) => ({
    submission: { name, paidTo, ...more },
    payment: { date: '2026-10-02' },
  });
  await db.doc('expenses/music').set(asked('Ana', 'DJ Marco', { payTo: 'vendor' }));
  await db.doc('expenses/dana').set(asked('Dana Whitfield', 'Dana Whitfield'));
  await db.doc('expenses/riley').set(asked('Riley Park', 'Riley Park'));
  await db.doc(`payees/${await idOf('Jump Rentals')}`).set({
    name: 'Jump Rentals',
    kind: 'person',
    paidFor: 'rent',
    taxFormSeenOn: '2026-04-18',
    taxFormKept: 'Binder',
    version: 1,
  });
}

/** The id of a payee: the hash of its name in lower case. */
async function idOf(name: string): Promise<string> {
  const text = new TextEncoder().encode(name.toLowerCase());
  return Buffer.from(await crypto.subtle.digest('SHA-256', text)).toString('hex');
}

test('lists who was paid in a calendar year, and leads to each', async ({ page, books }, info) => {
  await putPaid(books.db);
  await books.open(page, '/admin/tax/payees?for=2026');
  const list = page.getByRole('table', { name: 'Payees' });
  const names = list.locator('.title .value');
  await expect(names).toHaveText([
    'Corner Copy',
    'Dana Whitfield',
    'DJ Marco',
    'Jump Rentals',
    'Market',
    'Riley Park',
  ]);
  const row = list.getByRole('row', { name: /DJ Marco/ });
  await expect(row).toContainText('$2,200.00');
  await expect(list.getByRole('row', { name: /Jump Rentals/ })).toContainText(
    'W-9 seen Apr 18, 2026',
  );
  await checkAccessibility(page, info, 'tax-payees');
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('marco');
  await expect(names).toHaveText(['DJ Marco']);
  await row.getByRole('link', { name: 'DJ Marco' }).click();

  await expect(page.getByRole('heading', { name: 'DJ Marco' })).toBeVisible();
  const paid = page.getByRole('table', { name: 'Paid in 2026' });
  await expect(paid.getByRole('link')).toHaveText(['Request of DJ Marco', 'Bill of dj marco']);
  await expect(paid.getByRole('link').first()).toHaveAttribute('href', /\/admin\/expenses\/music/);
  await checkAccessibility(page, info, 'tax-payee');
  const sums = page.getByRole('region', { name: 'By calendar year' });
  await page.getByRole('button', { name: 'Show 2025' }).click();
  await expect(sums.locator('dl > div')).toHaveText(['2026$2,200.00', '2025$300.00']);
  await page.getByRole('link', { name: 'Payees' }).first().click();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/tax\/payees$/);
});

test('keeps what someone noted of a payee, and no tax ID', DESK, async ({ page, books }, info) => {
  await putPaid(books.db);
  const id = await idOf('dj marco');
  await books.open(page, `/admin/tax/payees/${id}?for=2026`);
  await page.getByRole('button', { name: 'Add Details' }).click();
  const form = page.getByRole('dialog', { name: 'Add Payee Details' });
  await expect(form.getByText('Never type or upload a tax ID')).toBeVisible();
  await form.getByLabel('Kind of business').selectOption('Person or sole owner');
  await form.getByLabel('Form W-9 seen on').fill('2026-05-01');
  await form.getByLabel('Seen by').fill('Terry');
  await form.getByLabel('Kept where').fill('Binder');
  await checkAccessibility(page, info, 'tax-payee-form');
  await form.getByRole('button', { name: 'Add Details' }).click();
  await expect(form).toBeHidden();
  const kept = {
    kind: 'person',
    taxFormSeenOn: '2026-05-01',
    taxFormSeenBy: 'Terry',
    taxFormKept: 'Binder',
  };
  expect((await books.db.doc(`payees/${id}`).get()).data()).toMatchObject({ ...kept, version: 1 });
  await expect(page.getByText('Terry')).toBeVisible();
});

test('finds 1099 candidates, and says what’s missing', async ({ page, books }, info) => {
  await putPaid(books.db);
  await books.open(page, '/admin/tax/contractors?for=2026');
  await expect(
    page.getByText('For payments of 2026, forms start at $2,000.00 a payee.'),
  ).toBeVisible();
  const misc = page.getByRole('table', { name: 'Form 1099-MISC' });
  await expect(misc.getByRole('row', { name: /Jump Rentals/ })).toContainText('Box 1: Rent');
  await expect(page.getByRole('region', { name: 'Form 1099-NEC' })).toContainText('No one yet.');
  const questions = page.getByRole('table', { name: 'Questions for your accountant' });
  await expect(questions.locator('.title .value')).toHaveText(['Dana Whitfield']);
  const open = page.getByRole('table', { name: 'Not decided yet' });
  await expect(open.locator('.title .value')).toHaveText(['DJ Marco']);
  await checkAccessibility(page, info, 'tax-contractors');

  // Kind and purpose are said here, and how one was paid on the payee's page.
  const row = open.getByRole('row', { name: /DJ Marco/ });
  await expect(row).toContainText('what it was for, kind of business, how it was paid');
  const more = row.getByRole('button', { expanded: false });
  if (await more.isVisible()) await more.click();
  await row.getByLabel('Usually paid for: DJ Marco').selectOption('Services');
  await expect(row).toContainText('Missingkind of business, how it was paid');
  await row.getByLabel('Kind of business: DJ Marco').selectOption('Person or sole owner');
  await expect(row).toContainText('Missinghow it was paid');
  await row.getByRole('link', { name: 'DJ Marco' }).click();
  const bill = page.getByRole('row', { name: /Bill of dj marco/ });
  const rest = bill.getByRole('button', { expanded: false });
  if (await rest.isVisible()) await rest.click();
  await bill.getByLabel('Paid by: Bill of dj marco, May 2, 2026, $700.00').selectOption('Cash');
  await expect(bill.getByLabel(/^Paid by/)).toHaveValue('cash');
  expect((await books.db.doc('purposes/manualExpenses-speakers').get()).data()).toEqual({
    method: 'cash',
    version: 1,
  });

  await page.getByRole('tab', { name: '1099 Candidates' }).click();
  await page.getByRole('combobox', { name: 'Calendar year' }).selectOption('2026');
  const nec = page.getByRole('table', { name: 'Form 1099-NEC' });
  await expect(nec.getByRole('row', { name: /DJ Marco/ })).toContainText('$2,200.00');
  await expect(page.getByRole('region', { name: 'Not decided yet' })).toContainText(
    'Nothing is missing.',
  );
});

test(
  'a purpose of one payment moves it, and clearing it moves it back',
  DESK,
  async ({ page, books }) => {
    await putPaid(books.db);
    await books.open(page, `/admin/tax/payees/${await idOf('jump rentals')}?for=2026`);
    const choice = page.getByLabel(/^Paid for: Bill of Jump Rentals/);
    await expect(choice.getByRole('option').first()).toHaveText('As usual: Rent');
    await choice.selectOption('Goods');
    await expect(choice).toHaveValue('goods');
    await expect(choice).toBeEnabled();
    expect(await books.all('purposes')).toEqual([{ purpose: 'goods', version: 1 }]);
    await choice.selectOption('As usual: Rent');
    await expect(choice).toHaveValue('');
    await expect(choice).toBeEnabled();
    expect(await books.all('purposes')).toEqual([]);
    // What can't be saved says so, and goes back.
    await books.deny(true);
    await choice.selectOption('Goods');
    await expect(page.getByText(/^Not saved\./)).toBeVisible();
    await expect(choice).toHaveValue('');
  },
);

test(
  'the rest is below the threshold, or not counted, each with its reason',
  DESK,
  async ({ page, books }, info) => {
    await putPaid(books.db);
    await books.open(page, '/admin/tax/contractors?for=2026');
    await page.getByRole('button', { name: 'Show: Below the threshold (2)' }).click();
    const below = page.getByRole('table', { name: 'Below the threshold (2)' });
    await expect(below).toContainText('Corner Copy');
    await expect(below.getByRole('row', { name: /Riley Park/ })).toContainText(
      'Paid back for what they bought from others',
    );
    await page.getByRole('button', { name: 'Show: Not counted (1)' }).click();
    await expect(page.getByRole('table', { name: 'Not counted (1)' })).toContainText(
      'Paid by card: the card’s bank reports it',
    );
    await checkAccessibility(page, info, 'tax-contractors-rest');
    const lines = {
      payees: ['"2026","DJ Marco",2200,2,"","",,,'],
      contractors: [
        '"2026","1099-MISC",1,"Rent","Jump Rentals","Person or sole owner",2400,"2026-04-18","Binder",1,',
        '"2026",,,,"Dana Whitfield","",2100,,,1,"You paid them back for what they bought from others.',
      ],
    };
    for (const [file, expected] of Object.entries(lines)) {
      await page.goto(`/admin/tax/${file}?for=2026`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      const text = readFileSync(await download.path(), 'utf8');
      for (const line of expected) expect(text).toContain(line);
    }
    // From 2027 on the amount isn't known yet.
    await page.goto('/admin/tax/contractors?for=2027');
    await expect(page.getByText(/we don’t know 2027’s yet/)).toBeVisible();
  },
);
