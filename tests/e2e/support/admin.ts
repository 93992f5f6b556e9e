import type { Page } from '@playwright/test';
import { adminEntry } from '../../fixtures/admins.ts';
import { register, type Account } from '../../functions/support/sign-in.ts';
import { db } from '../../functions/support/suite.ts';
import { bringSession } from './session.ts';
import { expect } from './test.ts';

/** Makes an admin of the test's own: the claim, and the document that the rules ask for. */
export async function newAdmin(): Promise<Account> {
  const account = await register({ admin: true });
  await listAdmin(account);
  return account;
}

/** Lists an admin (again). */
export async function listAdmin({ uid, email }: Account): Promise<void> {
  await db.doc(`admins/${uid}`).set(adminEntry(email));
}

/** Takes the rights away; the token in the browser keeps its claim. */
export async function unlistAdmin({ uid }: Account): Promise<void> {
  await db.doc(`admins/${uid}`).delete();
}

/** Opens an address of the panel as an admin of the test's own. */
export async function openAsAdmin(page: Page, address: string): Promise<Account> {
  const account = await newAdmin();
  await bringSession(page, account);
  await page.goto(address);
  return account;
}

/** The same, typing name and password. */
export async function signInAsAdmin(page: Page, address: string): Promise<Account> {
  const account = await newAdmin();
  await page.goto(address);
  await signIn(page, account);
  await expect(page).toHaveURL(address);
  return account;
}

/** Types name and password into the sign-in that is there. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in to Admin Panel' }).click();
}
