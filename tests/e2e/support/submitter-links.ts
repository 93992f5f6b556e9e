import type { Page } from '@playwright/test';
import { waitForMails, type ReceivedMail } from '../../functions/support/mailbox.ts';
import { submitted, type Submitted } from './expenses.ts';
import { mailTo, reviewLinkIn } from './links.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { db, testServices } from '../../functions/support/suite.ts';
import { submitterClient, submitterTokenIn } from '../../functions/support/submitter.ts';
import { expect } from './test.ts';

/** An expense whose mails have come. */
export interface MailedExpense extends Submitted {
  /** The submitter's, which nobody else has. */
  readonly email: string;
  readonly mails: readonly ReceivedMail[];
}

/** Submits an administrative expense and waits for the mails: to the submitter, and to both presidents. */
export async function mailedTo(email: string): Promise<MailedExpense> {
  const expense = await submitted({ email });
  return { ...expense, email, mails: await waitForMails(expense.reference, 3) };
}

/** An expense that was sent back, and the address of its correction: as its mail has it, which is not waited for. */
export async function sentBack(note: string): Promise<Submitted & { readonly link: string }> {
  const expense = await submitted();
  await submitterClient(testServices()).sendBackAsAdmin(expense.id, note);
  return { ...expense, link: `/correct#${await submitterTokenIn(db, expense.id, 'correct')}` };
}

/** Opens the page of a correction. What was sent is not in its inputs yet. */
export async function followCorrection(page: Page, link: string, note: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(note)).toBeVisible();
}

/** The address in a mail that leads to a page of the submitter. @throws Error when there is none. */
export function submitterLinkIn(mail: ReceivedMail, page: 'status' | 'correct'): string {
  const link = new RegExp(`http\\S+/${page}#[\\w-]+`).exec(mail.text)?.[0];
  if (link === undefined) throw new Error(`The mail has no link to /${page}.`);
  return link;
}

/** Asks for a correction on the review page. */
export async function sendBack(page: Page, { mails }: MailedExpense, note: string): Promise<void> {
  await page.goto(reviewLinkIn(mailTo(mails, PEOPLE.president)));
  await page.getByRole('button', { name: 'Ask for correction' }).click();
  await page.getByLabel('What needs fixing?').fill(note);
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText('Expense sent back for correction.')).toBeVisible();
}

/**
 * Opens the page of a correction and waits until what was sent is in its inputs: Playwright selects an input's text and then
 * types, and what came in between would stay.
 */
export async function openCorrection(page: Page, link: string, note: string): Promise<void> {
  await followCorrection(page, link, note);
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
}
