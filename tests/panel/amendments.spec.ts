import type { Locator, Page } from '@playwright/test';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { ITEMS, putBudget, TAB } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { putAll, stored } from '../e2e/support/records.ts';
import { PRESENT_YEAR, THIS_YEAR, TODAY } from '../e2e/support/transaction-pages.ts';
import { expect, test, type MemoryBooks } from './support/memory-books.ts';

const BUDGET = { fiscalYear: PRESENT_YEAR, spending: ['# Programs', 'fair'], income: [] };
const ADOPTED = { ...BUDGET, adoptedOn: THIS_YEAR.first, version: 1 };
const AMENDMENT = {
  fiscalYear: PRESENT_YEAR,
  reason: 'The band costs more',
  authority: 'board',
  meetingDate: TODAY,
};

async function putAdopted({ db }: MemoryBooks): Promise<void> {
  await putBudget(db);
  await putAll(db, { [`budgets/${PRESENT_YEAR}`]: ADOPTED });
}

/** The amendment of an entry of the journal, as it is stored. */
async function amendmentOf({ all }: MemoryBooks, version: number): Promise<unknown> {
  const entries = await all('journal');
  return entries.find((entry) => entry['document'] === 'fair' && entry['version'] === version)?.[
    'amendment'
  ];
}

async function fillAmendment(dialog: Locator): Promise<void> {
  await dialog.getByLabel('Reason').fill(AMENDMENT.reason);
  await dialog.getByLabel('Authority').selectOption('Board');
  await dialog.getByLabel('Meeting date').fill(AMENDMENT.meetingDate);
}

function editor(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Edit Budget Item' });
}

test(
  'an adopted budget takes no sheet, so Import is not offered',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'More actions' }).click();
    const importing = page.getByRole('menuitem', { name: 'Import' });
    await expect(importing).toBeVisible();
    await putAll(books.db, { [`budgets/${PRESENT_YEAR}`]: ADOPTED });
    await expect(importing).toHaveCount(0);
  },
);

