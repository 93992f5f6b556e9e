import type { Instant } from '@pa-ledger/domain/time/dates';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import type { PreparedReceipt } from './prepare-receipt.ts';
import {
  isInProgress,
  nextSlot,
  withItem,
  type ReceiptItem,
  type StoredReceipt,
} from './receipt-items.ts';
import type { FileError } from './file-errors.ts';
import { submitMessages, type FileErrorReason } from './submit-messages.ts';
import type { ReceiptProcessing } from './receipt-processing.ts';

/** What the page shows of the uploads. */
export interface UploadsView {
  readonly items: readonly ReceiptItem[];
  /** Files of the last choice that were not accepted. */
  readonly fileErrors: readonly FileError[];
  /** What happened last, for screen readers. */
  readonly announcement: string;
}

/** What is kept of a receipt besides the page's view of it. */
interface PendingFile {
  readonly file: File;
  readonly abort: AbortController;
  prepared: PreparedReceipt | null;
}

export const NO_UPLOADS: UploadsView = { items: [], fileErrors: [], announcement: '' };

/** The receipts of one expense: reads, uploads and lists them. React reads it through `subscribe` and `view`. */
export class ReceiptUploads {
  readonly #expenseId: string;
  readonly #work: ReceiptProcessing;
  readonly #clock: () => Instant;
  readonly #pending = new Map<number, PendingFile>();
  readonly #usedSlots = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #view: UploadsView = NO_UPLOADS;
  #lastKey = 0;
  /** Files are read one after the other: decoding photos in parallel would exhaust a phone. */
  #reading: Promise<void> = Promise.resolve();

  constructor(
    expenseId: string,
    stored: readonly StoredReceipt[],
    work: ReceiptProcessing,
    clock: () => Instant = Date.now,
  ) {
    this.#expenseId = expenseId;
    this.#work = work;
    this.#clock = clock;
    for (const receipt of stored) this.#usedSlots.add(receipt.slot);
    this.#view = { ...NO_UPLOADS, items: stored.map((receipt) => this.#itemOf(receipt)) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): UploadsView => this.#view;

  /** Adds the files in their order; those that are not accepted are listed in `fileErrors`. */
  add(files: readonly File[]): void {
    this.#show({ fileErrors: [] });
    for (const file of files) {
      if (this.#view.items.length >= MAX_RECEIPTS) {
        this.#refuse(file.name, 'tooMany');
        continue;
      }
      const key = ++this.#lastKey;
      this.#pending.set(key, { file, abort: new AbortController(), prepared: null });
      this.#show({ items: [...this.#view.items, newItem(key, file)] });
      this.#send(key);
    }
  }

  /** Removes a receipt from the list; the slot of an uploaded one stays used. */
  remove(key: number): void {
    const item = this.#view.items.find((candidate) => candidate.key === key);
    if (item === undefined) return;
    this.#drop(key);
    this.#show({ announcement: submitMessages.fileRemoved(item.name) });
  }

  /** Tries a failed receipt again. */
  retry(key: number): void {
    const failed = this.#view.items.find((item) => item.key === key && item.status === 'failed');
    if (failed !== undefined) this.#send(key);
  }

  /** Tries every failed receipt again. */
  retryAll(): void {
    for (const item of this.#view.items) this.retry(item.key);
  }

  dismissFileErrors(): void {
    this.#show({ fileErrors: [] });
  }

  /** Waits until no receipt is being read or uploaded. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.#view.items.some(isInProgress)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(check);
      check();
    });
  }

  /** Returns the chosen files; those of an earlier visit are not among them. */
  files(): readonly File[] {
    return Array.from(this.#pending.values(), ({ file }) => file);
  }

  /** Aborts uploads and frees the thumbnails; not to be used afterwards. */
  dispose(): void {
    this.#listeners.clear();
    for (const item of this.#view.items) this.#drop(item.key);
  }

  #send(key: number): void {
    this.#reading = this.#reading.then(async () => {
      if (await this.#prepare(key)) void this.#store(key);
    });
  }

  async #prepare(key: number): Promise<boolean> {
    const pending = this.#pending.get(key);
    if (pending === undefined) return false;
    if (pending.prepared !== null) return true;
    this.#change(key, { status: 'preparing' });
    const preparation = await this.#work.prepare(pending.file).catch(() => null);
    // It may have been removed meanwhile.
    if (!this.#pending.has(key)) return false;
    if (preparation === null) {
      this.#fail(key, pending.file.name);
      return false;
    }
    if ('refused' in preparation) {
      this.#drop(key);
      this.#refuse(pending.file.name, preparation.refused);
      return false;
    }
    pending.prepared = preparation;
    const { name, type, bytes, shrunk } = preparation;
    this.#change(key, {
      name,
      size: bytes.size,
      shrunkFrom: shrunk ? pending.file.size : null,
      thumbnail: type === 'application/pdf' ? null : URL.createObjectURL(bytes),
    });
    return true;
  }

