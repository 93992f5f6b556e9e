import { ERRORS } from '@pa-ledger/domain/errors';
import type { Receipt } from '@pa-ledger/domain/expenses/expense';
import { isReceiptType } from '@pa-ledger/domain/limits';

/** What a page knows of a receipt before it has the file. */
export type ShownReceipt = Pick<Receipt, 'slot' | 'name' | 'type' | 'size'>;

/** Asks the server for a receipt: with a link, or as an admin. */
export type FetchReceipt = (slot: number, signal: AbortSignal) => Promise<Response>;

export type ReceiptFile =
  | { readonly ok: true; readonly blob: Blob }
  | { readonly ok: false; readonly text: string };

/** Receipts up to 3 MB are fetched without being asked for: a phone photo is at most that after shrinking. */
export const AUTO_FETCH_MAX_BYTES = 3 * 1024 * 1024;

/** What is to be fetched, as a document says it: its type may be any text. */
interface WantedFile {
  readonly slot: number;
  readonly type: string;
}

/**
 * Fetches a receipt through the server. The blob has one of the three receipt types, whatever the answer says: a
 * browser that opens it must never take it for a page of ours.
 */
export async function loadReceipt(
  fetchReceipt: FetchReceipt,
  { slot, type }: WantedFile,
  signal: AbortSignal,
): Promise<ReceiptFile> {
  const failed: ReceiptFile = { ok: false, text: ERRORS.loadFailed.message };
  if (!isReceiptType(type)) return failed;
  try {
    const response = await fetchReceipt(slot, signal);
    if (!response.ok) return failed;
    return { ok: true, blob: new Blob([await response.arrayBuffer()], { type }) };
  } catch {
    return failed;
  }
}

/**
 * What a receipt's address leads to. A picture's is shown; a PDF's is only ever saved, and has no type that a browser
 * would open in its own view when the link to it is opened in another tab.
 */
export function fileForUrl(blob: Blob): Blob {
  return blob.type === 'application/pdf'
    ? new Blob([blob], { type: 'application/octet-stream' })
    : blob;
}
