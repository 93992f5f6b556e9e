import type { Page } from '@playwright/test';
import { waitForMails, type ReceivedMail } from '../../functions/support/mailbox.ts';
import { submitted, type Submitted } from './expenses.ts';
import { mailTo, reviewLinkIn } from './links.ts';
import { PEOPLE } from '../../functions/support/association.ts';
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
  await page.getByLabel('What is to be corrected').fill(note);
  await page.getByRole('button', { name: 'Send it back' }).click();
  await expect(page.getByText('Expense sent back for correction.')).toBeVisible();
}

/**
 * Sends one back, opens the page of its correction and waits until what was sent is in its inputs: Playwright selects an input's
 * text and then types, and what came in between would stay. @returns its address.
 */
export async function openCorrection(
  page: Page,
  expense: MailedExpense,
  note: string,
): Promise<string> {
  const link = await followCorrection(page, expense, note);
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
  return link;
}

/** Sends one back and opens the page of its correction. @returns its address. */
export async function followCorrection(
  page: Page,
  expense: MailedExpense,
  note: string,
): Promise<string> {
  await sendBack(page, expense, note);
  const link = submitterLinkIn(
    mailTo(await waitForMails(expense.reference, 4), expense.email),
    'correct',
  );
  await page.goto(link);
  await expect(page.getByText(note)).toBeVisible();
  return link;
}
