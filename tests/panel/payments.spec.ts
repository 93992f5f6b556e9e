import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { returnMessages } from '@pa-ledger/domain/ledger/returns';
import { cents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import type { Page } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { act, expectActs, noon, putApproved, type Own } from '../e2e/support/expense-records.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { PLACE, putLedger } from './support/ledger.ts';
import { fixTime } from './support/fixed-time.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

/** Payments of one or several expenses, and what takes them back. */
const REFUSED = {
  ok: false,
  why: 'refused',
  message: 'Check 1042 was already used for a manual expense: Hilltop Cider Mill, Oct 1, 2026.',
} as const;
const TODAY = dateAt(Date.now(), organization.timeZone);
const PAYMENT = { method: 'check', checkNumber: '1042', date: '2026-10-20' };

const dialog = (page: Page) => page.getByRole('dialog');

/** An approved expense of Dana Whitfield. */
const approved = (books: MemoryBooks, id: string, amount: number, own: Own = {}) =>
  putApproved(books.db, id, 'Dana Whitfield', {
    ...own,
    submission: { amount, ...own.submission },
  });

/** Three of hers, two of which one payment pays. */
async function paid(books: MemoryBooks): Promise<readonly [string, string]> {
  const payment = { ...PAYMENT, by: 'desk@example.com', at: noon('2026-10-20'), number: 1 };
  const id = paymentIdOf('one'.padEnd(20, 'x'), 1);
  const own = { status: 'paid', payments: 1, payment: { ...payment, id } } as Own;
  const ids = [
    await approved(books, 'one', 45.2, own),
    await approved(books, 'two', 84.35, own),
  ] as const;
  const lines = ids.map((expenseId) => ({
    expenseId,
    categoryId: 'office',
    fundId: 'main',
    amount: 1,
  }));
  await books.db.doc(`payments/${id}`).set({ ...payment, payee: 'Dana Whitfield', lines });
  return ids;
}

test.beforeEach(async ({ books, page }) => {
  await putLedger(books.db);
  // The API knows nothing of these books.
  await page.route('**/api/receipt*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdfReceipt().bytes }),
  );
});

const NOT_OURS = /Voiding it doesn’t make the money yours/;

test('several expenses of one payee are paid at once', async ({ page, books }, info) => {
  const one = await approved(books, 'one', 45.2);
  const two = await approved(books, 'two', 84.35, { payments: 1 });
  const three = await approved(books, 'three', 82.85, {
    submission: { paidTo: 'dana  WHITFIELD ' },
  });
  await approved(books, 'other', 9, { submission: { paidTo: 'Somebody Else' } });
  await approved(books, 'waits', 9, { status: 'pending' });
  await books.open(page, `/admin/expenses/${one}`);
  await books.answer('/api/admin/manage-payment', { ok: true, answer: { success: true } });
  await page.getByRole('button', { name: 'Record payment' }).click();
  const form = dialog(page);
  await form.getByLabel('Check Number').fill('1042');
  await expect(form.getByRole('checkbox')).toHaveCount(2);
  await expect(form.getByRole('button', { name: 'Record payment' })).toBeVisible();
  await form.getByRole('checkbox', { name: referenceOf(two) }).check();
  await form.getByRole('checkbox', { name: referenceOf(three) }).check();
  await expect(form.getByText('$212.40 to Dana Whitfield.')).toBeVisible();
  await checkAccessibility(page, info, 'pay-several');
  await form.getByRole('button', { name: 'Pay 3 for Dana Whitfield, $212.40' }).click();
  await expect(page.getByText('The payment to Dana Whitfield was recorded.').first()).toBeVisible();
  const { expenses, ...asked } = (await books.asked('/api/admin/manage-payment')) as {
    readonly expenses: readonly object[];
  };
  expect(asked).toEqual({
    act: 'record',
    payment: {
      method: 'check',
      checkNumber: '1042',
      date: TODAY,
    },
  });
  expect(expenses).toHaveLength(3);
  expect(expenses).toEqual(
    expect.arrayContaining([
      { id: one, number: 1 },
      { id: two, number: 2 },
      { id: three, number: 1 },
    ]),
  );
});

test(
  'a vendor is paid with the invoice number, and not with somebody of that name unsaid',
  DESK,
  async ({ page, books }, info) => {
    const vendor = { payTo: 'vendor', invoiceNumber: 'INV-0042' } as const;
    const one = await approved(books, 'one', 45.2, { submission: vendor });
    const same = await approved(books, 'same', 10, {
      submission: { payTo: 'vendor', invoiceNumber: 'INV-0050' },
    });
    const own = await approved(books, 'own', 20, { submission: { name: 'Dana Whitfield' } });
    const old = { ...PLACE, amount: 40, date: '2026-10-01', description: 'Cider', version: 1 };
    await books.db
      .doc('manualExpenses/hers')
      .set({ ...old, paidTo: 'Dana  whitfield', reference: 'Invoice INV-0042' });
    await books.db
      .doc('manualExpenses/other')
      .set({ ...old, paidTo: 'Copy Corner', reference: 'INV-0042' });
    await books.open(page, '/admin/expenses');
    await expect(page.getByText('vendor, invoice INV-0042')).toBeVisible();
    await books.open(page, `/admin/expenses/${one}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(
      'to Dana Whitfield, the vendor',
    );
    const factOf = (label: string) =>
      page
        .locator('dl > div', { has: page.getByText(label, { exact: true }) })
        .getByRole('definition');
    await expect(factOf('Invoice Number')).toHaveText('INV-0042');
    await expect(factOf('Payment').first()).toHaveText('Not paid');
    await expect(factOf('Payment').last()).toHaveText('Pay the vendor');
    await page.getByRole('button', { name: 'Record payment' }).click();
    const form = dialog(page);
    await expect(
      form.getByText(
        '$45.20 to Dana Whitfield, the vendor. We’ll email the submitter once the check is mailed or handed over.',
      ),
    ).toBeVisible();
    await expect(form.getByText('Invoice INV-0042', { exact: true })).toBeVisible();
    await expect(form.getByText('This invoice may already be paid.')).toBeVisible();
    await expect(form.getByText(/^Manual expense with the reference/)).toHaveText(
      /“Invoice INV-0042”: Dana {2}whitfield/,
    );
    const also = (id: string) => form.getByRole('checkbox', { name: referenceOf(id) });
    await expect(also(same)).toHaveAccessibleName(/pays the vendor.*Invoice INV-0050/);
    await expect(also(own)).toHaveAccessibleName(/pays its submitter back/);
    await also(same).check();
    const mixed = form.getByText('This payment pays a vendor, and pays back a person');
    await expect(mixed).toBeHidden();
    await also(own).check();
    await expect(mixed).toBeVisible();
    await checkAccessibility(page, info, 'pay-vendor-mixed');
  },
);

test(
  'a number that is used is refused by name, and a reference that looks like it is pointed out',
  DESK,
  async ({ page, books }) => {
    const one = await approved(books, 'one', 45.2);
    const old = { ...PLACE, amount: 40, date: '2026-10-01', description: 'Cider', version: 1 };
    await books.db.doc('manualExpenses/cider').set({
      ...old,
      paidTo: 'Hilltop Cider Mill',
      reference: 'Check #1042',
    });
    await books.open(page, `/admin/expenses/${one}`);
    await books.answer('/api/admin/manage-payment', REFUSED);
    await page.getByRole('button', { name: 'Record payment' }).click();
    const form = dialog(page);
    await form.getByLabel('Check Number').fill('10-42');
    await expect(form.getByText('This check may already be entered.')).toBeVisible();
    await expect(form.getByText('“Check #1042”: Hilltop Cider Mill, Oct 1, 2026')).toBeVisible();
    await form.getByRole('button', { name: 'Record payment' }).click();
    await expect(form.getByText(REFUSED.message)).toBeVisible();
    await form.getByLabel('Check Number').fill('1043');
    await expect(form.getByText('This check may already be entered.')).toBeHidden();
  },
);

test(
  'what is typed of a payment stays without a connection, without rights, and when another admin was quicker',
  DESK,
  async ({ page, books }) => {
    const one = await approved(books, 'one', 45.2);
    await books.open(page, `/admin/expenses/${one}`);
    await page.getByRole('button', { name: 'Record payment' }).click();
    const form = dialog(page);
    await form.getByLabel('Check Number').fill('1042-A');
    for (const [why, words] of [
      ['offline', 'There is no connection to the server.'],
      ['denied', 'This is not allowed.'],
    ] as const) {
      await books.answer('/api/admin/manage-payment', failure(why));
      await form.getByRole('button', { name: 'Record payment' }).click();
      await expect(form.getByText(words)).toBeVisible();
      await expect(form.getByLabel('Check Number')).toHaveValue('1042-A');
    }
    await paid(books);
    await expect(form.getByText('Someone changed this while you were working.')).toBeVisible();
    await expect(form.getByText(/It’s been paid: Check 1042 on/)).toBeVisible();
    await expect(form.getByLabel('Check Number')).toHaveValue('1042-A');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expectActs(page, [
      'Change category or split',
      'Vendor refund',
      'Void payment',
      'Entered by mistake',
    ]);
  },
);

test(
  'a payment is voided on a day, with the others that it pays',
  DESK,
  async ({ page, books }, info) => {
    const [one, two] = await paid(books);
    await books.open(page, `/admin/expenses/${one}`);
    await books.answer('/api/admin/manage-payment', { ok: true, answer: { success: true } });
    await expect(page.getByText('Paid together with')).toBeVisible();
    await act(page, 'Void payment');
    const form = dialog(page);
    await expect(form.getByText(`It also pays ${referenceOf(two)}`)).toBeVisible();
    await expect(form.getByText(NOT_OURS)).toHaveCount(0);
    await form.getByLabel('Voided on').fill('2026-10-19');
    await form.getByRole('button', { name: 'Void payment' }).click();
    await expect(form.getByText('You can’t void a payment before its own date.')).toBeVisible();
    await expect(form.getByText('A reason is required.')).toBeVisible();
    await checkAccessibility(page, info, 'void-payment');
    await form.getByLabel('Voided on').fill('2026-11-02');
    await form.getByLabel('Reason').fill('Lost in the mail');
    await form.getByRole('button', { name: 'Void payment' }).click();
    await expect(page.getByText('The payment was voided.').first()).toBeVisible();
    expect(await books.asked('/api/admin/manage-payment')).toEqual({
      act: 'void',
      payment: paymentIdOf(one, 1),
      date: '2026-11-02',
      reason: 'Lost in the mail',
    });
  },
);

test(
  'voiding a stale check says that its money is not ours to keep',
  DESK,
  async ({ page, books }) => {
    await fixTime(page, '2027-06-01T15:00:00Z');
    const [one] = await paid(books);
    await books.open(page, `/admin/expenses/${one}`);
    await act(page, 'Void payment');
    await expect(dialog(page).getByText(NOT_OURS)).toBeVisible();
  },
);

test('a payment that was entered by mistake is taken out', DESK, async ({ page, books }) => {
  const [one] = await paid(books);
  await books.open(page, `/admin/expenses/${one}`);
  await books.answer('/api/admin/manage-payment', { ok: true, answer: { success: true } });
  await act(page, 'Entered by mistake');
  const form = dialog(page);
  await form.getByLabel('Reason').fill('The wrong payee');
  await form.getByRole('button', { name: 'Entered by mistake' }).click();
  await expect(page.getByText('The payment was removed.').first()).toBeVisible();
  expect(await books.asked('/api/admin/manage-payment')).toEqual({
    act: 'mistake',
    payment: paymentIdOf(one, 1),
    reason: 'The wrong payee',
  });
});

for (const [button, filled] of [
  ['Void payment', ['Voided on', '2026-11-02']],
  ['Entered by mistake', ['Reason', 'The wrong payee']],
] as const) {
  test(
    `what was given back refuses “${button}”, and what is typed stays (#145)`,
    DESK,
    async ({ page, books }) => {
      const [one] = await paid(books);
      const message = returnMessages.keptPaid(referenceOf(one), cents(250));
      await books.open(page, `/admin/expenses/${one}`);
      await books.answer('/api/admin/manage-payment', { ok: false, why: 'refused', message });
      await act(page, button);
      const form = dialog(page);
      await form.getByLabel('Reason').fill('Lost in the mail');
      await form.getByLabel(filled[0]).fill(filled[1]);
      await form.getByRole('button', { name: button }).click();
      await expect(form.getByText(message)).toBeVisible();
      await expect(form.getByLabel(filled[0])).toHaveValue(filled[1]);
    },
  );
}
