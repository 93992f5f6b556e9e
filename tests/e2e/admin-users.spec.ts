import { IN_ONE_PAGE } from '../../playwright.config.ts';
import { APPROVERS, putApprovers, TAB } from './support/approvers.ts';
import { expect, stored, test } from './support/own-books.ts';
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
      await page.getByLabel('Treasurer Email', { exact: true }).fill(treasurer);
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
