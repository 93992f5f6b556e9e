import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { listPerson } from '../../functions/support/listed-people.ts';
import { mailsAbout, type ReceivedMail } from '../../functions/support/mailbox.ts';
import { pollUntil } from '../../functions/support/poll-until.ts';
import { register, type Account } from '../../functions/support/sign-in.ts';
import { expect } from './page-test.ts';
import type { Role } from '@pa-ledger/domain/people/role';

/** A password that the panel takes. */
export const PASSWORD = 'seven green lanterns hum';

/** Opens a page in a browser of its own, which knows none of the others' sessions. */
export async function otherBrowser(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<Page> {
  return (await browser.newContext(options)).newPage();
}

/** Creates a person with a role for one test, who joined long ago. */
export async function newPerson(role: Role, name: string): Promise<Account> {
  const account = await register({ admin: true });
  await listPerson(account, name, role);
  return account;
}

/** All emails to an address, oldest first. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const mails = await mailsAbout('');
  return mails.filter(({ to }) => to.some((each) => each.address === address));
}

/** Waits for a person's link, and returns the newest. @param count how many emails with one there are by then. */
export async function linkTo(address: string, count = 1): Promise<string> {
  const links = await pollUntil(
    async () => (await mailsTo(address)).flatMap(({ text }) => linksIn(text)),
    (found) => found.length >= count,
    (found) => `${found.length} of ${count} links to ${address} came.`,
    20_000,
    150,
  );
  return links.at(-1) ?? '';
}

function linksIn(text: string): readonly string[] {
  return /http\S+\/admin\/join#[\w-]+/.exec(text)?.slice(0, 1) ?? [];
}

/** Types a password on the page of a person's link, without pressing the button. */
export async function typePassword(page: Page, password = PASSWORD): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Type it again').fill(password);
}

/** The button of the page of a person's link. */
export const joinButton = (page: Page) => page.getByRole('button', { name: 'Join', exact: true });

/** Fills in and sends the form for an invitation, which is open. */
export async function sendInvitation(
  page: Page,
  { name, email, role }: { readonly name: string; readonly email?: string; readonly role: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Name').fill(name);
  if (email !== undefined) await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We emailed ${name} an invitation.`).last()).toBeVisible();
}
