import { IN_ONE_PAGE } from '../../playwright.config.ts';
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
} from './support/balances.ts';
import { expect, stored, test } from './support/own-books.ts';
import { DESK } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'every card becomes a number input, and a save writes only the changed values',
  DESK,
  async ({ page, books }) => {
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
    const before = Date.now();
    await save(page);
    await saved(page);
    await expect(page.getByText('2 balances saved.').last()).toBeVisible();
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
