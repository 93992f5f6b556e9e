import type { Receipt, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Statement } from '@pa-ledger/domain/expenses/missing-receipt';
import type { FileError, FileFault } from '../ui/receipts/file-messages.ts';
import type { Instant } from '@pa-ledger/domain/time/dates';

/** A receipt stored in its slot, as far as this browser knows. */
export interface StoredReceipt extends ReceiptClaim {
  readonly uploadedAt: Instant;
}

/** A receipt whose file is gone, with the page where it was chosen or from the server: a draft has only this about it. */
export interface LostReceipt {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly statement?: true;
}

/** A picture that this page drew from a missing-receipt statement. */
export class StatementFile extends File {
  readonly statement: Statement;

  constructor(png: Blob, name: string, statement: Statement) {
    super([png], name, { type: 'image/png' });
    this.statement = statement;
  }
}

/** A receipt of the earlier version, which a correction may leave out. */
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
  /** The chosen file; null for a receipt from an earlier visit. */
  readonly file: File | null;
  /** In bytes: the chosen file until it's prepared, then the file to send. */
  readonly size: number;
  /** In bytes; null if the file goes unchanged. */
  readonly shrunkFrom: number | null;
  /**
   * `refused`: the server rejected it along with the form. `lost`: the person must choose its file again. `faulty`: it goes
   * only if the person says so.
   */
  readonly status:
    | 'preparing'
    | 'uploading'
    | 'uploaded'
    | 'failed'
    | 'refused'
    | 'lost'
    | 'faulty';
  /** Whether it's a statement, as far as an earlier visit knew. */
  readonly statement?: true;
  /** What's wrong with the file; null if it opened. */
  readonly fault: FileFault | null;
  /** From 0 to 1. */
  readonly progress: number;
  /** An object URL of the photo; null for a PDF and for a receipt from an earlier visit. */
  readonly thumbnail: string | null;
  /** What the submission says about it; null until it's uploaded. */
  readonly stored: StoredReceipt | null;
}

/** Returns a receipt that is only a name so far. */
export function chosenItem(key: number, { name, size }: Pick<File, 'name' | 'size'>): ReceiptItem {
  return {
    key,
    name,
    size,
    file: null,
    shrunkFrom: null,
    status: 'preparing',
    fault: null,
    progress: 0,
    thumbnail: null,
    stored: null,
  };
}

/** What just happened to a file, for screen readers. */
export type Announcement =
  | { readonly is: 'removed' | 'uploaded' | 'notUploaded'; readonly name: string }
  | { readonly is: 'faulty'; readonly name: string; readonly fault: FileFault };

/** What the page shows of the uploads. */
export interface UploadsView {
  readonly items: readonly ReceiptItem[];
  /** Those of the earlier version, in a correction. */
  readonly earlier: readonly EarlierReceipt[];
  /** Files from the last selection that were rejected. */
  readonly fileErrors: readonly FileError[];
  /** The latest event, for screen readers. */
  readonly announcement: Announcement | null;
}

export const NO_UPLOADS: UploadsView = {
  items: [],
  earlier: [],
  fileErrors: [],
  announcement: null,
};

/** Whether a receipt is still being read or uploaded. */
export function isInProgress({ status }: ReceiptItem): boolean {
  return status === 'preparing' || status === 'uploading';
}

/** Returns how many receipts the person must choose again. */
export function countLost(items: readonly ReceiptItem[]): number {
  return items.filter(({ status }) => status === 'lost').length;
}

/** Whether the form has a receipt: uploaded or in progress. */
export function hasReceipt(items: readonly ReceiptItem[]): boolean {
  return items.some((item) => item.stored !== null || isInProgress(item));
}

/** Returns what the submission says about the uploaded receipts, in the order of the list. */
export function receiptInputs(items: readonly ReceiptItem[]): ReceiptClaim[] {
  return storedOf(items).map(({ slot, name, type, size, sha256, statement }) => ({
    slot,
    name,
    type,
    size,
    sha256,
    ...(statement === undefined ? {} : { statement }),
  }));
}

/** Returns the receipts whose files are lost if the person leaves the page now. */
export function unstoredOf(items: readonly ReceiptItem[]): LostReceipt[] {
  return items.filter(({ stored }) => stored === null).map(asLost);
}

/** Returns the receipts whose files this page doesn't have. */
export function withoutFile(items: readonly ReceiptItem[]): LostReceipt[] {
  return items.filter(({ file }) => file === null).map(asLost);
}

/** The name that the person chose it by, and will choose it by again. */
function asLost({ name, size, file, stored, statement }: ReceiptItem): LostReceipt {
  const isStatement =
    file instanceof StatementFile || (stored ?? { statement }).statement !== undefined;
  const chosen = file ?? { name, size };
  return { name: chosen.name, size: chosen.size, ...(isStatement && { statement: true }) };
}

/** Returns the uploaded receipts, with their time. */
export function storedOf(items: readonly ReceiptItem[]): StoredReceipt[] {
  return items.flatMap(({ stored }) => (stored === null ? [] : [stored]));
}
