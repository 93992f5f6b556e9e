import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { APPROVERS, putApprovers, TAB } from './support/approvers.ts';
import { checkAccessibility } from './support/check-accessibility.ts';
import { admit, dismiss, expect, stored, test, WITHOUT_CONNECTION } from './support/own-books.ts';
import { DESK, expectComplaint } from './support/test.ts';

test.use(IN_ONE_PAGE);

test(
  'each save is in the journal, with who made it, and once even if its answer is lost (#92)',
  DESK,
  async ({ page, books, complaints }) => {
    await putApprovers(books.db);
    await books.open(page, TAB);
    const save = async (treasurer: string): Promise<void> => {
      await page.getByRole('button', { name: 'Edit Users' }).click();
      await page.getByLabel('Treasurer Email').fill(treasurer);
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await expect(page.getByText(treasurer).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Users' })).toBeVisible();
    };
    await save('alias@example.com');
    await page.route(
      '**/documents:commit**',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await save(APPROVERS.treasurer);
    const { docs } = await books.db.collection('journal').orderBy('version').get();
    const { uid, email } = books.admin;
    const told = docs.map((entry): unknown[] => [
      entry.id,
      entry.get('by'),
      entry.get('after.treasurer'),
    ]);
    expect(told).toEqual([
      ['settings~approvers~2', { uid, email }, 'alias@example.com'],
      ['settings~approvers~3', { uid, email }, APPROVERS.treasurer],
    ]);
    expect(docs.map((entry): unknown => entry.get('before.treasurer'))).toEqual([
      APPROVERS.treasurer,
      'alias@example.com',
    ]);
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      treasurer: APPROVERS.treasurer,
      version: 3,
    });
    expectComplaint(complaints, /ERR_FAILED/);
  },
);

test(
  'refuses an invalid address and the same president twice, then saves (#74)',
  DESK,
  async ({ page, books }, info) => {
    await putApprovers(books.db);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('President 2').fill('President.One@example.com');
    await page.getByLabel('Treasurer Email').fill('treasurer');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await checkAccessibility(page, info, 'users-problems');
    await expect(page.getByLabel('Treasurer Email')).toHaveValue('treasurer');
    expect(await stored(books.db, 'settings/approvers')).toEqual({ ...APPROVERS, version: 1 });
    await page.getByLabel('President 2').fill('');
    await page.getByLabel('Treasurer Email').fill('new.treasurer@example.com');
    await page.getByLabel('Field Trip', { exact: true }).fill('trip@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('The approvers were saved.').last()).toBeVisible();
    await expect(page.getByText('new.treasurer@example.com').first()).toBeVisible();
    expect(await stored(books.db, 'settings/approvers')).toMatchObject({
      treasurer: 'new.treasurer@example.com',
      eventApprovers: { 'Spring Fair': 'fair@example.com', 'Field Trip': 'trip@example.com' },
      version: 2,
    });
  },
);

test(
  'a save without a connection, a denied one and a list that fails lose nothing',
  DESK,
  async ({ page, context, books, complaints }) => {
    await putApprovers(books.db);
    await books.open(page, TAB);
    await page.getByRole('button', { name: 'Edit Users' }).click();
    await page.getByLabel('Treasurer Email').fill('mine@example.com');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
    // The list asks anew when the connection is back, and is denied.
    await dismiss(books.db, books.admin);
    await context.setOffline(false);
    await expect(page.getByText('This could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
      'This is not allowed.',
    );
    await expect(page.getByLabel('Treasurer Email')).toHaveValue('mine@example.com');
    await admit(books.db, books.admin);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
    await expect(page.getByLabel('Treasurer Email')).toHaveValue('mine@example.com');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('mine@example.com').first()).toBeVisible();
    expectComplaint(complaints, WITHOUT_CONNECTION);
    expectComplaint(complaints, /status of 40[0-9]|permission/i);
  },
);
