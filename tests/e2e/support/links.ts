import { PEOPLE } from '../../functions/support/association.ts';
import { submit } from '../../functions/support/api.ts';
import { filledForm } from '../../functions/support/expenses.ts';
import { tokenIn, waitForMails, type ReceivedMail } from '../../functions/support/mailbox.ts';
import { db } from '../../functions/support/suite.ts';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';

/** The newest mail to an address. @throws Error when there is none. */
export function mailTo(mails: readonly ReceivedMail[], address: string): ReceivedMail {
  const found = mails.findLast((mail) => mail.to[0]?.address === address);
  if (found === undefined) throw new Error(`No mail to ${address}.`);
  return found;
}

/** A submitted administrative expense and the president's link to it. */
export async function expenseToDecide(
  own: Partial<SubmissionInput> = {},
): Promise<{ readonly id: string; readonly reference: string; readonly token: string }> {
  const form = await filledForm(own);
  const answer = await submit(form);
  if (answer.status !== 200) throw new Error(`The expense was not taken: ${answer.status}.`);
  const reference = referenceOf(form.id);
  const mails = await waitForMails(reference, 3);
  return { id: form.id, reference, token: tokenIn(mailTo(mails, PEOPLE.president)) };
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
