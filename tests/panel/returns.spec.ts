import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { act, noon, putExpense, type Own } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { download, table } from '../e2e/support/reports.ts';
import { approvedStep } from '../fixtures/steps.ts';
import { PLACE, putItems, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test } from './support/memory-books.ts';

/** What is given back: checks that bounced, refunds of vendors. */
const TODAY = dateAt(Date.now(), organization.timeZone);

test.beforeEach(({ books }) => putLedger(books.db, 'revenueItems'));

for (const [path, kind, label, title] of [
  ['financial/revenue', 'revenueItems', 'Bounced check', 'Edit Revenue Item'],
  ['financial/expenses', 'manualExpenses', 'Vendor refund', 'Edit Manual Expense'],
] as const) {
  test(
    `${label}: the entry is given back with a negative amount`,
    DESK,
    async ({ page, books }, info) => {
      const paidTo = kind === 'manualExpenses' ? { paidTo: 'Hilltop' } : {};
      const fields = { ...PLACE, amount: 40, date: TODAY, description: 'Cider', ...paidTo };
      await books.db.doc(`${kind}/cider`).set({ ...fields, version: 1 });
      await books.open(page, `/admin/${path}`);
      await page.getByRole('button', { name: 'Edit Cider' }).click();
      await page.getByRole('dialog', { name: title }).getByRole('button', { name: label }).click();
      const form = page.getByRole('dialog', { name: label });
      await expect(form.getByLabel('Amount')).toHaveValue('-40.00');
      if (kind === 'revenueItems') await checkAccessibility(page, info, 'return');
      const tooMuch = form.getByText('What is given back is negative, and at most -$40.00');
      for (const amount of ['-40.01', '5.00']) {
        await form.getByLabel('Amount').fill(amount);
        await form.getByRole('button', { name: /^Add / }).click();
        await expect(tooMuch).toBeVisible();
      }
      await form.getByLabel('Amount').fill('-12.50');
      await form.getByRole('button', { name: /^Add / }).click();
      await expect(form).toBeHidden();
      const all = await books.all(kind);
      expect(all).toHaveLength(2);
      expect(all).toContainEqual({
        ...fields,
        amount: -12.5,
        version: 1,
        description: expect.stringMatching(`^${label} of .+: Cider$`),
      });
      const edit = page.getByRole('button', { name: /^Edit Cider/ });
      await edit.click();
      await page.getByRole('button', { name: label }).click();
      await expect(form.getByLabel('Amount')).toHaveValue('-27.50');
      await expect(
        form.getByText('$12.50 of it was given back before; $27.50 is left.'),
      ).toBeVisible();
      await form.getByLabel('Amount').fill('-27.51');
      await form.getByRole('button', { name: /^Add / }).click();
      await expect(form.getByText('at most -$27.50: what is left of the entry.')).toBeVisible();
      await form.getByLabel('Amount').fill('-27.50');
      await form.getByRole('button', { name: /^Add / }).click();
      await expect(form).toBeHidden();
      await edit.click();
      await expect(page.getByText('All of it was given back: $40.00.')).toBeVisible();
      await expect(page.getByRole('button', { name: label })).toHaveCount(0);
    },
  );
}

