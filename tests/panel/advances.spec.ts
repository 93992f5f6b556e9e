import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, type Records } from '../e2e/support/records.ts';
import { columnsOf, table, textsOf } from '../e2e/support/reports.ts';
import { fixTime } from './support/fixed-time.ts';
import { putCounted } from './support/counted-books.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { expect, test } from './support/memory-books.ts';

/* Cash that people hold until receipts settle it. Receipts are due 60 days after the event, the rest after 120. */

const API = '/api/admin/manage-advance';
const LIST = '/admin/financial/advances';
const PAGE = '/admin/financial/expenses/fair-cash';

const given = (eventOn: string, left: number, own: object = {}) => ({
  ...PLACE,
  date: '2026-09-01',
  amount: 200,
  paidTo: 'Riley Park',
  description: 'Cash for the fair',
  method: 'cash',
  advance: { kind: 'given', eventOn, left },
  version: 2,
  ...own,
});
const SETTLED = {
  categoryId: 'office',
  fundId: 'library',
  date: '2026-09-12',
  amount: 150,
  paidTo: 'Riley Park',
  description: 'Prizes',
  advance: { kind: 'settled', ...PLACE },
  version: 1,
};

async function putAdvances(db: Records): Promise<void> {
  await putLedger(db, 'manualExpenses');
  await putAll(db, {
    'categories/office': { name: 'Office', requiresEventApprover: false, version: 1 },
    'manualExpenses/fair-cash': given('2026-09-10', 50),
    'manualExpenses/fair-cash-settled-1': SETTLED,
    'manualExpenses/late': given('2026-06-01', 80, { paidTo: 'Kim Doe', date: '2026-07-02' }),
    'manualExpenses/soon': given('2026-11-15', 200, { paidTo: 'Lee Ito', date: '2026-11-01' }),
    'manualExpenses/done': given('2026-08-20', 0, { paidTo: 'Ana Ruiz', date: '2026-08-15' }),
    'advanceHolders/fair-cash': { email: 'riley@example.com' },
  });
}

test.beforeEach(async ({ page, books }) => {
  await fixTime(page, '2026-11-20T17:00:00Z');
  await putAdvances(books.db);
});

test('the list says what is open and until when, and what is settled', async ({
  page,
  books,
}, info) => {
  await books.open(page, LIST);
  const open = page.getByRole('table', { name: 'Open' });
  await expect(open.getByRole('row')).toHaveCount(5);
  // The one that has waited longest comes first.
  const rows = open.locator('tbody tr');
  await expect(rows.nth(0)).toContainText('Kim Doe');
  await expect(rows.nth(0)).toContainText('Past due: what’s left was due Sep 29, 2026');
  await expect(rows.nth(1)).toContainText('Past due: receipts were due Nov 9, 2026');
  await expect(rows.nth(1)).toContainText('$50.00');
  await expect(rows.nth(2)).toContainText('Receipts due Jan 14, 2027');
  await expect(open).toContainText('$330.00');
  const settled = page.getByRole('table', { name: 'Settled, 2026–27' });
  await expect(settled.locator('tbody tr')).toHaveCount(1);
  await expect(settled).toContainText('Ana Ruiz');
  await checkAccessibility(page, info, 'advances');
  await open.getByRole('link', { name: 'Riley Park' }).click();
  await expect(page).toHaveURL(/financial\/expenses\/fair-cash/);
});

test(
  'an advance is given once, with its holder and the day of the event',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, LIST);
    await page.getByRole('button', { name: 'Give Advance' }).click();
    const form = page.getByRole('dialog', { name: 'Give Advance' });
    await expect(form.getByText('Receipts are due 60 days after')).toBeVisible();
    await form.getByRole('button', { name: 'Give Advance' }).click();
    await expect(form.getByText('Holder is required.')).toBeVisible();
    await form.getByLabel('Holder', { exact: true }).fill('Noa Berg');
    await form.getByLabel('Holder’s email').fill('noa');
    await form.getByLabel('Amount').fill('200');
    await form.getByLabel('Date').fill('2026-11-19');
    await form.getByLabel('Event or purchase on').fill('2026-12-05');
    await form.getByLabel('Category').selectOption('fair');
    await form.getByLabel('Fund').selectOption('library');
    await form.getByLabel('Method').selectOption('check');
    await form.getByLabel('Check Number').fill('1042');
    await form.getByLabel('What it’s for').fill('Cash boxes');
    await form.getByRole('button', { name: 'Give Advance' }).click();
    await expect(form.getByText(/email/i).first()).toBeVisible();
    await form.getByLabel('Holder’s email').fill('noa@example.com');
    const one = 'Noa Berg has an open advance.';
    await books.answer(API, { ok: false, why: 'refused', message: one });
    await form.getByRole('button', { name: 'Give Advance' }).click();
    await expect(form.getByText(one)).toBeVisible();
    await expect(form.getByLabel('Amount')).toHaveValue('200');
    await checkAccessibility(page, info, 'advances-give');
    const first = await books.asked(API);
    await books.answer(API, { ok: true, answer: {} });
    await form.getByRole('button', { name: 'Give Advance' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Noa Berg has an advance of $200.00.')).toBeVisible();
    expect(await books.asked(API)).toEqual(first);
    expect(first).toEqual({
      act: 'give',
      id: expect.stringMatching(/^[A-Za-z0-9]{20}$/),
      fields: {
        paidTo: 'Noa Berg',
        email: 'noa@example.com',
        amount: 200,
        date: '2026-11-19',
        eventOn: '2026-12-05',
        categoryId: 'fair',
        fundId: 'library',
        method: 'check',
        checkNumber: '1042',
        description: 'Cash boxes',
      },
    });
  },
);

