import type { Locator } from '@playwright/test';
import { failure } from '../../web/src/data/failure.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { DESK } from '../e2e/support/page-test.ts';
import {
  API,
  DEPOSIT,
  formOf,
  PAPERS,
  PATH,
  photoFile,
  putDepositBooks,
} from './support/deposit-books.ts';
import { expect, test } from './support/memory-books.ts';
import { takeUploads } from './support/take-uploads.ts';

/** The form of a deposit, on a page of its own. What the server does: tests/server/deposits.test.ts. */
const NEW = '/admin/bank/deposits/new';

test.beforeEach(async ({ page, books }) => {
  await putDepositBooks(page, books);
});

test(
  'a new deposit has what is chosen, and two who counted',
  DESK,
  async ({ page, books }, info) => {
    await books.open(page, PATH);
    await page.getByRole('link', { name: 'New Deposit' }).click();
    const form = formOf(page, 'New Deposit');
    const account = form.getByLabel('Account');
    await expect(account).toHaveValue('bank');
    await account.selectOption('');
    await expect(form.getByText('Choose the account and date first.')).toBeVisible();
    await form.getByLabel('Account').selectOption({ label: 'Checking' });
    // Not what is in a deposit, came back, or is of another account.
    await expect(form.getByRole('checkbox')).toHaveCount(2);
    await form.getByLabel('Date').fill('2026-11-10');
    await expect(form.getByRole('checkbox')).toHaveCount(1);
    await form.getByLabel('Date').fill('2026-11-21');
    const save = form.getByRole('button', { name: 'Save Deposit' });
    await save.click();
    await expect(
      form.getByText('Please add a line, or choose revenue you entered before.'),
    ).toBeVisible();
    await expect(form.getByText('First counter is required.')).toBeVisible();
    await form.getByRole('button', { name: 'Choose all' }).click();
    await expect(form.getByText('2 chosen, $42.00')).toBeVisible();
    await form.getByRole('checkbox', { name: 'Raffle' }).uncheck();
    await form.getByLabel('Slip number').fill('78');
    await form.getByLabel('First counter').fill('Ann Lee');
    await form.getByLabel('Second counter').fill('ann lee');
    await expect(form.getByText('Two different people count a deposit.')).toBeVisible();
    await form.getByLabel('Second counter').fill('Bo Diaz');
    await checkAccessibility(page, info, 'deposit-form');
    await books.answer(API, failure('refused', 'Nothing was saved. Not in this deposit: “Dues”'));
    await save.click();
    await expect(form.getByRole('alert')).toContainText('Not in this deposit: “Dues”');
    await books.answer(API, { ok: true, answer: {} });
    await save.click();
    await expect(
      page.getByText('The deposit of 1 item on Nov 21, 2026 is saved.').first(),
    ).toBeVisible();
    expect(await books.asked(API)).toMatchObject({
      act: 'save',
      version: null,
      items: ['dues'],
      fields: {
        accountId: 'bank',
        date: '2026-11-21',
        slip: '78',
        firstCounter: 'Ann Lee',
        secondCounter: 'Bo Diaz',
      },
    });
  },
);

test('checks and cash are typed, counted, and printed with the slip', async ({
  page,
  books,
}, info) => {
  await books.open(page, PATH);
  await page.getByRole('link', { name: 'New Deposit' }).click();
  const form = formOf(page, 'New Deposit');
  const line = (name: string) => form.getByRole('region', { name, exact: true });
  await form.getByLabel('First counter').fill('Ann Lee');
  await form.getByLabel('Second counter').fill('Bo Diaz');
  await form.getByRole('button', { name: 'Add a check' }).click();
  const check = line('Check, line 1');
  await expect(check.getByLabel('Check number')).toBeFocused();
  await check.getByLabel('Check number').fill('2210');
  await check.getByLabel('From or for').fill('Lee family');
  await check.getByLabel('Amount').fill('40');
  await check.getByLabel('Category').selectOption({ index: 1 });
  await check.getByLabel('Fund').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Add cash' }).click();
  const cash = line('Cash, line 2');
  await expect(cash.getByLabel('From or for')).toBeFocused();
  await cash.getByLabel('From or for').fill('Bake sale');
  await cash.getByLabel('Amount').fill('319.28');
  // It begins with the category and the fund of the line before.
  await expect(cash.getByLabel('Category')).not.toHaveValue('');
  await expect(form.getByText('2 lines, $359.28')).toBeVisible();
  const save = form.getByRole('button', { name: 'Save Deposit' });
  await save.click();
  await expect(
    form.getByText('You counted $0.00, but the cash lines add up to $319.28.'),
  ).toBeVisible();
  await form.getByLabel('$20 bills').fill('14');
  await form.getByLabel('$1 bills and coins').fill('37');
  await form.getByLabel('Quarters').fill('9');
  await form.getByLabel('Pennies').fill('3');
  await expect(form.getByText('Counted $319.28 of $319.28')).toBeVisible();
  await checkAccessibility(page, info, 'deposit-lines');
  await books.answer(API, { ok: true, answer: {} });
  await save.click();
  await expect(page).toHaveURL(/\/admin\/bank\/deposits\/[A-Za-z0-9]{20}\?year=2026$/);
  const asked = (await books.asked(API)) as {
    readonly items: readonly string[];
    readonly lines: readonly { readonly id: string; readonly fields: object }[];
    readonly cash: object;
  };
  expect(asked.items).toEqual(asked.lines.map(({ id }) => id));
  expect(asked.lines.map(({ fields }) => fields)).toMatchObject([
    { kind: 'check', reference: '2210', description: 'Lee family', amount: 40 },
    { kind: 'cash', description: 'Bake sale', amount: 319.28 },
  ]);
  expect(asked.cash).toEqual({ twenties: 14, ones: 37, quarters: 9, pennies: 3 });
});

