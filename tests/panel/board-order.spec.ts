import { chooseMore } from '../e2e/support/panel-frame.ts';
import type { Locator, Page } from '@playwright/test';
import { putBudget, TAB, table } from '../e2e/support/budget.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import { stored } from '../e2e/support/records.ts';
import { PRESENT_YEAR, THIS_YEAR } from '../e2e/support/transaction-pages.ts';
import { expect, test } from './support/memory-books.ts';

const YEAR = `budgets/${PRESENT_YEAR}`;
const BUDGET = { fiscalYear: PRESENT_YEAR, spending: [], income: [], version: 1 };

/** By category, as specified. */
const BY_NAME = ['library', 'office', 'fair', 'orphan'];
const NAMES: Readonly<Record<string, string>> = {
  library: 'Library, Grants',
  office: 'Office Supplies, Main Fund',
  fair: 'Spring Fair, Main Fund',
  orphan: 'Unknown, Unknown',
};

const titles = (page: Page) => table(page).locator('tbody .title .value').allTextContents();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^Arrange Spending/ });
const handles = (dialog: Locator) => dialog.getByRole('button', { name: /^Move / });
const handle = (dialog: Locator, id: string) =>
  dialog.getByRole('button', { name: `Move ${NAMES[id] ?? id}`, exact: true });
const arranged = (dialog: Locator) =>
  handles(dialog).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

async function openDialog(page: Page): Promise<Locator> {
  await chooseMore(page, 'Arrange');
  const dialog = dialogOf(page);
  await expect(handle(dialog, 'orphan')).toBeVisible();
  return dialog;
}

test(
  'the board orders the lines under headings, with the arrow keys',
  DESK,
  async ({ page, books }, info) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openDialog(page);
    await dialog.getByRole('button', { name: 'Add Heading' }).click();
    const heading = dialog.getByRole('textbox', { name: 'Heading' });
    await expect(heading).toBeFocused();
    await dialog.getByRole('button', { name: 'Save Order' }).click();
    await expect(dialog.getByText('Heading is required.')).toHaveCount(1);
    await expect(heading).toBeFocused();
    await heading.fill('Programs');
    await handle(dialog, 'Programs').focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByText('Programs is now 2 of 5.')).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(handle(dialog, 'Programs')).toBeFocused();
    await checkAccessibility(page, info, 'arrange-budget');
    await dialog.getByRole('button', { name: 'Save Order' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await stored(books.db, YEAR)).toEqual({
      ...BUDGET,
      spending: ['library', 'office', '# Programs', 'fair', 'orphan'],
    });
    await expect(
      table(page).getByRole('rowheader', { name: 'Programs: $1,350.80', exact: true }),
    ).toBeVisible();
    await checkAccessibility(page, info, 'budget-in-order');

    await chooseMore(page, 'Arrange');
    await dialog.getByRole('button', { name: 'Remove the heading Programs' }).click();
    await dialog.getByRole('button', { name: 'Save Order' }).click();
    await expect(table(page).getByRole('rowheader', { name: /Programs/ })).toHaveCount(0);
    expect(await stored(books.db, YEAR)).toEqual({ ...BUDGET, spending: BY_NAME, version: 2 });
  },
);

test('a line is dragged by its handle', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.open(page, TAB);
  const dialog = await openDialog(page);
  await handle(dialog, 'library').hover();
  await page.mouse.down();
  const place = await handle(dialog, 'fair').boundingBox();
  await page.mouse.move((place?.x ?? 0) + 10, (place?.y ?? 0) + 15, { steps: 8 });
  await page.mouse.up();
  await expect
    .poll(() => arranged(dialog))
    .toEqual(['office', 'fair', 'library', 'orphan'].map((id) => `Move ${NAMES[id]}`));
});

test(
  'the specified sorting is a press away, and the order comes back with another',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.db.doc(YEAR).set({ ...BUDGET, spending: ['orphan', 'fair', 'office', 'library'] });
    await books.open(page, TAB);
    const specified = ['Library', 'Office Supplies', 'Spring Fair', 'Unknown'];
    await expect.poll(() => titles(page)).toEqual(specified.toReversed());
    await table(page).getByRole('button', { name: 'Category' }).click();
    await expect.poll(() => titles(page)).toEqual(specified);
    await page.getByRole('button', { name: "Show in the board's order" }).click();
    await expect.poll(() => titles(page)).toEqual(specified.toReversed());
  },
);

test('a line that the order lacks is below it', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  // One that is gone is nowhere.
  await books.db.doc(YEAR).set({
    ...BUDGET,
    adoptedOn: '2026-07-15',
    income: ['gala'],
    spending: ['# Programs', 'fair', 'gone', '# Office', 'office', 'library'],
  });
  await books.open(page, TAB);
  const rest = table(page).getByRole('rowheader', { name: 'Not in the order yet: $0.30' });
  await expect(rest).toBeVisible();
  await expect.poll(() => titles(page)).toHaveLength(4);
  const dialog = await openDialog(page);
  await handle(dialog, 'orphan').focus();
  await page.keyboard.press('ArrowUp');
  await dialog.getByRole('button', { name: 'Save Order' }).click();
  await expect(rest).toHaveCount(0);
  expect(await stored(books.db, YEAR)).toEqual({
    ...BUDGET,
    adoptedOn: '2026-07-15',
    income: ['gala'],
    version: 2,
    spending: ['# Programs', 'fair', '# Office', 'office', 'orphan', 'library'],
  });
});

test(
  'what another administrator has arranged meanwhile is shown',
  DESK,
  async ({ page, books }) => {
    await putBudget(books.db);
    await books.open(page, TAB);
    const dialog = await openDialog(page);
    await handle(dialog, 'fair').focus();
    await page.keyboard.press('ArrowUp');
    await books.db.doc(YEAR).set({ ...BUDGET, spending: ['orphan', 'fair', 'office', 'library'] });
    await dialog.getByRole('button', { name: 'Save Order' }).click();
    await expect(dialog.getByText('Someone else just changed this.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await expect
      .poll(() => arranged(dialog))
      .toEqual(['orphan', 'fair', 'office', 'library'].map((id) => `Move ${NAMES[id]}`));
  },
);

test('a closed year has its order, and cannot be arranged', DESK, async ({ page, books }) => {
  await putBudget(books.db);
  await books.db.doc(YEAR).set({ ...BUDGET, spending: ['# Programs', ...BY_NAME] });
  await books.db.doc('settings/books').set({
    opensOn: null,
    closedThrough: THIS_YEAR.last,
    closedYear: PRESENT_YEAR,
    closing: null,
  });
  await books.open(page, TAB);
  await expect(table(page).getByRole('rowheader', { name: /^Programs/ })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Show deleted' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Arrange' })).toHaveCount(0);
});
