import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { randomBytes } from 'node:crypto';
import { decideWith, post, submit, type ApiAnswer } from '../../functions/support/api.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { filledForm } from '../../functions/support/expenses.ts';
import { changeRecorded, putRecorded } from '../../../tools/seed/put-recorded.ts';
import { tokenOf, type Account } from '../../functions/support/sign-in.ts';
import { db } from '../../functions/support/suite.ts';
import { tokenIn } from '../../functions/support/test-environment.ts';
import { today } from './expense-detail.ts';

/** An expense that was submitted through the API. */
export interface Submitted {
  readonly id: string;
  readonly reference: string;
}

/** Submits an expense as the form does. @throws Error when it is not taken. */
export async function submitted(own: Partial<SubmissionInput> = {}): Promise<Submitted> {
  const form = await filledForm(own);
  const { status } = await submit(form);
  if (status !== 200) throw new Error(`The expense was not taken: ${status}.`);
  return { id: form.id, reference: referenceOf(form.id) };
}

/** Submits an administrative expense and approves it with both links. */
export async function approved(own: Partial<SubmissionInput> = {}): Promise<Submitted> {
  const expense = await submitted(own);
  for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries()) {
    const token = await tokenIn(db, { expenseId: expense.id, step, approver });
    const { status } = await decideWith(token);
    if (status !== 200) throw new Error(`Step ${step} was not approved: ${status}.`);
  }
  return expense;
}

/** Records the first payment of an expense as an admin does, without a page. */
export async function payAs(account: Account, id: string, payment: object): Promise<ApiAnswer> {
  const headers = { Authorization: `Bearer ${await tokenOf(account)}` };
  const expenses = [{ id, number: 1 }];
  return post('/api/admin/manage-payment', { act: 'record', expenses, payment }, headers);
}

/** Signs a check by two people, and mails it, today. @returns the last answer. */
export async function mailCheckAs(account: Account, payment: string): Promise<ApiAnswer> {
  const headers = { Authorization: `Bearer ${await tokenOf(account)}` };
  const about = { payments: [payment], date: today() };
  for (const signer of ['Renee Walsh', 'Carlos Mendez'])
    await post('/api/admin/manage-payment', { act: 'sign', ...about, signer }, headers);
  return post('/api/admin/manage-payment', { act: 'send', ...about, how: 'mailed' }, headers);
}

/** A check number that no other test has. */
export function newCheckNumber(): string {
  return String(randomBytes(5).readUIntBE(0, 5) + 10_000_000_000_000);
}

/** A category of events whose approver is this person. @returns its name. */
export async function eventCategoryOf(approver: string): Promise<string> {
  const mark = randomBytes(4).toString('hex');
  const name = `Talent Show ${mark}`;
  await putRecorded(db, `categories/event-${mark}`, { name, requiresEventApprover: true });
  await changeRecorded(db, 'settings/approvers', ({ eventApprovers, ...fields }) => ({
    // A map, as `foundAssociation` has written it.
    ...fields,
    eventApprovers: { ...(eventApprovers as object), [name]: approver },
  }));
  return name;
}
