import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import type { Page } from '@playwright/test';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { act, noon, putApproved, type Own } from '../e2e/support/expense-records.ts';
import { DESK, PHONE_ONLY } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { ADMIN, expect, test } from './support/memory-books.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change category or split' });
const line = (page: Page, number: number) =>
  dialog(page).getByRole('region', { name: `Line ${number}` });

test.beforeEach(async ({ books, page }) => {
  await putAll(books.db, {
    'categories/office': { name: 'Office Supplies', requiresEventApprover: false, version: 1 },
    'categories/fair': { name: 'Book Fair', requiresEventApprover: true, version: 1 },
    'funds/main': { code: '4900', name: 'Main Fund', version: 1 },
    'funds/grants': { code: '4950', name: 'Grants', version: 1 },
  });
  await page.route('**/api/receipt*', (route) =>
    route.fulfill({ contentType: 'application/pdf', body: pdfReceipt().bytes }),
  );
});

for (const [device, details] of [
  ['desktop', DESK],
  ['phone', PHONE_ONLY],
] as const) {
  test(
    `splits an expense between two categories, and says what is missing (${device})`,
    details,
    async ({ page, books }, info) => {
      const id = await putApproved(books.db, 'split', 'Orchard Lane Farm', {
        submission: { amount: 84.35 },
      });
      await books.open(page, `/admin/expenses/${id}`);
      await books.answer('/api/admin/manage-expense', { ok: true, answer: {} });
      await act(page, 'Change category or split');
      await line(page, 1).getByLabel('Amount').fill('60');
      await dialog(page).getByRole('button', { name: 'Add a line' }).click();
      await line(page, 2).getByLabel('Category').selectOption('fair');
      await line(page, 2).getByLabel('Amount').fill('24.36');
      await expect(dialog(page).getByText('$84.36 of $84.35')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Save lines' }).click();
      await expect(
        dialog(page).getByText('The lines must not add up to more than $84.35.'),
      ).toBeVisible();
      await expect(dialog(page).getByText('Please say why.')).toBeVisible();
      await line(page, 2).getByLabel('Amount').fill('24.35');
      await dialog(page).getByLabel('Reason').fill('Half of it was for the book fair');
      await checkAccessibility(page, info, `expense-lines-${device}`);
      await dialog(page).getByRole('button', { name: 'Save lines' }).click();
      await expect(page.getByText('The expense was changed.').first()).toBeVisible();
      expect(await books.asked('/api/admin/manage-expense')).toEqual({
        expenseId: id,
        act: 'setLines',
        lines: [
          { categoryId: 'office', fundId: 'main', amount: 60 },
          { categoryId: 'fair', fundId: 'main', amount: 24.35 },
        ],
        reason: 'Half of it was for the book fair',
      });
    },
  );
}

test(
  'sets the category of a paid expense right in five clicks, which a second person confirms',
  DESK,
  async ({ page, books }, info) => {
    const id = 'paid'.padEnd(20, 'x');
    const payment = {
      method: 'cash',
      checkNumber: null,
      date: '2026-10-05',
      number: 1,
      id: paymentIdOf(id, 1),
      by: ADMIN.email,
      at: noon('2026-10-05'),
    };
    const former = [
      { categoryId: 'office', category: 'Office Supplies', fundId: 'main', amount: 45.2 },
    ];
    const paid = { status: 'paid', payments: 1, payment } as Own;
    await putApproved(books.db, 'paid', 'Paint Shop', paid);
    await books.open(page, `/admin/expenses/${id}`);
    await books.answer('/api/admin/manage-expense', { ok: true, answer: {} });
    // One: more actions. Two: this one.
    await act(page, 'Change category or split');
    await expect(dialog(page)).toContainText('It counts this way from today on.');
    // Three and four: the category. Then the reason is typed.
    await line(page, 1).getByLabel('Category').selectOption('fair');
    await dialog(page).getByLabel('Reason').fill('It was for the book fair');
    // Five: save.
    await dialog(page).getByRole('button', { name: 'Save lines' }).click();
    await expect(
      page.getByText('The expense counts this way from today on.').first(),
    ).toBeVisible();
    const change = {
      // A valid date.
      on: '2026-11-20' as CalendarDate,
      at: noon('2026-11-20'),
      by: 'other@example.com',
      byUid: 'other',
      reason: 'It was for the book fair',
      lines: former,
      needsConfirmation: true,
      confirmed: null,
    } as const;
    const { lines: _lines, reason, by, byUid, at } = change;
    const adjusted = { reason, by, byUid, at, role: null, from: 84.35 };
    await putApproved(books.db, 'paid', 'Paint Shop', {
      ...paid,
      categoryId: 'fair',
      category: 'Book Fair',
      adjusted,
      reclassified: [change],
    });
    const notice = page.getByRole('status').filter({ hasText: 'Changed by other@example.com' });
    await expect(notice).toContainText('Until Nov 20, 2026 it counted as Office Supplies.');
    await checkAccessibility(page, info, 'expense-reclassified');
    await notice.getByRole('button', { name: 'Confirm this change' }).click();
    await expect(page.getByText('The change was confirmed.').first()).toBeVisible();
    expect(await books.asked('/api/admin/manage-expense')).toEqual({
      expenseId: id,
      act: 'confirmLines',
    });
  },
);
