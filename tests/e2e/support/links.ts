import { expect, type Page } from '@playwright/test';
import { PEOPLE } from '../../functions/support/association.ts';
import {
  tokenIn as tokenInMail,
  waitForMails,
  type ReceivedMail,
} from '../../functions/support/mailbox.ts';
import { db } from '../../functions/support/suite.ts';
import { tokenIn } from '../../functions/support/test-environment.ts';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { submitted, type Submitted } from './expenses.ts';

/** The newest mail to an address. @throws Error when there is none. */
export function mailTo(mails: readonly ReceivedMail[], address: string): ReceivedMail {
  const found = mails.findLast((mail) => mail.to[0]?.address === address);
  if (found === undefined) throw new Error(`No mail to ${address}.`);
  return found;
}

/** A submitted administrative expense with the president's link. */
export interface ToDecide extends Submitted {
  readonly token: string;
}

/** Submits an administrative expense. The link is what the mail will carry, which is not waited for. */
export async function expenseToDecide(own: Partial<SubmissionInput> = {}): Promise<ToDecide> {
  const expense = await submitted(own);
  const token = await tokenIn(db, { expenseId: expense.id, step: 0, approver: PEOPLE.president });
  return { ...expense, token };
}

/** Does so and waits for the three mails about it. The link is from the mail. */
export async function mailedExpense(): Promise<
  ToDecide & { readonly mails: readonly ReceivedMail[] }
> {
  const expense = await submitted();
  const mails = await waitForMails(expense.reference, 3);
  return { ...expense, mails, token: tokenInMail(mailTo(mails, PEOPLE.president)) };
}

/** The address in a mail that leads to the review page. @throws Error when there is none. */
export function reviewLinkIn(mail: ReceivedMail): string {
  const link = /http\S+\/approve\/\S+/.exec(mail.text)?.[0];
  if (link === undefined) throw new Error('The mail has no link.');
  return link;
}

/** The status of an expense as it is stored. */
export async function statusOf(id: string): Promise<unknown> {
  return (await db.doc(`expenses/${id}`).get()).get('status');
}

/** Presses Approve on the review page. A receipt that is still on its way would be refused once the step is decided. */
export async function pressApprove(page: Page): Promise<void> {
  const approve = page.getByRole('button', { name: 'Approve' });
  await expect(approve).toBeEnabled();
  await expect(page.getByText(/^Loading, /)).toHaveCount(0);
  await approve.click();
}
