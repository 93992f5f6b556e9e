import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Instant } from '@pa-ledger/domain/time/dates';

/** A receipt that lies in its slot, as far as this browser knows. */
export interface StoredReceipt extends ReceiptClaim {
  readonly uploadedAt: Instant;
}

/** A receipt in the form's list. */
export interface ReceiptItem {
  readonly key: number;
  readonly name: string;
  /** In bytes: of the file as chosen until it is prepared, then of what is sent. */
  readonly size: number;
  /** In bytes; null when the file is sent as it was. */
  readonly shrunkFrom: number | null;
  readonly status: 'preparing' | 'uploading' | 'uploaded' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  /** An object URL of the picture; null for a PDF and for a receipt of an earlier visit. */
  readonly thumbnail: string | null;
  /** What will be claimed; null until it is uploaded. */
  readonly stored: StoredReceipt | null;
}

/** The list with one item changed; the same list when the item is gone. */
export function withItem(
  items: readonly ReceiptItem[],
  key: number,
  change: Partial<ReceiptItem>,
): readonly ReceiptItem[] {
  return items.map((item) => (item.key === key ? { ...item, ...change } : item));
}

/** Whether a receipt is still being read or sent. */
export function isUnderWay({ status }: ReceiptItem): boolean {
  return status === 'preparing' || status === 'uploading';
}

/** Whether the form has a receipt: one that arrived or is on its way. */
export function hasReceipt(items: readonly ReceiptItem[]): boolean {
  return items.some((item) => item.status !== 'failed');
}

/** What the submission says of the receipts that arrived, in the order of the list. */
export function receiptInputs(items: readonly ReceiptItem[]): ReceiptClaim[] {
  return storedOf(items).map(({ slot, name, type, size, sha256 }) => ({
    slot,
    name,
    type,
    size,
    sha256,
  }));
}

/** The receipts that arrived, with their time. */
export function storedOf(items: readonly ReceiptItem[]): StoredReceipt[] {
  return items.flatMap(({ stored }) => (stored === null ? [] : [stored]));
}