test(
  'what the server refuses to give back, to lower and to delete is said, and what is typed stays (#145)',
  DESK,
  async ({ page, books }) => {
    const API = '/api/admin/save-revenue';
    const refused = (message: string) => ({ ok: false, why: 'refused', message }) as const;
    const fields = { ...PLACE, amount: 40, date: TODAY, description: 'Cider' };
    await books.db.doc('revenueItems/cider').set({ ...fields, version: 1 });
    await books.open(page, '/admin/financial/revenue');
    const edit = page.getByRole('button', { name: /^Edit Cider/ });
    await edit.click();
    await page.getByRole('button', { name: 'Bounced check' }).click();
    const form = page.getByRole('dialog', { name: 'Bounced check' });
    const left = 'What is given back is negative, and at most -$15.00: what is left of the entry.';
    await books.answer(API, refused(left));
    await form.getByLabel('Amount').fill('-25');
    await form.getByRole('button', { name: /^Add / }).click();
    await expect(form.getByText(left)).toBeVisible();
    await expect(form.getByLabel('Amount')).toHaveValue('-25');
    expect(await books.asked(API)).toMatchObject({
      id: expect.stringMatching(/^cider-returned-[A-Za-z0-9]{20}$/),
      version: null,
      fields: { amount: -25 },
    });
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();

    const kept = '$25.00 of this entry was given back, so it stays, with at least that amount.';
    await books.answer(API, refused(kept));
    await edit.click();
    const original = page.getByRole('dialog', { name: 'Edit Revenue Item' });
    await original.getByLabel('Amount').fill('24.99');
    await original.getByRole('button', { name: 'Update Revenue' }).click();
    await expect(original.getByText(kept)).toBeVisible();
    await expect(original.getByLabel('Amount')).toHaveValue('24.99');
    // What moves no money the page saves itself.
    await original.getByLabel('Amount').fill('40');
    await original.getByLabel('Reference').fill('118');
    await original.getByRole('button', { name: 'Update Revenue' }).click();
    await expect(original).toBeHidden();
    await page.getByRole('button', { name: 'Delete Cider' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(kept)).toBeVisible();
    expect(await books.asked(API)).toEqual({ id: 'cider', version: 2, fields: null });
    expect(await books.all('revenueItems')).toEqual([{ ...fields, reference: '118', version: 2 }]);
  },
);

test(
  'a vendor’s refund of a submitted expense is offered beside its payment',
  DESK,
  async ({ page, books }) => {
    const id = 'paint'.padEnd(20, 'x');
    const payment = {
      method: 'check',
      checkNumber: '1042',
      date: '2026-10-05',
      number: 1,
      id: `${id}-1`,
      by: 'desk@example.com',
      at: noon('2026-10-05'),
    };
    const paid = { status: 'paid', fundId: PLACE.fundId, payments: 1, payment } as Own;
    await putExpense(books.db, {
      id,
      ...paid,
      steps: [
        approvedStep('president', noon('2026-10-01')),
        approvedStep('treasurer', noon('2026-10-02')),
      ],
      submission: {
        paidTo: 'Paint Shop',
        amount: 30,
        description: 'Paint for\nthe gym',
      },
    });
    await books.open(page, `/admin/expenses/${id}`);
    await act(page, 'Vendor refund');
    const form = page.getByRole('dialog', { name: 'Vendor refund' });
    await expect(form.getByLabel('Amount')).toHaveValue('-30.00');
    await expect(form.getByLabel('Paid To')).toHaveValue('Paint Shop');
    await form.getByLabel('Amount').fill('-4.50');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form).toBeHidden();
    const [refund, ...others] = await books.all('manualExpenses');
    expect(others).toEqual([]);
    expect(refund).toMatchObject({
      date: TODAY,
      amount: -4.5,
      paidTo: 'Paint Shop',
      fundId: PLACE.fundId,
      description: expect.stringMatching(/^Vendor refund: Paint for the gym \(\S+\)$/),
    });
    await act(page, 'Vendor refund');
    await expect(form.getByLabel('Amount')).toHaveValue('-25.50');
    await form.getByRole('button', { name: 'Add Expense' }).click();
    await expect(form).toBeHidden();
    await act(page, 'Vendor refund');
    const all = page.getByRole('alertdialog', { name: 'Vendor refund' });
    await expect(all.getByText('All of it was given back: $30.00.')).toBeVisible();
    await all.getByRole('button', { name: 'Close' }).click();
    expect(await books.all('manualExpenses')).toHaveLength(2);
  },
);

