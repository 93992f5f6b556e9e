import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import type { Receipt, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Instant } from '@pa-ledger/domain/time/dates';

/** A receipt that is stored in its slot, as far as this browser knows. */
export interface StoredReceipt extends ReceiptClaim {
  readonly uploadedAt: Instant;
}

/** A PDF that this page has made, in which the submitter states why there is no receipt. */
export class StatementFile extends File {}

/** A receipt of the version before, which a correction may leave out. */
export interface EarlierReceipt extends Pick<Receipt, 'slot' | 'name' | 'size' | 'statement'> {
  readonly isKept: boolean;
}

/** Returns the slots of the receipts that stay. */
export function keptSlots(earlier: readonly EarlierReceipt[]): number[] {
  return earlier.flatMap(({ slot, isKept }) => (isKept ? [slot] : []));
}

/** A receipt in the form's list. */
export interface ReceiptItem {
  readonly key: number;
  readonly name: string;
  /** In bytes: the chosen file until it is prepared, then the file that is sent. */
  readonly size: number;
  /** In bytes; null if the file is sent unchanged. */
  readonly shrunkFrom: number | null;
  /** `refused`: the server did not take it with the form. */
  readonly status: 'preparing' | 'uploading' | 'uploaded' | 'failed' | 'refused';
  /** From 0 to 1. */
  readonly progress: number;
  /** An object URL of the photo; null for a PDF and for a receipt of an earlier visit. */
  readonly thumbnail: string | null;
  /** What the submission says of it; null until it is uploaded. */
  readonly stored: StoredReceipt | null;
}

/** Whether a receipt is still being read or sent. */
export function isInProgress({ status }: ReceiptItem): boolean {
  return status === 'preparing' || status === 'uploading';
}

/** Whether the form has a receipt: one that is uploaded or in progress. */
export function hasReceipt(items: readonly ReceiptItem[]): boolean {
  return items.some(({ status }) => status !== 'failed' && status !== 'refused');
}

/** Returns what the submission says of the uploaded receipts, in the order of the list. */
export function receiptInputs(items: readonly ReceiptItem[]): ReceiptClaim[] {
  return storedOf(items).map(({ slot, name, type, size, sha256, statement }) => ({
    ...{ slot, name, type, size, sha256 },
    ...(statement && { statement }),
  }));
}

/** Returns the uploaded receipts, with their time. */
export function storedOf(items: readonly ReceiptItem[]): StoredReceipt[] {
  return items.flatMap(({ stored }) => (stored === null ? [] : [stored]));
}

/**
 * Returns the next slot for a receipt, or null if none is left.
 * @param used slots that have a receipt, are being filled or were refused; a removed receipt keeps its slot, because
 * nobody can delete from storage.
 */
export function nextSlot(used: ReadonlySet<number>): number | null {
  for (let slot = 0; slot < MAX_RECEIPTS; slot++) if (!used.has(slot)) return slot;
  return null;
}