test('a deposit of two items with its photo takes eight clicks', DESK, async ({ page, books }) => {
  await takeUploads(page);
  await books.open(page, '/admin/home');
  let clicks = 0;
  const click = async (what: Locator): Promise<void> => {
    clicks += 1;
    await what.click();
  };
  const choose = async (what: Locator): Promise<void> => {
    clicks += 1;
    await what.selectOption({ index: 1 });
  };
  /** Goes on with the keyboard alone. */
  const type = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await click(page.getByRole('button', { name: 'New', exact: true }));
  await click(page.getByRole('menuitem', { name: 'Deposit' }));
  const form = formOf(page, 'New Deposit');
  await expect(form.getByLabel('Slip number')).toBeFocused();
  await type('118', 'Ann Lee', 'Bo Diaz');
  await click(form.getByRole('button', { name: 'Add a check' }));
  await expect(form.getByLabel('Check number')).toBeFocused();
  await type('2210', 'Lee family', '40');
  await choose(form.getByLabel('Category'));
  await choose(form.getByLabel('Fund'));
  await click(form.getByRole('button', { name: 'Add cash' }));
  const cash = form.getByRole('region', { name: 'Cash, line 2' });
  await expect(cash.getByLabel('From or for')).toBeFocused();
  await type('Bake sale', '20');
  // Category and fund are those of the check, and the count sheet comes next.
  for (const next of ['Fund', 'Add a check', 'Add cash', '$100 bills', '$50 bills', '$20 bills'])
    await test.step(next, () => page.keyboard.press('Tab'));
  await expect(form.getByLabel('$20 bills')).toBeFocused();
  await type('1');
  const chooser = page.waitForEvent('filechooser');
  await click(form.getByRole('button', { name: 'Add photos' }));
  await (await chooser).setFiles(photoFile('count.jpg'));
  await books.answer(API, { ok: true, answer: {} });
  await books.answer(PAPERS, { ok: true, answer: {} });
  await click(form.getByRole('button', { name: 'Save Deposit' }));
  await expect(
    page.getByText('The deposit of 2 items on Nov 23, 2026 is saved.').first(),
  ).toBeVisible();
  expect(clicks).toBe(8);
});

test(
  'the form has an address, which can be loaded again; the way back is where one came from',
  DESK,
  async ({ page, books }) => {
    await books.open(page, `${PATH}&q=diaz`);
    await page.getByRole('link', { name: 'New Deposit' }).click();
    await expect(page).toHaveURL(`${NEW}?year=2026&q=diaz`);
    await expect(page).toHaveTitle(/^New Deposit/);
    const form = formOf(page, 'New Deposit');
    await page.reload();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${PATH}&q=diaz`);
    await page.goto(`/admin/bank/deposits/${DEPOSIT}/edit`);
    await formOf(page, 'Edit Deposit').getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`/admin/bank/deposits/${DEPOSIT}`);
    await page.goto('/admin/bank/deposits/none/edit');
    await expect(page.getByText('There’s no deposit here.')).toBeVisible();
  },
);

test('two who change the same deposit see both versions', DESK, async ({ page, books }) => {
  await books.open(page, `/admin/bank/deposits/${DEPOSIT}/edit`);
  const form = formOf(page, 'Edit Deposit');
  await form.getByLabel('Slip number').fill('78');
  await books.db.doc(`deposits/${DEPOSIT}`).update({ slip: '99', version: 2 });
  await books.answer(API, failure('changed'));
  await form.getByRole('button', { name: 'Save Deposit' }).click();
  const notice = form.getByRole('alert');
  await expect(notice).toContainText('Theirs: 99');
  await expect(notice).toContainText('Yours: 78');
  await books.answer(API, { ok: true, answer: {} });
  await notice.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(page).toHaveURL(`/admin/bank/deposits/${DEPOSIT}`);
  expect(await books.asked(API)).toMatchObject({ version: 2, fields: { slip: '78' } });
});

test(
  'what was typed stays when someone else deletes the deposit',
  DESK,
  async ({ page, books }) => {
    await books.open(page, `/admin/bank/deposits/${DEPOSIT}/edit`);
    const form = formOf(page, 'Edit Deposit');
    await form.getByLabel('Slip number').fill('78');
    await books.db.doc(`deposits/${DEPOSIT}`).delete();
    await books.answer(API, failure('changed'));
    await form.getByRole('button', { name: 'Save Deposit' }).click();
    await expect(form.getByRole('alert')).toContainText('What you typed is still here.');
    await expect(form.getByLabel('Slip number')).toHaveValue('78');
    await form.getByRole('button', { name: 'Leave it deleted' }).click();
    await expect(page.getByText('There’s no deposit here.')).toBeVisible();
  },
);
