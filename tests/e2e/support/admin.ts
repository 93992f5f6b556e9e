import type { Page } from '@playwright/test';
import { listPerson } from '../../functions/support/listed-people.ts';
import { register, type Account } from '../../functions/support/sign-in.ts';
import { bringSession } from './session.ts';
import { expect } from './test.ts';

/** Creates an admin for one test: the claim, and the document that the rules require. */
export async function newAdmin(): Promise<Account> {
  const account = await register({ admin: true });
  await listPerson(account);
  return account;
}

/** Opens an address of the panel as a new admin. */
export async function openAsAdmin(page: Page, address: string): Promise<Account> {
  const account = await newAdmin();
  await bringSession(page, account);
  await page.goto(address);
  return account;
}

/** Does the same by typing name and password. */
export async function signInAsAdmin(page: Page, address: string): Promise<Account> {
  const account = await newAdmin();
  await page.goto(address);
  await signIn(page, account);
  await expect(page).toHaveURL(address);
  return account;
}

/** Fills in and submits the sign-in form. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Username').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in to Admin Panel' }).click();
}
