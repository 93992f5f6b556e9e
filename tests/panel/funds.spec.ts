import { ITEMS, putBudget } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { expect, test } from './support/memory-books.ts';

test(
  'says what refers to a fund, or that it could not be counted',
  DESK,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await books.open(page, '/admin/financial/funds');
    const question = page.getByRole('alertdialog');
    const press = () => page.getByRole('button', { name: 'Delete Grants' }).click();
    await press();
    await expect(question).toContainText('1 budget item refers to it.');
    await question.getByRole('button', { name: 'Cancel' }).click();

    await books.db
      .doc('budgetItems/second')
      .set({ ...ITEMS.library, categoryId: 'fair', version: 1 });
    await press();
    await expect(question).toContainText('2 budget items refer to it.');
    await question.getByRole('button', { name: 'Cancel' }).click();

    await books.deny(true);
    await press();
    await expect(question).toContainText('What refers to it could not be looked up.');
    await checkAccessibility(page, info, 'funds-not-counted');
  },
);
