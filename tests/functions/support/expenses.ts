import type { ReceiptClaim, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { receiptPath } from '@pa-ledger/domain/expenses/expense';
import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import type { ReceiptType } from '@pa-ledger/domain/limits';
import { createHash } from 'node:crypto';
import { OFFICE } from './association.ts';
import { bucket, newExpenseId, suite } from './suite.ts';

/** The first bytes of a PDF, enough to be one for whoever looks at its beginning. */
export const SMALL_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Uploads a receipt as the public page does, through the rules. @returns the HTTP status. */
export async function upload(
  expenseId: string,
  slot: number | string,
  bytes: Buffer,
  type = 'application/pdf',
): Promise<number> {
  const name = encodeURIComponent(`receipts/${expenseId}/${slot}`);
  const url = `${suite('STORAGE_EMULATOR_HOST')}/v0/b/${bucket.name}/o?name=${name}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Puts a receipt in place with the server's rights: for tests that are about something else. */
export async function placeReceipt(
  expenseId: string,
  slot = 0,
  bytes: Buffer = SMALL_PDF,
  type: ReceiptType = 'application/pdf',
): Promise<ReceiptClaim> {
  await bucket
    .file(receiptPath(expenseId, slot))
    .save(bytes, { contentType: type, resumable: false });
  return claimOf(slot, bytes, type);
}

/** What the browser says of a receipt. */
export function claimOf(slot: number, bytes: Buffer, type: ReceiptType): ReceiptClaim {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = receiptNameFor(`receipt ${slot}`, type);
  return { slot, name, type, size: bytes.length, sha256 };
}

/** A form as a parent fills it in, with a receipt in place. */
export async function filledForm(own: Partial<SubmissionInput> = {}): Promise<SubmissionInput> {
  const id = own.id ?? newExpenseId();
  const receipts = own.receipts ?? [await placeReceipt(id)];
  return { ...FORM, email: submitterOf(id), ...own, id, receipts };
}

/** Who submits an expense: a mailbox of its own, so that no test meets the cap of another's mails. */
export function submitterOf(expenseId: string): string {
  return `pat.doe@${expenseId.toLowerCase()}.example.com`;
}

const FORM: Omit<SubmissionInput, 'id' | 'receipts' | 'email'> = {
  name: 'Pat Doe',
  phone: '555-0100',
  category: OFFICE.name,
  // A constant day of the calendar.
  expenseDate: '2026-09-14' as SubmissionInput['expenseDate'],
  amount: 45.2,
  paidTo: 'Pat Doe',
  mailingAddress: '1 Main Street\nSpringfield, IL 62701',
  description: 'Paper and markers for the welcome table',
  notes: '',
};
