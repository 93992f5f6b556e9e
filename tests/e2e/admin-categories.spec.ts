import { randomBytes } from 'node:crypto';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { putRecorded } from '../../tools/seed/put-recorded.ts';
import { db, newExpenseId } from '../functions/support/suite.ts';
import { openAsAdmin } from './support/admin.ts';
import { expenseToDecide } from './support/links.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

const QUESTION = 'Are you sure you want to delete this category?';

function ownName(what: string): string {
  return `${what} ${randomBytes(3).toString('hex')}`;
}

test(
  'adds a category, changes it to three steps, renames it, deletes it and restores it',
  DESK,
  async ({ page }, info) => {
    const name = ownName('Book Drive');
    await openAsAdmin(page, '/admin/categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
    await checkAccessibility(page, info, 'categories-add');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await expect(dialog).toHaveCount(0);
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('Event Approver');

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByLabel('Requires Event Approver (3-step approval)').check();
    await dialog.getByRole('button', { name: 'Update Category' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(card).toContainText('Event Approver');
    await expect(card).toContainText('Not set');

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Nothing refers to it.')).toBeVisible();
    await expect(question.getByText(QUESTION)).toBeVisible();
    await checkAccessibility(page, info, 'categories-delete');
    await question.getByRole('button', { name: 'Delete' }).click();
    // As long as the question is open, nothing behind it has a role.
    await expect(question).toHaveCount(0);
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
  },
);

test(
  'a rename also renames the category of open expenses, and a category in use cannot be deleted (#13, #15)',
  DESK,
  async ({ page }, info) => {
    const name = ownName('Field Trip');
    const renamed = ownName('Class Trip');
    const id = newExpenseId();
    await putRecorded(db, `categories/${id}`, { name, requiresEventApprover: false });
    const expense = await expenseToDecide({ category: name });
    await openAsAdmin(page, '/admin/categories');
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(renamed);
    await dialog.getByRole('button', { name: 'Update Category' }).click();
    await expect(dialog).toHaveCount(0);
    const stored = await db.doc(`expenses/${expense.id}`).get();
    expect([stored.get('category'), stored.get('submission.category')]).toEqual([renamed, name]);

    await page.getByRole('button', { name: `Delete ${renamed}` }).click();
    const refused = page.getByRole('alertdialog');
    await expect(refused).toContainText('1 expense that waits for approval refers to it.');
    await expect(refused).toContainText('It cannot be deleted while expenses wait for approval.');
    await expect(refused.getByText(QUESTION)).toHaveCount(0);
    await checkAccessibility(page, info, 'categories-in-use');
    await refused.getByRole('button', { name: 'Close' }).click();
    expect((await db.doc(`categories/${id}`).get()).exists).toBe(true);
  },
);
