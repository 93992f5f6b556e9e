import type { Page } from '@playwright/test';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { APPROVED, PAID, PENDING } from '../fixtures/managed-expenses.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';
import { act, expectActs } from '../e2e/support/expense-records.ts';

const AT = Date.parse('2026-10-20T15:00:00Z');
const RETURNED = {
  by: 'president@example.com',
  at: AT,
  step: 0,
  nonce: 'secret',
  note: 'Which fair was it?\nThe receipt is cut off.',
};
const SENT_BACK: Expense = {
  ...PENDING,
  status: 'returned',
  returned: RETURNED,
  steps: PENDING.steps.map((step, index) =>
    index === 0
      ? {
          ...step,
          status: 'returned',
        }
      : step,
  ),
};
const { phone, email, mailingAddress, salt } = PENDING.contact;

/** Puts an expense with its contact into the books and opens it. */
async function open(page: Page, books: MemoryBooks, expense: Expense, earlier: object[] = []) {
  const contact = { email, phone, mailingAddress, salt, earlier };
  await putAll(books.db, {
    [`expenses/${expense.id}`]: expenseDocument(expense),
    [`contacts/${expense.id}`]: contact,
  });
  await books.open(page, `/admin/expenses/${expense.id}`);
}

test(
  'any administrator asks for a correction until it is paid',
  DESK,
  async ({ page, books }, info) => {
    await open(page, books, APPROVED);
    await act(page, 'Ask for correction');
    const dialog = page.getByRole('dialog', { name: 'Ask for correction' });
    const send = dialog.getByRole('button', { name: 'Ask for correction' });
    await send.click();
    await expect(dialog.getByText('Tell them what to fix.')).toBeVisible();
    await dialog.getByLabel('What needs fixing?').fill('Which fair was it?');
    await checkAccessibility(page, info, 'ask-for-correction');
    await books.answer('/api/return-expense', { ok: true, answer: {} });
    await send.click();
    await expect(page.getByText('The expense was sent back for correction.').first()).toBeVisible();
    expect(await books.asked('/api/return-expense')).toEqual({
      expenseId: APPROVED.id,
      version: 1,
      note: 'Which fair was it?',
    });
    await books.db.doc(`expenses/${PAID.id}`).set(expenseDocument(PAID));
    await expectActs(page, [
      'Change category or split',
      'Vendor refund',
      'Void payment',
      'Entered by mistake',
    ]);
  },
);

test('what was corrected meanwhile is not sent back', DESK, async ({ page, books }) => {
  await open(page, books, PENDING);
  await act(page, 'Ask for correction');
  const dialog = page.getByRole('dialog', { name: 'Ask for correction' });
  await dialog.getByLabel('What needs fixing?').fill('Which fair was it?');
  const corrected = { ...PENDING, submissionVersion: 2 };
  await books.db.doc(`expenses/${PENDING.id}`).set(expenseDocument(corrected));
  await expect(dialog.getByText('Someone changed this while you were working.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Ask for correction' }).click();
  await expect(dialog.getByText('This can no longer be done.')).toBeVisible();
  await expect(dialog.getByLabel('What needs fixing?')).toHaveValue('Which fair was it?');
});

test('one that was sent back says by whom, when and why', DESK, async ({ page, books }) => {
  await open(page, books, SENT_BACK);
  const notice = page.getByRole('status').filter({ hasText: 'Sent back to the submitter by' });
  await expect(notice).toContainText('president@example.com on Oct 20, 2026');
  await expect(notice).toContainText('The receipt is cut off.');
  await expect(page.getByText(/^Submitter to correct, /)).toBeVisible();
  await expectActs(page, ['Set fund']);
});

test('the list finds what was sent back and what was withdrawn', DESK, async ({ page, books }) => {
  const withdrawn: Expense = {
    ...PENDING,
    id: 'abcdefghijABCDEFGHIK',
    status: 'withdrawn',
    withdrawnAt: AT,
    submission: {
      ...PENDING.submission,
      paidTo: 'Wanda Withdrawn',
    },
  };
  await putAll(books.db, {
    [`expenses/${SENT_BACK.id}`]: expenseDocument(SENT_BACK),
    [`expenses/${withdrawn.id}`]: expenseDocument(withdrawn),
  });
  await books.open(page, '/admin/expenses');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(2);
  const status = page.getByLabel('Status');
  await status.selectOption('Sent back');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Submitter to correct');
  await status.selectOption('Withdrawn');
  await expect(rows).toContainText('Wanda Withdrawn');
  await expect(rows).toHaveCount(1);
});

test(
  'each correction is compared with the version before, on demand',
  DESK,
  async ({ page, books }, info) => {
    const { submission, lines, steps } = PENDING;
    const receipts = submission.receipts.map((one) => ({ ...one, sha256: '0'.repeat(64) }));
    const before = { ...submission, amount: 40, description: 'Chairs', receipts };
    const version = { version: 1, submission: before, lines, steps };
    await putAll(books.db, {
      [`expenses/${PENDING.id}/versions/1`]: {
        ...version,
        sentAt: new Date(AT),
        returned: {
          ...RETURNED,
          at: new Date(AT),
        },
      },
      [`expenses/${PENDING.id}/history/decision-0`]: {
        what: 'approved',
        step: 0,
        old: 'pending',
        new: 'pending',
        at: new Date(AT),
        by: 'chair@example.com',
        role: 'eventApprover',
        reason: 'Fine with me.',
      },
    });
    const corrected = { ...PENDING, submissionVersion: 2, sentAt: AT };
    await open(page, books, corrected, [{ version: 1, ...PENDING.contact, phone: '555-0000' }]);
    const section = page.getByRole('region', { name: 'Versions' });
    await expect(section).toContainText('Version 2, sent on Oct 20, 2026');
    await expect(section.getByRole('definition')).toHaveCount(0);
    await section.getByRole('button', { name: 'Show what was corrected' }).click();
    await expect(section).toContainText('Which fair was it?');
    const fact = (label: string) =>
      section.locator('dl > div', { has: page.getByText(label, { exact: true }) });
    await expect(fact('Amount')).toContainText('Before: $40.00');
    await expect(fact('Phone')).toContainText(`Now: ${phone}`);
    await expect(fact('Receipts')).toContainText(submission.receipts[0]?.name ?? 'none');
    await expect(section.getByRole('link')).toHaveCount(0);
    const history = page.getByRole('region', { name: 'History' });
    await expect(history).toContainText('Approved as Event Approver, with a note: Fine with me.');
    await checkAccessibility(page, info, 'expense-versions');
  },
);
