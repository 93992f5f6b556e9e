import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { putBudget } from '../e2e/support/budget.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { SETTINGS } from '../fixtures/association.ts';
import { APPROVED } from '../fixtures/managed-expenses.ts';
import { expect, test } from './support/memory-books.ts';

const BUTTONS = [
  ['budget', 'Add Budget Item', 'dialog'],
  ['financial/funds', 'Edit Grants', 'dialog'],
  ['financial/funds', 'Delete Grants', 'alertdialog'],
  [`expenses/${APPROVED.id}`, 'Record payment', 'dialog'],
] as const;

test('a double click on a button opens its dialog once', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.db.doc(`expenses/${APPROVED.id}`).set(expenseDocument(APPROVED));
  await books.db.doc('settings/approvers').set({ ...SETTINGS, version: 1 });
  await books.open(page, '/admin/budget');
  for (const [address, button, role] of BUTTONS)
    await test.step(button, async () => {
      if (!page.url().endsWith(address)) await page.goto(`/admin/${address}`);
      await page.getByRole('button', { name: button }).dblclick();
      const dialog = page.getByRole(role);
      await expect(dialog).toBeVisible();
      // One click beside it closes it, so the double click has done all that it does.
      await page.mouse.click(5, 5);
      await expect(dialog).toHaveCount(0);
    });
});