  async #store(key: number): Promise<void> {
    const pending = this.#pending.get(key);
    if (pending?.prepared == null) return;
    const { prepared, abort } = pending;
    this.#change(key, { status: 'uploading', progress: 0 });
    for (;;) {
      const slot = nextSlot(this.#usedSlots);
      if (slot === null) {
        this.#drop(key);
        this.#refuse(prepared.name, 'noPlace');
        return;
      }
      this.#usedSlots.add(slot);
      const { name, type, bytes, sha256 } = prepared;
      const outcome = await this.#work
        .upload({
          expenseId: this.#expenseId,
          slot,
          bytes,
          type,
          onProgress: (progress) => this.#change(key, { progress }),
          signal: abort.signal,
        })
        .catch(() => 'failed' as const);
      // An empty slot can be tried again; if a file is there after all, the answer is `taken`.
      if (outcome === 'failed') this.#usedSlots.delete(slot);
      if (!this.#pending.has(key)) return;
      if (outcome === 'failed') {
        this.#fail(key, name);
        return;
      }
      if (outcome === 'stored') {
        const claim = { slot, name, type, size: bytes.size, sha256 };
        const stored = { ...claim, uploadedAt: this.#clock() };
        this.#change(key, { status: 'uploaded', progress: 1, stored });
        this.#show({ announcement: submitMessages.fileUploaded(name) });
        return;
      }
    }
  }

  #fail(key: number, name: string): void {
    this.#change(key, { status: 'failed' });
    this.#show({ announcement: submitMessages.fileNotUploaded(name) });
  }

  #itemOf(receipt: StoredReceipt): ReceiptItem {
    const { name, size } = receipt;
    const known = { name, size, shrunkFrom: null, thumbnail: null, stored: receipt };
    return { key: ++this.#lastKey, ...known, status: 'uploaded', progress: 1 };
  }

  #drop(key: number): void {
    const item = this.#view.items.find((candidate) => candidate.key === key);
    this.#pending.get(key)?.abort.abort();
    this.#pending.delete(key);
    this.#show({ items: this.#view.items.filter((candidate) => candidate.key !== key) });
    const url = item?.thumbnail;
    // A thumbnail that is being drawn still reads it.
    if (url != null) setTimeout(() => URL.revokeObjectURL(url));
  }

  #refuse(name: string, reason: FileErrorReason): void {
    this.#show({ fileErrors: [...this.#view.fileErrors, { name, reason }] });
  }

  #change(key: number, change: Partial<ReceiptItem>): void {
    this.#show({ items: withItem(this.#view.items, key, change) });
  }

  #show(change: Partial<UploadsView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}

function newItem(key: number, { name, size }: File): ReceiptItem {
  return {
    key,
    name,
    size,
    shrunkFrom: null,
    status: 'preparing',
    progress: 0,
    thumbnail: null,
    stored: null,
  };
}
