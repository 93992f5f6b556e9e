import { DAY_MS, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Expense, ExpenseLine } from '@pa-ledger/domain/expenses/expense';
import { expect, type Locator, type Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { expenseDocuments } from '../../fixtures/expense-documents.ts';
import { approvedStep, openStep, waitingStep } from '../../fixtures/steps.ts';
import type { Records } from './records.ts';

/** What an expense that is only looked at may have of its own. */
export type Own = Partial<Omit<Expense, 'submission' | 'contact'>> &
  Partial<Pick<ExpenseLine, 'categoryId' | 'category' | 'fundId'>> & {
    readonly submission?: Partial<Expense['submission']>;
    readonly contact?: Partial<Expense['contact']>;
  };

/** Noon of a day in the school's winter. */
export function noon(date: string): number {
  return Date.parse(`${date}T17:00:00Z`);
}

/** Puts an expense into books of a test's own, where nothing acts on it. @returns its id. */
export async function putExpense(db: Records, own: Own = {}): Promise<string> {
  const expense = expenseOf(own);
  for (const [path, data] of expenseDocuments(expense)) await db.doc(path).set(data);
  return expense.id;
}

/** The same for an approved expense that nobody has paid. @param id filled up to its length. */
export function putApproved(
  db: Records,
  id: string,
  paidTo: string,
  own: Own = {},
): Promise<string> {
  return putExpense(db, {
    id: id.padEnd(20, 'x'),
    status: 'approved',
    fundId: 'main',
    steps: [
      approvedStep('president', noon('2026-10-01')),
      approvedStep('treasurer', noon('2026-10-02')),
    ],
    ...own,
    submission: { paidTo, description: `Paint ${id}`, ...own.submission },
  });
}

/** Returns an expense that waits for its president. */
export function expenseOf({
  submission,
  contact,
  categoryId = 'office',
  category = 'Office Supplies',
  fundId = null,
  ...own
}: Own): Expense {
  const amount = submission?.amount ?? 45.2;
  const id = own.id ?? randomBytes(10).toString('hex');
  return {
    id,
    lines: [{ categoryId, category, fundId, amount }],
    adjusted: null,
    reclassified: [],
    chain: 0,
    status: 'pending',
    approvedOn: null,
    payment: null,
    payments: 0,
    steps: [openStep('president'), waitingStep('treasurer')],
    submittedAt: Date.now() - 3 * DAY_MS,
    submissionVersion: 1,
    sentAt: own.submittedAt ?? Date.now() - 3 * DAY_MS,
    language: 'en',
    returned: null,
    withdrawnAt: null,
    receiptPaths: ['receipts/none/0'],
    notDoubleOf: [],
    submitterId: id,
    redactedAt: null,
    ...own,
    contact: {
      email: 'pat.doe@example.com',
      phone: '555-0100',
      mailingAddress: '1 Main Street',
      salt: 'salt',
      ...contact,
    },
    submission: {
      name: 'Pat Doe',
      category,
      // A constant day of the calendar.
      expenseDate: '2026-09-14' as CalendarDate,
      amount,
      paidTo: 'Corner Stationery',
      contactSha256: 'c'.repeat(64),
      description: 'Paper and markers',
      notes: '',
      receipts: [
        {
          slot: 0,
          name: 'receipt.pdf',
          type: 'application/pdf',
          size: 1_000,
          sha256: randomBytes(32).toString('hex'),
          path: 'receipts/none/0',
          generation: '1',
        },
      ],
      ...submission,
    },
  };
}

/** Two categories, two funds, and an expense of each kind, the newest last. */
export async function fillBooks(db: Records): Promise<void> {
  await db
    .doc('categories/office')
    .set({ name: 'Office Supplies', requiresEventApprover: false, version: 1 });
  await db
    .doc('categories/fair')
    .set({ name: 'Spring Fair', requiresEventApprover: true, version: 1 });
  await db.doc('funds/main').set({ code: '4900', name: 'General Fund', version: 1 });
  await db.doc('funds/grants').set({ code: '4950', name: 'Grants', version: 1 });
  const fair = { categoryId: 'fair', category: 'Spring Fair' };
  await putExpense(db, {
    ...fair,
    status: 'rejected',
    submittedAt: noon('2026-03-02'),
    steps: [openStep('eventApprover', { status: 'rejected' })],
    submission: { paidTo: 'Zoë’s Balloons', amount: 1_234.5, name: 'Ana Ruiz' },
  });
  await putExpense(db, {
    status: 'paid',
    fundId: 'main',
    submittedAt: noon('2026-04-10'),
    steps: [
      approvedStep('president', noon('2026-04-11')),
      approvedStep('treasurer', noon('2026-04-12')),
    ],
    submission: { paidTo: 'Copy Shop', amount: 20 },
    payments: 1,
    payment: {
      id: 'copies-1',
      number: 1,
      method: 'check',
      checkNumber: '1042',
      date: '2026-04-13' as CalendarDate,
      by: 'treasurer@example.com',
      at: noon('2026-04-13'),
    },
  });
  await putExpense(db, {
    ...fair,
    status: 'approved',
    fundId: 'grants',
    submittedAt: noon('2026-05-20'),
    steps: [
      approvedStep('president', noon('2026-05-21')),
      approvedStep('treasurer', Date.now() - 12 * DAY_MS),
    ],
    submission: {
      paidTo: 'Orchard Lane Farm',
      amount: 84.35,
      description: 'Pumpkins for the fair',
    },
  });
  await putExpense(db, {
    ...fair,
    submittedAt: noon('2026-06-01'),
    steps: [
      approvedStep('eventApprover', noon('2026-06-02')),
      openStep('president', { approvers: [], blocked: 'ownExpense', openedAt: Date.now() }),
      waitingStep('treasurer'),
    ],
    submission: { paidTo: 'Jump Rentals', amount: 300, description: 'Castle for the fair' },
  });
  await putExpense(db, { submittedAt: noon('2026-06-30'), submission: { name: 'Lee Park' } });
}

/** The rows of the list, without the head. */
export function expenseRows(page: Page): Locator {
  return page.getByRole('table', { name: 'Expenses' }).locator('tbody').getByRole('row');
}

/** Shows a receipt on an expense's page: one of several is chosen by its name. */
export async function showReceipt(page: Page, name: string): Promise<Locator> {
  const figure = page.getByRole('figure').filter({ hasText: name });
  const choice = page
    .getByRole('list', { name: /^Receipts \(/ })
    .getByRole('button', { name, exact: true });
  await expect(figure.or(choice).first()).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  await figure.scrollIntoViewIfNeeded();
  return figure;
}

/** The buttons that the detail view offers; what is done less often is in a menu. */
export function acts(page: Page): Locator {
  return page.getByRole('group', { name: 'Actions' }).getByRole('button');
}

/** Begins an act of the detail view by its button, or by its menu. */
export async function act(page: Page, name: string): Promise<void> {
  const buttons = page.getByRole('group', { name: 'Actions' });
  const button = buttons.getByRole('button', { name, exact: true });
  const more = buttons.getByRole('button', { name: 'More actions' });
  await expect(button.or(more).first()).toBeVisible();
  if (await button.isVisible()) {
    await button.click();
    return;
  }
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Expects what the detail view offers: its buttons, and behind them what is in its menu. */
export async function expectActs(page: Page, expected: readonly string[]): Promise<void> {
  await expect(async () => {
    const buttons = await acts(page).allInnerTexts();
    const offered = buttons.filter((text) => text !== 'More actions');
    if (buttons.length > offered.length) {
      await acts(page).filter({ hasText: 'More actions' }).click();
      offered.push(...(await page.getByRole('menuitem').allInnerTexts()));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    expect(offered).toEqual(expected);
  }).toPass({ timeout: 30_000 });
}
