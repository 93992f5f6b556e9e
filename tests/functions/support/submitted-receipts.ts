import type { ReceiptClaim, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { expect } from 'vitest';
import type { ReceiptFile } from '../../fixtures/receipt-files.ts';
import { send, submit, type RawAnswer } from './api.ts';
import { PEOPLE } from './association.ts';
import { claimOf, filledForm, upload } from './expenses.ts';
import { db, newExpenseId } from './suite.ts';
import { tokenIn } from './test-environment.ts';

/** Uploads files as the page does and submits a form with them. @returns the form, which was taken. */
export async function submittedWith(files: readonly ReceiptFile[]): Promise<SubmissionInput> {
  const id = newExpenseId();
  const receipts: ReceiptClaim[] = [];
  for (const [slot, { name, type, bytes }] of files.entries()) {
    expect(await upload(id, slot, bytes, type)).toBe(200);
    receipts.push({ ...claimOf(slot, bytes, type), name });
  }
  const form = await filledForm({ id, receipts });
  expect((await submit(form)).body).toMatchObject({ success: true });
  return form;
}

/** The token of the link by which an approver sees the expense and decides its first step. */
export function linkTo(expenseId: string, approver: string = PEOPLE.president): Promise<string> {
  return tokenIn(db, { expenseId, step: 0, approver });
}

/** Reads a receipt through a link, as the review page does. */
export function readReceipt(token: string, slot: string): Promise<RawAnswer> {
  return send(`/api/receipt?slot=${slot}`, { headers: { 'X-Approval-Token': token } });
}
