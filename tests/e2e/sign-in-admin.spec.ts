import type { Page } from '@playwright/test';
import { getAuth } from 'firebase-admin/auth';
import { organization } from '@pa-ledger/domain/organization';
import { randomUUID } from 'node:crypto';
import '../functions/support/suite.ts';
import { look } from './support/look.ts';
import { expect, expectComplaint, test } from './support/test.ts';

const PASSWORD = 'a long enough passphrase';

/** Makes a user of the association's admin domain. @returns its username. */
async function newUser(claims: Readonly<Record<string, unknown>>): Promise<string> {
  const username = `user-${randomUUID()}`;
  const { uid } = await getAuth().createUser({
    email: `${username}@${organization.adminDomain}`,
    password: PASSWORD,
  });
  await getAuth().setCustomUserClaims(uid, claims);
  return username;
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in to Admin Panel' }).click();
}

test('an admin signs in by username or by e-mail address, and out again', async ({
  page,
}, info) => {
  const username = await newUser({ admin: true });
  await page.goto('/admin/login');
  for (const name of [username, `${username}@${organization.adminDomain}`]) {
    await signIn(page, name, PASSWORD);
    await expect(page.getByRole('heading', { name: 'You are signed in.' })).toBeFocused();
    await look(page, info, 'sign-in-done');
    await page.getByRole('button', { name: 'Sign out' }).click();
  }
  await expect(page.getByLabel('Password')).toHaveValue('');
  const kept = await page.evaluate(() => localStorage.length + sessionStorage.length);
  expect(kept).toBe(0);
});

test('#62 #63 every other sign-in fails with the same words', async ({
  page,
  complaints,
}, info) => {
  const admin = await newUser({ admin: true });
  const nobody = await newUser({});
  const almost = await newUser({ admin: 'true' });
  await page.goto('/admin/login');
  for (const [username, password] of [
    [admin, 'another passphrase'],
    [nobody, PASSWORD],
    [almost, PASSWORD],
    ['who-is-not-there', PASSWORD],
    ['', ''],
  ] as const) {
    await page.goto('/admin/login');
    await signIn(page, username, password);
    await expect(page.getByText('Invalid username or password')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  }
  await look(page, info, 'sign-in-failed');
  expectComplaint(complaints, /status of 400/);
});
