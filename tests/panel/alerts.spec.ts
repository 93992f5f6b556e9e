import { alertIdOf, type AlertCause } from '@pa-ledger/domain/alerts/alert';
import { DAY_MS } from '@pa-ledger/domain/time/dates';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Page } from '@playwright/test';
import { alertDocument } from '../../functions/src/alerts/alerts.ts';
import { openStep, waitingStep } from '../fixtures/steps.ts';
import { putExpense } from '../e2e/support/expense-records.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import type { Records } from '../e2e/support/records.ts';
import { expect, test } from './support/memory-books.ts';

const bell = (page: Page) => page.getByRole('button', { name: /attention|fixed something/ });
const list = (page: Page) => page.getByRole('dialog', { name: /attention|fixed something/ });
const lines = (page: Page) => list(page).getByRole('listitem');

/** An expense whose step has nobody to ask, and its alert of three days ago. */
async function blocked(db: Records): Promise<string> {
  const nobody = openStep('president', { approvers: [], blocked: 'notSet' });
  const id = await putExpense(db, { steps: [nobody, waitingStep('treasurer')] });
  await raise(db, { kind: 'noApprover', expenseId: id, step: 0, role: 'president', why: 'notSet' });
  return id;
}

/** Stores an alert as the functions do. */
async function raise(
  db: Records,
  cause: AlertCause,
  times = 1,
  at = Date.now() - 3 * DAY_MS,
): Promise<void> {
  await db.doc(`alerts/${alertIdOf(cause)}`).set(alertDocument(cause, at, times));
}

test(
  'an alert behind the bell says what to do and links to the place',
  DESK,
  async ({ page, books }, info) => {
    const { db } = books;
    const id = await blocked(db);
    await raise(db, {
      kind: 'mailDead',
      expenseId: id,
      mailId: `${id}_received_x_abc_once`,
      purpose: 'received',
      step: null,
      to: 'somebody.with.a.very.long.address.indeed@a-school-of-the-same-length.example.org',
      code: '550',
    });
    await raise(db, { kind: 'receiptsRemoved', expenseId: null }, 12);
    await raise(
      db,
      {
        kind: 'workFails',
        expenseId: null,
        work: 'count',
        item: 'revenueItems~one',
        code: 'TypeError',
      },
      4,
    );
    await books.open(page, '/admin/expenses');
    await expect(bell(page)).toHaveAccessibleName('3 things need your attention.');
    await expect(page.getByText('Corner Stationery').first()).toBeVisible();

    await expect(bell(page)).toHaveAttribute('aria-expanded', 'false');
    await bell(page).press('Enter');
    await expect(list(page)).toBeVisible();
    await expect(lines(page)).toHaveCount(4);
    await expect(lines(page).filter({ hasText: 'don’t have a President' })).toContainText('Since');
    await expect(lines(page).filter({ hasText: 'very.long.address' })).toContainText(
      'phone number',
    );
    await expect(lines(page).filter({ hasText: '12 receipts' })).toContainText('Nothing');
    await expect(lines(page).filter({ hasText: 'tried 4 times' })).toContainText(
      'count revenueItems~one.',
    );
    await checkAccessibility(page, info, 'alerts-open');

    await expect(
      lines(page)
        .filter({ hasText: 'don’t have a President' })
        .getByRole('link', { name: `Expense ${referenceOf(id)}` }),
    ).toHaveAttribute('href', `/admin/expenses/${id}`);
  },
);

test(
  'the bell appears and disappears without a reload, and is absent without alerts',
  DESK,
  async ({ page, books }) => {
    const { db } = books;
    await books.open(page, '/admin/categories');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
    await raise(db, { kind: 'receiptsRemoved', expenseId: null });
    await expect(bell(page)).toHaveAccessibleName('We fixed something for you.');
    const id = await blocked(db);
    await expect(bell(page)).toHaveAccessibleName('1 thing needs your attention.');
    for (const alert of ['receiptsRemoved~receipts', `noApprover~${id}`])
      await db.doc(`alerts/${alert}`).delete();
    await expect(bell(page)).toHaveCount(0);
  },
);

test(
  'the count includes every alert, and twenty are loaded, those about administrators first',
  DESK,
  async ({ page, books }) => {
    const dead = { kind: 'mailDead', expenseId: null, purpose: 'received', step: null } as const;
    for (let made = 0; made < 25; made++) {
      const mailId = `r${made}_received_x_abc_once`;
      await raise(books.db, { ...dead, mailId, to: 'nobody@example.com', code: '550' });
    }
    const email = 'pat@example.com';
    await raise(
      books.db,
      { kind: 'adminRenamed', expenseId: null, uid: 'pat', email },
      1,
      Date.now(),
    );
    await books.open(page, '/admin/categories');
    await expect(bell(page)).toHaveAccessibleName('More than 20 things need your attention.');
    await bell(page).click();
    await expect(lines(page)).toHaveCount(20);
    await expect(lines(page).first()).toContainText(`administrator ${email}`);
  },
);