test(
  'a budget is adopted on a day, which is changed and cleared',
  DESK,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await putAll(books.db, { [`budgets/${PRESENT_YEAR}`]: { ...BUDGET, version: 1 } });
    await books.open(page, TAB);
    await expect(page.getByText('Not adopted yet', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Record adoption' }).click();
    const dialog = page.getByRole('dialog', { name: /^Adopt the .* budget$/ });
    const save = dialog.getByRole('button', { name: 'Save adoption' });
    await save.click();
    await expect(dialog).toContainText('Adopted on is required.');
    await dialog.getByLabel('Adopted on').fill('2099-01-01');
    await save.click();
    await expect(dialog).toContainText(/future/);
    await checkAccessibility(page, info, 'admin-adoption');
    await dialog.getByLabel('Adopted on').fill(THIS_YEAR.first);
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(
      page.getByText(`Adopted on ${formatDate(THIS_YEAR.first)}`, { exact: true }),
    ).toBeVisible();
    // The order of the board stays.
    expect(await stored(books.db, `budgets/${PRESENT_YEAR}`)).toEqual({ ...ADOPTED, version: 2 });

    await page.getByRole('button', { name: 'Change adoption' }).click();
    await dialog.getByLabel('Adopted on').fill('');
    await save.click();
    const question = page.getByRole('alertdialog', { name: 'Undo the adoption?' });
    await question.getByRole('button', { name: 'Clear the date' }).click();
    await expect(page.getByText('Not adopted yet', { exact: true })).toBeVisible();
    expect(await stored(books.db, `budgets/${PRESENT_YEAR}`)).toEqual({ ...BUDGET, version: 3 });
  },
);

test('the adoption of a closed year is only shown', DESK, async ({ page, books }) => {
  await putAdopted(books);
  await putAll(books.db, {
    'settings/books': {
      opensOn: null,
      closedThrough: THIS_YEAR.last,
      closedYear: PRESENT_YEAR,
      closing: null,
    },
  });
  await books.open(page, TAB);
  await expect(
    page.getByText(`Adopted on ${formatDate(THIS_YEAR.first)}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /adoption/ })).toHaveCount(0);
});

test(
  'a change of an adopted budget asks for its reason and its authority',
  DESK,
  async ({ page, books }, info) => {
    await putAdopted(books);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Spring Fair, Main Fund' }).click();
    const dialog = editor(page);
    await dialog.getByLabel('Changes').fill('200');
    const save = dialog.getByRole('button', { name: 'Update Budget Item' });
    await save.click();
    for (const label of ['Reason', 'Authority', 'Meeting date'])
      await expect(dialog).toContainText(`${label} is required.`);
    await checkAccessibility(page, info, 'admin-amendment');
    await fillAmendment(dialog);
    await dialog.getByLabel('Meeting date').fill('2099-01-01');
    await save.click();
    await expect(dialog).toContainText(/future/);
    await dialog.getByLabel('Meeting date').fill(AMENDMENT.meetingDate);
    await save.click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, 'budgetItems/fair')).toEqual({
      ...ITEMS.fair,
      changes: 200,
      finalBudget: 1400,
      version: 2,
    });
    expect(await amendmentOf(books, 2)).toEqual(AMENDMENT);

    // The next one of the same meeting begins with its authority.
    await page.getByRole('button', { name: 'Add Budget Item' }).click();
    const added = page.getByRole('dialog', { name: 'Add Budget Item' });
    await expect(added.getByLabel('Meeting date')).toHaveValue(TODAY);
    await expect(added.getByLabel('Authority')).toHaveValue('board');
    await expect(added.getByLabel('Reason')).toHaveValue('');
  },
);

test(
  'so does a deletion, and its Undo is an amendment too',
  DESK,
  async ({ page, books }, info) => {
    await putAdopted(books);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Delete Spring Fair, Main Fund' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(question).toContainText('Reason is required.');
    await expect(question.getByLabel('Reason')).toBeFocused();
    await checkAccessibility(page, info, 'admin-amendment-deletion');
    await fillAmendment(question);
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(() => stored(books.db, 'budgetItems/fair'))
      .toEqual({ ...ITEMS.fair, version: 3 });
    expect(await amendmentOf(books, 2)).toEqual(AMENDMENT);
    const reason = 'Undo: The band costs more';
    expect(await amendmentOf(books, 3)).toEqual({ ...AMENDMENT, reason });
  },
);

test('a budget that is not adopted asks for nothing', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.open(page, TAB);
  await page.getByRole('button', { name: 'Edit Spring Fair, Main Fund' }).click();
  const dialog = editor(page);
  await expect(dialog.getByLabel('Reason')).toHaveCount(0);
  await dialog.getByLabel('Changes').fill('200');
  await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await amendmentOf(books, 2)).toBeUndefined();
});

test('an adoption while the form is open asks at once', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.open(page, TAB);
  await page.getByRole('button', { name: 'Edit Spring Fair, Main Fund' }).click();
  const dialog = editor(page);
  await dialog.getByLabel('Changes').fill('200');
  await putAll(books.db, { [`budgets/${PRESENT_YEAR}`]: ADOPTED });
  await fillAmendment(dialog);
  await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await amendmentOf(books, 2)).toEqual(AMENDMENT);
});

test("after a conflict one's own reason stays", DESK, async ({ page, books }) => {
  await putAdopted(books);
  await books.open(page, TAB);
  await page.getByRole('button', { name: 'Edit Spring Fair, Main Fund' }).click();
  const dialog = editor(page);
  await dialog.getByLabel('Changes').fill('200');
  await fillAmendment(dialog);
  const theirs = { ...ITEMS.fair, changes: 9.5, finalBudget: 1_209.5, version: 2 };
  await putAll(books.db, { 'budgetItems/fair': theirs });
  await dialog.getByRole('button', { name: 'Update Budget Item' }).click();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect(dialog.getByLabel('Changes')).toHaveValue('9.50');
  await expect(dialog.getByLabel('Reason')).toHaveValue(AMENDMENT.reason);
});
