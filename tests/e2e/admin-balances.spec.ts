import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { changeRecorded } from '../../tools/seed/put-recorded.ts';
import { dateAt, formatDate } from '@pa-ledger/domain/time/dates';
import { organization } from '@pa-ledger/domain/organization';
import { Timestamp } from 'firebase-admin/firestore';
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
  theirs,
} from './support/balances.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { expect, stored, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'every card becomes a number input, and a save writes only the changed values',
  DESK,
  async ({ page, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    await edit(page);
    await expect(page.getByRole('spinbutton')).toHaveCount(3);
    for (const name of ['Main Fund', 'Grants', 'Trips']) {
      await expect(input(page, name)).toHaveAttribute('step', '0.01');
    }
    await expect(input(page, 'Main Fund')).toHaveValue('12500.75');
    await expect(input(page, 'Main Fund')).toBeFocused();
    // Another way to write the same amount is no change.
    await input(page, 'Main Fund').fill('012500.75');
    await input(page, 'Grants').fill('0.29');
    await input(page, 'Trips').fill('300.5');
    await checkAccessibility(page, info, 'admin-balances-edit');
    const before = Date.now();
    await save(page);
    await saved(page);
    await expect(page.getByText('2 balances were saved.').last()).toBeVisible();
    await expect(card(page, 'Grants')).toContainText('$0.29');
    const today = formatDate(dateAt(Date.now(), organization.timeZone));
    await expect(card(page, 'Grants')).toContainText(`Last updated: ${today}`);
    expect(await stored(books.db, balancePath('main'))).toEqual({
      ...balanceOf('main', 12_500.75),
      lastUpdated: LAST_YEAR,
      version: 1,
    });
    const grants = await stored(books.db, balancePath('grants'));
    expect(grants).toMatchObject({ amount: 0.29, version: 2 });
    // The server and the browser are the same machine here.
    const moment = grants?.['lastUpdated'];
    expect(moment instanceof Timestamp && moment.toMillis()).toBeGreaterThanOrEqual(before - 1000);
    expect(await stored(books.db, balancePath('trips'))).toMatchObject({
      ...balanceOf('trips', 300.5),
      version: 1,
    });
  },
);

test(
  'a save after a change by another admin shows both values and loses nothing',
  DESK,
  async ({ page, browser, books }, info) => {
    await putBalances(books.db);
    await books.open(page, TAB);
    const other = await books.otherAdmin(browser, TAB);
    await edit(page);
    await input(page, 'Main Fund').fill('1000');
    await input(page, 'Trips').fill('20');

    await edit(other);
    await input(other, 'Main Fund').fill('2000');
    await input(other, 'Grants').fill('60');
    await save(other);
    await saved(other);
    // What nobody touched here follows; what was typed stays.
    await expect(input(page, 'Grants')).toHaveValue('60.00');
    await expect(input(page, 'Main Fund')).toHaveValue('1000');

    await save(page);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Someone else changed this meanwhile.');
    await expect(notice).toContainText('Main Fund');
    await expect(notice).toContainText('Theirs: $2,000.00');
    await expect(notice).toContainText('Yours: $1,000.00');
    await checkAccessibility(page, info, 'admin-balances-conflict');
    // All or nothing: the other value has not been written either.
    expect(await stored(books.db, balancePath('trips'))).toBeNull();
    await page.getByRole('button', { name: 'Save mine over theirs' }).click();
    await saved(page);
    expect(await stored(books.db, balancePath('main'))).toMatchObject({ amount: 1000, version: 3 });
    expect(await stored(books.db, balancePath('trips'))).toMatchObject({ amount: 20, version: 1 });
    expect(await stored(books.db, balancePath('grants'))).toMatchObject({ amount: 60, version: 2 });
    await expect(card(other, 'Main Fund')).toContainText('$1,000.00');

    await edit(page);
    await input(page, 'Main Fund').fill('1');
    await input(page, 'Trips').fill('21');
    await changeRecorded(books.db, balancePath('main'), () => theirs(4000, 4));
    await save(page);
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect(input(page, 'Main Fund')).toHaveValue('4000.00');
    await expect(input(page, 'Trips')).toHaveValue('21');
    await save(page);
    await saved(page);
    expect(await stored(books.db, balancePath('main'))).toMatchObject({ amount: 4000, version: 4 });
    expect(await stored(books.db, balancePath('trips'))).toMatchObject({ amount: 21, version: 2 });
  },
);
