import { expenseDocument } from '../../functions/src/expenses/store/expense-format.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll } from '../e2e/support/records.ts';
import { inLine } from '../fixtures/association.ts';
import { APPROVED, PENDING, REJECTED } from '../fixtures/managed-expenses.ts';
import { PRESENT_YEAR } from '../e2e/support/transaction-pages.ts';
import { expect, test } from './support/memory-books.ts';

for (const [name, expense, words] of [
  ['waits', PENDING, /^Not chosen yet\. The last approval sets it to Main Fund/],
  [
    'is approved',
    inLine(APPROVED, { fundId: null }),
    /^Not chosen yet\. Choose a fund before you pay it/,
  ],
  ['is rejected', REJECTED, /^No fund is set$/],
] as const) {
  test(
    `says what counts an expense that ${name} and has no fund`,
    DESK,
    async ({ page, books }) => {
      const [{ categoryId } = { categoryId: '' }] = expense.lines;
      await putAll(books.db, {
        [`categories/${categoryId}`]: { name: 'Office', requiresEventApprover: false, version: 1 },
        'funds/main': { code: '4900', name: 'Main Fund', version: 1 },
        'budgetItems/office': {
          categoryId,
          fundId: 'main',
          originalBudget: 10,
          changes: 0,
          fiscalYear: PRESENT_YEAR,
          finalBudget: 10,
          version: 1,
        },
        [`expenses/${expense.id}`]: expenseDocument(expense),
      });
      await books.open(page, `/admin/expenses/${expense.id}`);
      const fund = page.locator('dl > div', { has: page.getByText('Fund', { exact: true }) });
      await expect(fund.getByRole('definition')).toHaveText(words);
    },
  );
}
