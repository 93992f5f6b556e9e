import type { NamedReceipt } from '@pa-ledger/domain/expenses/receipts';
import { isReceiptType } from '@pa-ledger/domain/limits';

/** What a page knows about a receipt before it has the file. */
export type ShownReceipt = NamedReceipt;

/** Requests a receipt from the server, with a link or as an admin. */
export type FetchReceipt = (slot: number, signal: AbortSignal) => Promise<Response>;

export type ReceiptFile = { readonly ok: true; readonly blob: Blob } | { readonly ok: false };

/** Receipts up to 3 MB load without a click: a shrunk phone photo is never larger. */
export const AUTO_FETCH_MAX_BYTES = 3 * 1024 * 1024;

/** The receipt to fetch, from a document: its type may be any text. */
interface ReceiptToFetch {
  readonly slot: number;
  readonly type: string;
}

/**
 * Fetches a receipt through the server. The blob has one of the three receipt types, regardless of the response: a browser must
 * never open it as a page of this site.
 */
export async function loadReceipt(
  fetchReceipt: FetchReceipt,
  { slot, type }: ReceiptToFetch,
  signal: AbortSignal,
): Promise<ReceiptFile> {
  const failed: ReceiptFile = { ok: false };
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
 * Returns the file for a receipt's object URL. The page shows a photo, but lets people only save a PDF, with a type that no
 * browser opens in its own viewer if someone opens the link in another tab.
 */
export function fileForUrl(blob: Blob): Blob {
  return blob.type === 'application/pdf'
    ? new Blob([blob], { type: 'application/octet-stream' })
    : blob;
}
