import { errorMessages } from '@pa-ledger/domain/error-messages';
import { adminEntry } from '../fixtures/admins.ts';
import { db } from '../functions/support/suite.ts';
import { newAdmin } from './support/admin.ts';
import { acts } from './support/expense-records.ts';
import { approved } from './support/expenses.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { bringSession } from './support/session.ts';
import { DESK, expect, expectComplaint, test } from './support/test.ts';

test(
  'who submitted an expense is told that another administrator records its payment (#94)',
  DESK,
  async ({ page, complaints }, info) => {
    const account = await newAdmin();
    await db.doc('admins/another').set(adminEntry('another@example.com'));
    const { id } = await approved({ email: account.email.replace('@', '+school@') });
    await bringSession(page, account);
    await page.goto(`/admin/expenses/${id}`);
    await acts(page).filter({ hasText: 'Record payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record payment' });
    await expect(dialog.getByText('You submitted this expense.')).toBeVisible();
    await dialog.getByLabel('Method').selectOption('Cash');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(dialog.getByText(errorMessages.ownPayment)).toBeVisible();
    await checkAccessibility(page, info, 'expense-own-payment');
    expectComplaint(complaints, /status of 409/);
    await db.doc('admins/another').delete();
  },
);
