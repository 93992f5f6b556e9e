import { db } from '../functions/support/suite.ts';
import { EVENT, foundAssociation, PEOPLE } from '../functions/support/association.ts';
import { openAsAdmin } from './support/admin.ts';
import { look } from './support/look.ts';
import { expect, test } from './support/test.ts';

// Runs after all other tests (playwright.config.ts): it changes who approves.
test.afterEach(() => foundAssociation());

test('shows the approvers, edits them, and cancels without a change', async ({ page }, info) => {
  await openAsAdmin(page, '/admin/users');
  for (const text of [PEOPLE.president, PEOPLE.otherPresident, PEOPLE.treasurer]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText('Approval Workflow Overview')).toBeVisible();
  await look(page, info, 'users');
  await page.getByRole('button', { name: 'Edit Users' }).click();
  for (const label of ['President 1', 'President 2', 'Treasurer Email', EVENT.name]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('type', 'email');
  }
  await page.getByLabel('President 2').fill('someone.else@example.com');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(PEOPLE.otherPresident)).toBeVisible();
});

test('#74 refuses what is no address and the same president twice, then saves', async ({
  page,
}, info) => {
  await openAsAdmin(page, '/admin/users');
  await page.getByRole('button', { name: 'Edit Users' }).click();
  await page.getByLabel('President 2').fill(PEOPLE.president.toUpperCase());
  await page.getByLabel('Treasurer Email').fill('treasurer');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await look(page, info, 'users-problems');
  await expect(page.getByLabel('Treasurer Email')).toHaveValue('treasurer');
  expect((await db.doc('settings/approvers').get()).get('treasurer')).toBe(PEOPLE.treasurer);
  await page.getByLabel('President 2').fill('');
  await page.getByLabel('Treasurer Email').fill('new.treasurer@example.com');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('new.treasurer@example.com').first()).toBeVisible();
  await expect(page.getByText('Not set').first()).toBeVisible();
  const stored = (await db.doc('settings/approvers').get()).data();
  expect(stored).toMatchObject({ treasurer: 'new.treasurer@example.com', version: 2 });
});
