import { stored } from '../e2e/support/records.ts';
import {
  balanceOf,
  balancePath,
  card,
  edit,
  input,
  LAST_YEAR,
  putBalances,
  save,
  saved,
  TAB,
} from '../e2e/support/balances.ts';
import { checkAccessibility } from '../e2e/support/check-accessibility.ts';
import { expect, test } from './support/memory-books.ts';
import { DESK, expectComplaint, REFUSED } from '../e2e/support/page-test.ts';

test(
  'a save without a connection says so and loses nothing',
  DESK,
  async ({ page, context, books, complaints }) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('15');
    await context.setOffline(true);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('There is no connection to the server.');
    await expect(input(page, 'Grants')).toHaveValue('15');
    await context.setOffline(false);
    await save(page);
    await saved(page);
    expect(await stored(books.db, balancePath('grants'))).toMatchObject({ amount: 15, version: 2 });
    expectComplaint(complaints, REFUSED);
  },
);

test(
  'a denied save and a denied list say so and can be tried again',
  DESK,
  async ({ page, books }) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await input(page, 'Grants').fill('15');
    await books.deny(true);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('This is not allowed.');
    await expect(input(page, 'Grants')).toHaveValue('15');
    await books.deny(false);
    await save(page);
    await saved(page);

    await books.deny(true);
    await page.reload();
    await expect(page.getByText('We couldn’t load this.').last()).toBeVisible();
    await books.deny(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Grants')).toContainText('$15.00');
  },
);

test(
  'more balances than one commit takes: those before a conflict are saved, the others stay typed',
  DESK,
  async ({ page, books, complaints }, info) => {
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    for (const number of numbers) {
      const fund = { code: `49${number}0`, name: `Fund ${number}`, version: 1 };
      await books.db.doc(`funds/f${number}`).set(fund);
    }
    await books.open(page, TAB);
    await edit(page);
    for (const number of numbers) await input(page, `Fund ${number}`).fill(String(number));
    const other = { ...balanceOf('f7', 70), lastUpdated: LAST_YEAR, version: 1 };
    await books.db.doc(balancePath('f7')).set(other);
    await save(page);

    await expect(page.getByText('5 balances saved.').first()).toBeVisible();
    await expect(page.getByText('The others weren’t saved')).toBeVisible();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Theirs: $70.00');
    await expect(notice).toContainText('Yours: $7.00');
    await checkAccessibility(page, info, 'admin-balances-partly-saved');
    const amounts = async () =>
      (await books.all('fundBalances')).map(({ fundId, amount }) => [fundId, amount]);
    const first = numbers.slice(0, 5).map((number) => [`f${number}`, number]);
    expect((await amounts()).toSorted()).toEqual([...first, ['f7', 70]]);
    await expect(input(page, 'Fund 6')).toHaveValue('6');

    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await saved(page);
    await expect(page.getByText('2 balances saved.').last()).toBeVisible();
    expect((await amounts()).toSorted()).toEqual([...first, ['f6', 6], ['f7', 7]]);
    // One entry for each save, none for what was not saved.
    expect((await books.all('journal')).map(({ document }) => document)).toHaveLength(7);
    expectComplaint(complaints, REFUSED);
  },
);
