import { checkAccessibility } from './support/check-accessibility.ts';
import { DESK, expect, test } from './support/test.ts';

test('/admin leads to the sign-in page', DESK, async ({ page }, info) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Sign in to Admin Panel' })).toBeVisible();
  await checkAccessibility(page, info, 'sign-in');
  await page.getByRole('link', { name: 'Back to the expense form' }).click();
  await expect(page.getByText('Parent Association Expense Submission')).toBeVisible();
});