test(
  'revenue says which deposit it is in, in its file and when its check bounces too',
  DESK,
  async ({ page, books }) => {
    await fixTime(page, '2026-11-23T15:00:00Z');
    const sale = { ...PLACE, date: '2026-11-02', amount: 25, version: 1, accountId: 'bank' };
    await putAll(books.db, {
      'accounts/bank': {
        name: 'Checking',
        kind: 'checking',
        openingDate: '2026-07-01',
        openingBalance: 0,
        version: 1,
      },
      'settings/books': { accountsFrom: '2026-07-01' },
      'revenueItems/sale': { ...sale, description: 'Dana Whitfield' },
      'revenueItems/later': { ...sale, date: '2026-11-03', description: 'Not deposited' },
      'deposits/d1': {
        date: '2026-11-04',
        accountId: 'bank',
        slip: 'B77',
        countedBy: ['Ann', 'Bo'],
        version: 1,
        items: [
          {
            id: 'sale',
            date: '2026-11-02',
            amount: 25,
          },
        ],
      },
      'clearings/revenueItems~sale': {
        accountId: 'bank',
        depositId: 'd1',
        depositedOn: '2026-11-04',
        itemDay: '2026-11-02',
        amount: 25,
      },
    });
    await books.open(page, '/admin/financial/revenue?year=2026');
    const row = table(page, 'Revenue Items').getByRole('row').filter({ hasText: 'Dana Whitfield' });
    await expect(row.getByText('In the deposit of Nov 4, 2026, slip B77')).toBeVisible();
    await expect(page.getByText(/^In the deposit/)).toHaveCount(1);
    const { rows } = await download(page);
    expect(
      rows.map(({ description, depositedOn, slip }) => [description, depositedOn, slip]),
    ).toEqual([
      ['Not deposited', null, null],
      ['Dana Whitfield', '2026-11-04', 'B77'],
    ]);
    await row.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('button', { name: 'Bounced check' }).click();
    await expect(page.getByLabel('Description')).toHaveValue(
      'Bounced check of Nov 2, 2026, deposited on Nov 4, 2026: Dana Whitfield',
    );
  },
);

test(
  'Vendor refund of a closed year is offered beside its history, and is of today',
  DESK,
  async ({ page, books }) => {
    const fields = { ...PLACE, amount: 40, description: 'Cider', paidTo: 'Hilltop' };
    const check = { method: 'check', checkNumber: '7' };
    await putAll(books.db, {
      'manualExpenses/cider': { ...fields, ...check, date: '2025-03-03', version: 1 },
      'settings/books': {
        opensOn: null,
        closedThrough: '2025-06-30',
        closedYear: '2024',
        closing: null,
      },
    });
    await books.open(page, '/admin/financial/expenses?year=2024');
    await expect(page.getByText('If a check bounces or money comes back')).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Edit|Delete) Cider/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^Vendor refund: Cider/ }).click();
    const form = page.getByRole('dialog', { name: 'Vendor refund' });
    await expect(form.getByLabel('Amount')).toHaveValue('-40.00');
    await expect(form.getByLabel('Date')).toHaveValue(TODAY);
    await expect(form.getByText('If no one ever cashed this check')).toBeVisible();
    await form.getByLabel('Amount').fill('-12.50');
    await form.getByRole('button', { name: /^Add / }).click();
    await expect(form).toBeHidden();
    const back = (await books.all('manualExpenses')).filter((one) => one['amount'] === -12.5);
    expect(back).toMatchObject([{ ...PLACE, date: TODAY }]);
    // The server marks it, and the list of its year says so.
    await putItems(books.db, 'manualExpenses', {
      'cider-returned-x': { ...fields, amount: -1, date: TODAY, fromClosedYear: true },
    });
    await books.open(page, '/admin/financial/expenses');
    await expect(page.getByText('From a closed year, so it doesn’t count toward')).toHaveCount(1);
  },
);
