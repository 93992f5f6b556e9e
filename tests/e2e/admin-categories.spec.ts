import { randomBytes } from 'node:crypto';
import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { openAsAdmin } from './support/admin.ts';
import { DESK, expect, test } from './support/test.ts';

test.use(IN_ONE_PAGE);

const QUESTION = 'Are you sure you want to delete this category?';

function ownName(what: string): string {
  return `${what} ${randomBytes(3).toString('hex')}`;
}

test(
  'adds a category, changes it to three steps, renames it, deletes it and restores it',
  DESK,
  async ({ page }) => {
    const name = ownName('Book Drive');
    await openAsAdmin(page, '/admin/categories');
    await page.getByRole('button', { name: 'Add Category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Category' }).click();
    await expect(dialog.getByText('Name is required.')).toBeVisible();
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
    await question.getByRole('button', { name: 'Delete' }).click();
    // As long as the question is open, nothing behind it has a role.
    await expect(question).toHaveCount(0);
    await expect(card).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toBeVisible();
  },
);