test('its page takes receipts and money that came back, up to what is open, and undoes them', async ({
  page,
  books,
}, info) => {
  await books.open(page, PAGE);
  await expect(page.getByText('Past due: receipts were due Nov 9, 2026')).toBeVisible();
  await expect(page.getByText('riley@example.com')).toBeVisible();
  for (const name of ['Edit', 'Vendor refund'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  const parts = page.getByRole('table', { name: 'What settled it' });
  await expect(parts).toContainText('Prizes');
  await expect(parts).toContainText('Office · Library Fund');
  await checkAccessibility(page, info, 'advance');

  await page.getByRole('button', { name: 'Add Receipts' }).click();
  const form = page.getByRole('dialog', { name: 'Add Receipts' });
  await expect(form.getByText('$50.00 is open.')).toBeVisible();
  await form.getByLabel('Date of the receipt').fill('2026-11-18');
  await form.getByLabel('Amount').fill('30.25');
  await form.getByLabel('Description').fill('Tape');
  await form.getByRole('button', { name: 'Add another receipt' }).click();
  const second = form.getByRole('region', { name: 'Receipt 2' });
  await expect(second.getByLabel('Date of the receipt')).toHaveValue('2026-11-18');
  await second.getByLabel('Amount').fill('19.76');
  await second.getByLabel('Description').fill('Bags');
  await expect(form.getByText('2 receipts, $50.01')).toBeVisible();
  await form.getByRole('button', { name: 'Save Receipts' }).click();
  await expect(form.getByText('Only $50.00 of this advance is open.')).toBeVisible();
  await checkAccessibility(page, info, 'advance-receipts');
  await second.getByLabel('Amount').fill('19.75');
  await books.answer(API, { ok: true, answer: {} });
  await form.getByRole('button', { name: 'Save Receipts' }).click();
  await expect(form).toBeHidden();
  expect(await books.asked(API)).toMatchObject({
    act: 'settle',
    id: 'fair-cash',
    version: 2,
    receipts: [
      {
        id: expect.stringMatching(/^fair-cash-settled-\w{20}$/),
        fields: { date: '2026-11-18', amount: 30.25, categoryId: 'fair', fundId: 'library' },
      },
      { fields: { amount: 19.75, description: 'Bags' } },
    ],
  });

  await page.getByRole('button', { name: 'Record Money Returned' }).click();
  const back = page.getByRole('dialog', { name: 'Record Money Returned' });
  await expect(back.getByLabel('Amount')).toHaveValue('50.00');
  await back.getByLabel('Amount').fill('50.01');
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(back.getByText('Only $50.00 of this advance is open.')).toBeVisible();
  await back.getByLabel('Amount').fill('20');
  await back.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$20.00 is back.')).toBeVisible();
  expect(await books.asked(API)).toMatchObject({
    act: 'giveBack',
    returned: {
      id: expect.stringMatching(/^fair-cash-returned-\w{20}$/),
      fields: { amount: 20, date: '2026-11-20' },
    },
  });

  await parts.getByRole('button', { name: 'Undo: Receipts, $150.00, Sep 12, 2026' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('as much of the advance is open again');
  const cleared = 'A bank statement cleared this.';
  await books.answer(API, { ok: false, why: 'refused', message: cleared });
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toContainText(cleared);
  await books.answer(API, { ok: true, answer: {} });
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toBeHidden();
  expect(await books.asked(API)).toEqual({ act: 'undo', id: 'fair-cash-settled-1', version: 1 });
});

test(
  'one entered by mistake is deleted while nothing settled it',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/financial/expenses/soon');
    await expect(page.getByText('No receipts yet, and nothing came back.')).toBeVisible();
    const section = page.getByRole('region', { name: 'Advance' });
    await section.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Change Email' }).click();
    const form = page.getByRole('dialog', { name: 'Change Email' });
    await form.getByLabel('Holder’s email').fill('lee@example.com');
    await books.answer(API, { ok: true, answer: {} });
    await form.getByRole('button', { name: 'Save Email' }).click();
    await expect(form).toBeHidden();
    expect(await books.asked(API)).toEqual({
      act: 'setEmail',
      id: 'soon',
      fields: { email: 'lee@example.com' },
    });
    await section.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Entered by mistake' }).click();
    await books.answer(API, { ok: true, answer: {} });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete advance' }).click();
    await expect(page.getByText('Advance deleted.')).toBeVisible();
    expect(await books.asked(API)).toEqual({ act: 'mistake', id: 'soon', version: 2 });
  },
);

test(
  'the list of manual expenses says what is an advance, and leads to its page',
  DESK,
  async ({ page, books }) => {
    await books.open(page, '/admin/financial/expenses');
    const table = page.getByRole('table', { name: 'Manual Expenses' });
    const row = table.getByRole('row').filter({ hasText: 'Lee Ito' });
    await expect(row).toContainText('Advance, not an expense');
    await expect(row.getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0);
    await expect(table.getByRole('row').filter({ hasText: 'Prizes' })).toContainText(
      'Receipts of an advance',
    );
    await table.getByRole('link', { name: 'Prizes', exact: true }).click();
    await page.getByRole('link', { name: 'Advance to Riley Park, Sep 1, 2026' }).click();
    await expect(page.getByRole('button', { name: 'Add Receipts' })).toBeVisible();
  },
);

/* An advance of $200.00 in October; in November receipts settle $150.00 of it in another category, and $50.00 comes back. */
test(
  'each report of its months adds up, and says apart what is advanced and not substantiated',
  DESK,
  async ({ page, books }, info) => {
    const { advance: _none, ...entry } = given('2026-10-24', 0, { version: 1 });
    await putCounted(books.db, [
      ['revenueItems', 'sale', { ...PLACE, date: '2026-09-05', amount: 500, description: 'Sale' }],
      [
        'manualExpenses',
        'adv',
        {
          ...entry,
          date: '2026-10-20',
          advance: { kind: 'given', eventOn: '2026-10-24', left: 0 },
        },
      ],
      ['manualExpenses', 'adv-settled-1', { ...SETTLED, date: '2026-11-10' }],
      [
        'manualExpenses',
        'adv-returned-1',
        { ...entry, date: '2026-11-12', amount: -50, advance: { kind: 'returned' } },
      ],
    ]);
    for (const id of ['fair-cash', 'fair-cash-settled-1', 'late', 'soon', 'done'])
      await books.db.doc(`manualExpenses/${id}`).delete();
    const REPORT = '/admin/reports/treasurer';
    await books.open(page, `${REPORT}?from=2026-10-01&to=2026-10-31`);
    const funds = table(page, 'Funds');
    await expect
      .poll(() => columnsOf(funds))
      .toEqual(['Fund', 'Beginning', '+ Receipts', '− Disbursements', '± Advances', '= Ending']);
    const cash = () => textsOf(funds, 'tfoot');
    await expect.poll(cash).toEqual([['CASH', '$500.00', '$0.00', '$0.00', '-$200.00', '$300.00']]);
    await expect
      .poll(() => textsOf(table(page, 'Advanced, Not Substantiated'), 'tbody'))
      .toEqual([['Book Fair', 'Library Fund', '$200.00']]);
    await expect(table(page, 'Advances')).toContainText('Riley Park');
    await expect(page.getByText('Nothing was paid.', { exact: true })).toBeVisible();
    await checkAccessibility(page, info, 'treasurer-advances');

    await page.goto(`${REPORT}?from=2026-11-01&to=2026-11-30`);
    await expect
      .poll(cash)
      .toEqual([['CASH', '$300.00', '$0.00', '$150.00', '$200.00', '$350.00']]);
    await expect(table(page, 'Advanced, Not Substantiated')).toHaveCount(0);
    await expect
      .poll(async () => (await textsOf(table(page, 'Advances'), 'tbody')).map((row) => row[1]))
      .toEqual(['Settled by receipts', 'Money returned']);
    await expect(table(page, 'Disbursements').locator('tbody tr')).toHaveCount(1);

    await page.goto('/admin/reports/event?category=fair&year=2026');
    await expect(page.getByText('Total Expenses')).toBeVisible();
    await expect(page.getByText('Advanced, not substantiated:')).toHaveCount(0);
  },
);

test(
  'Budget vs Actual counts no open advance, and says it apart',
  DESK,
  async ({ page, books }) => {
    const open = { ...given('2026-09-10', 50), version: 1 };
    await putCounted(books.db, [
      ['manualExpenses', 'fair-cash', { ...open, amount: 50 }],
      ['manualExpenses', 'glue', { ...SETTLED, advance: undefined, ...PLACE, amount: 10 }],
    ]);
    await books.open(page, '/admin/reports/budget?year=2026');
    const apart = page.getByRole('region', { name: 'Advanced, not substantiated: $50.00' });
    await expect(apart).toContainText('Book Fair, Library Fund');
    await expect(page.getByRole('region', { name: /^Spent without a budget item/ })).toContainText(
      '$10.00',
    );
    await apart.getByRole('link').click();
    await expect(page).toHaveURL(/financial\/advances/);
  },
);
