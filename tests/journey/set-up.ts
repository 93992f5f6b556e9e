import { expect, type Page } from '@playwright/test';
import { edit, input, save, saved } from '../e2e/support/balances.ts';
import { openEdit } from '../e2e/support/budget.ts';
import { dollars, THE_YEAR, YEAR } from './the-year.ts';
import { idsBy, TREASURER, type Desk, visit } from './treasurer.ts';

/** Who decides what; the fixture names the first president, the chair of spring and the treasurer. */
export const PEOPLE = {
  presidents: ['maria.president@example.org', 'paul.president@example.org'],
  treasurer: TREASURER,
  chairs: {
    '6th Grade Bowling': 'sixth.chair@example.org',
    '6th Grade Carnival': 'sixth.chair@example.org',
    'Block Party': 'block.chair@example.org',
    'Ghostly Gala': 'gala.chair@example.org',
    'Holiday Craft Boutique - Event': 'craft.chair@example.org',
    'Snowflake Social': 'snow.chair@example.org',
    'Spring Event': 'spring.chair@example.org',
  },
} as const;

/** All funds, in Fund Management. */
export async function addFunds(page: Page): Promise<void> {
  await visit(page, '/admin/financial/funds');
  for (const { code, name, description } of THE_YEAR.funds) {
    await page.getByRole('button', { name: 'Add Fund' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Code').fill(code);
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Description').fill(description);
    await form.getByRole('button', { name: 'Add Fund' }).click();
    await expect(form).toBeHidden();
  }
}

/** Two categories in the Categories tab, one of each kind; the others by the call that its form makes. */
export async function addCategories(page: Page, { call }: Desk): Promise<void> {
  const typed = ['Block Party', 'Supply Closet'];
  await visit(page, '/admin/categories');
  for (const { category, requiresEventApprover } of THE_YEAR.budget) {
    if (!typed.includes(category)) {
      const fields = { id: null, version: null, name: category, requiresEventApprover };
      expect((await call('/api/admin/save-category', fields)).body.error).toBeUndefined();
      continue;
    }
    await page.getByRole('button', { name: 'Add Category' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(category);
    if (requiresEventApprover)
      await form.getByLabel('Requires Event Approver (3-step approval)').check();
    await form.getByRole('button', { name: 'Add Category' }).click();
    await expect(form).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'Wrapping Paper' })).toBeVisible();
}

/** Types approvers in User Management, by the labels of their inputs. */
export async function setApprovers(
  page: Page,
  typed: Readonly<Record<string, string>>,
): Promise<void> {
  await visit(page, '/admin/users');
  await page.getByRole('button', { name: 'Edit Users' }).click();
  for (const [label, address] of Object.entries(typed))
    await page.getByLabel(label, { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Approvers saved.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
}

/** Everybody who decides. */
export async function nameApprovers(page: Page): Promise<void> {
  const [one, two] = PEOPLE.presidents;
  await setApprovers(page, {
    'President 1': one,
    'President 2': two,
    'Treasurer Email': PEOPLE.treasurer,
    ...PEOPLE.chairs,
  });
}

/** What each fund begins the year with, in Fund Balances. */
export async function typeBeginnings(page: Page): Promise<void> {
  await visit(page, `/admin/balances?year=${YEAR}`);
  await edit(page);
  for (const { name, beginningCents } of THE_YEAR.funds)
    await input(page, name).fill(dollars(beginningCents));
  await save(page);
  await saved(page);
}

/**
 * The budget: its first line in Budget Management, the others as its form saves them, and the two amendments in Budget
 * Management again: more for a line, and a second line for a category that has one.
 */
export async function planBudget(page: Page, { create }: Desk): Promise<void> {
  const [first, ...others] = THE_YEAR.budget;
  if (first === undefined) throw new Error('The budget is empty.');
  const categoryId = await idsBy('categories', 'name');
  const fundId = await idsBy('funds', 'name');
  await visit(page, `/admin/budget?year=${YEAR}`);
  await addLine(page, first.category, first.fund, first.spendingCents);
  await create(
    'budgetItems',
    others.map(({ category, fund, spendingCents }) => ({
      categoryId: categoryId(category),
      fundId: fundId(fund),
      fiscalYear: YEAR,
      originalBudget: spendingCents / 100,
      changes: 0,
      finalBudget: spendingCents / 100,
    })),
  );
  const bonus = await openEdit(page, 'Grade-level BONUS funds, General Fund');
  await bonus.getByLabel('Changes').fill('3800');
  await bonus.getByLabel('Description').fill('Membership above plan, voted on January 13');
  await bonus.getByRole('button', { name: 'Update Budget Item' }).click();
  await expect(bonus).toHaveCount(0);
  await addLine(page, 'Art Program', 'General Fund', 50_000);
  await expect(page.getByText('Total of 30 items')).toBeVisible();
}

/** The expected income: its first line in Budget Management, the others as its form saves them. */
export async function planIncome(page: Page, { create }: Desk): Promise<void> {
  const [first, ...others] = THE_YEAR.budget.filter(({ incomeCents }) => incomeCents > 0);
  if (first === undefined) throw new Error('No income is expected.');
  const categoryId = await idsBy('categories', 'name');
  const fundId = await idsBy('funds', 'name');
  await visit(page, `/admin/budget/income?year=${YEAR}`);
  await addLine(page, first.category, first.fund, first.incomeCents, 'Add Expected Income');
  await create(
    'incomeItems',
    others.map(({ category, fund, incomeCents }) => ({
      categoryId: categoryId(category),
      fundId: fundId(fund),
      fiscalYear: YEAR,
      originalBudget: incomeCents / 100,
      changes: 0,
      finalBudget: incomeCents / 100,
    })),
  );
  await expect(page.getByText('Total of 19 items')).toBeVisible();
}

async function addLine(
  page: Page,
  category: string,
  fund: string,
  cents: number,
  add = 'Add Budget Item',
): Promise<void> {
  await page.getByRole('button', { name: add }).click();
  const dialog = page.getByRole('dialog', { name: add });
  await dialog.getByLabel('Category').selectOption({ label: category });
  await dialog.getByLabel('Fund').selectOption(await optionOf(page, fund));
  await dialog.getByLabel('Original Budget').fill(dollars(cents));
  await dialog.getByRole('button', { name: add }).click();
  await expect(dialog).toHaveCount(0);
}

/** The value of a fund's option: its label has the code too. */
export async function optionOf(page: Page, fund: string): Promise<string> {
  const option = page.getByRole('dialog').locator('option').filter({ hasText: fund }).first();
  return (await option.getAttribute('value')) ?? '';
}
