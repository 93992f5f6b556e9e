import { ERRORS } from '@pa-ledger/domain/errors';
import { isReceiptType } from '@pa-ledger/domain/limits';
import type { ExpenseReview } from '@pa-ledger/domain/review';
import type { ApprovalLink } from '../link-location.ts';
import { readingRequest } from './load-review.ts';

export type ReviewReceipt = ExpenseReview['submission']['receipts'][number];

export type ReceiptFile =
  { readonly ok: true; readonly blob: Blob } | { readonly ok: false; readonly text: string };

/** Receipts up to 3 MB are fetched without being asked for: a phone photo is at most that after shrinking. */
export const FETCHED_UNASKED_BYTES = 3 * 1024 * 1024;

/**
 * Fetches a receipt through the server; the link alone allows it. The blob has one of the three receipt types,
 * whatever the answer says: a browser that opens it must never take it for a page of ours.
 */
export async function loadReceipt(
  link: ApprovalLink,
  { slot, type }: ReviewReceipt,
  { send, signal }: { readonly send: typeof fetch; readonly signal: AbortSignal },
): Promise<ReceiptFile> {
  const failed: ReceiptFile = { ok: false, text: ERRORS.loadFailed.message };
  if (!isReceiptType(type)) return failed;
  try {
    const response = await send(`/api/receipt?slot=${slot}`, { ...readingRequest(link), signal });
    if (!response.ok) return failed;
    return { ok: true, blob: new Blob([await response.arrayBuffer()], { type }) };
  } catch {
    return failed;
  }
}
