import type { Instant } from '@pa-ledger/domain/time/dates';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import type { PreparedReceipt } from './prepare-receipt.ts';
import { isUnderWay, withItem, type ReceiptItem, type StoredReceipt } from './receipt-items.ts';
import type { FileError, FileErrorReason } from './file-errors.ts';
import { nextSlot } from './receipt-slots.ts';
import type { ReceiptProcessing } from './receipt-processing.ts';

/** What the page shows of the uploads. */
export interface UploadsView {
  readonly items: readonly ReceiptItem[];
  /** Files of the last choice that were not taken. */
  readonly fileErrors: readonly FileError[];
  /** What happened last, for screen readers. */
  readonly said: string;
}

/** What the uploads keeps of a receipt beside the page's view of it. */
interface PendingFile {
  readonly file: File;
  readonly abort: AbortController;
  prepared: PreparedReceipt | null;
}

export const NO_UPLOADS: UploadsView = { items: [], fileErrors: [], said: '' };

/** The receipts of one expense: reads, sends and remembers them. React looks at it through `subscribe` and `view`. */
export class ReceiptUploads {
  readonly #expenseId: string;
  readonly #work: ReceiptProcessing;
  readonly #clock: () => Instant;
  readonly #held = new Map<number, PendingFile>();
  readonly #spent = new Set<number>();
  readonly #listeners = new Set<() => void>();
  #view: UploadsView = NO_UPLOADS;
  #lastKey = 0;
  /** Files are read one after the other: decoding photos side by side would exhaust a phone. */
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
    for (const receipt of stored) this.#spent.add(receipt.slot);
    this.#view = { ...NO_UPLOADS, items: stored.map((receipt) => this.#itemOf(receipt)) };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly view = (): UploadsView => this.#view;

  /** Takes the files in, in their order; those that cannot be taken are named in `fileErrors`. */
  add(files: readonly File[]): void {
    this.#show({ fileErrors: [] });
    for (const file of files) {
      if (this.#view.items.length >= MAX_RECEIPTS) {
        this.#refuse(file.name, 'tooMany');
        continue;
      }
      const key = ++this.#lastKey;
      this.#held.set(key, { file, abort: new AbortController(), prepared: null });
      this.#show({ items: [...this.#view.items, newItem(key, file)] });
      this.#send(key);
    }
  }

  /** Takes a receipt out of the list; its slot stays spent when it had arrived. */
  remove(key: number): void {
    const item = this.#view.items.find((candidate) => candidate.key === key);
    if (item === undefined) return;
    this.#drop(key);
    this.#show({ said: `${item.name} was removed.` });
  }

  /** Tries a failed receipt once more. */
  retry(key: number): void {
    const failed = this.#view.items.find((item) => item.key === key && item.status === 'failed');
    if (failed !== undefined) this.#send(key);
  }

  /** Tries every failed receipt once more. */
  retryAll(): void {
    for (const item of this.#view.items) this.retry(item.key);
  }

  dismissFileErrors(): void {
    this.#show({ fileErrors: [] });
  }

  /** Waits until nothing is being read or sent. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.#view.items.some(isUnderWay)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(look);
      look();
    });
  }

  /** The chosen files that this page still holds: those of an earlier visit are not among them. */
  files(): readonly File[] {
    return Array.from(this.#held.values(), ({ file }) => file);
  }

  /** Ends what is under way and frees the pictures; the uploads is not used afterwards. */
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
    const held = this.#held.get(key);
    if (held === undefined) return false;
    if (held.prepared !== null) return true;
    this.#change(key, { status: 'preparing' });
    const preparation = await this.#work.prepare(held.file).catch(() => null);
    // It may have been removed meanwhile.
    if (!this.#held.has(key)) return false;
    if (preparation === null) {
      this.#fail(key, held.file.name);
      return false;
    }
    if ('refused' in preparation) {
      this.#drop(key);
      this.#refuse(held.file.name, preparation.refused);
      return false;
    }
    held.prepared = preparation;
    const { name, type, bytes, shrunk } = preparation;
    this.#change(key, {
      name,
      size: bytes.size,
      shrunkFrom: shrunk ? held.file.size : null,
      thumbnail: type === 'application/pdf' ? null : URL.createObjectURL(bytes),
    });
    return true;
  }

  async #store(key: number): Promise<void> {
    const held = this.#held.get(key);
    if (held?.prepared == null) return;
    const { prepared, abort } = held;
    this.#change(key, { status: 'uploading', progress: 0 });
    for (;;) {
      const slot = nextSlot(this.#spent);
      if (slot === null) {
        this.#drop(key);
        this.#refuse(prepared.name, 'noPlace');
        return;
      }
      this.#spent.add(slot);
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
      // A slot that nothing arrived in may be tried again; should something be there after all, it answers `taken`.
      if (outcome === 'failed') this.#spent.delete(slot);
      if (!this.#held.has(key)) return;
      if (outcome === 'failed') {
        this.#fail(key, name);
        return;
      }
      if (outcome === 'stored') {
        const claim = { slot, name, type, size: bytes.size, sha256 };
        const stored = { ...claim, uploadedAt: this.#clock() };
        this.#change(key, { status: 'uploaded', progress: 1, stored });
        this.#show({ said: `${name} was uploaded.` });
        return;
      }
    }
  }

  #fail(key: number, name: string): void {
    this.#change(key, { status: 'failed' });
    this.#show({ said: `${name} could not be uploaded.` });
  }

  #itemOf(receipt: StoredReceipt): ReceiptItem {
    const { name, size } = receipt;
    const known = { name, size, shrunkFrom: null, thumbnail: null, stored: receipt };
    return { key: ++this.#lastKey, ...known, status: 'uploaded', progress: 1 };
  }

  #drop(key: number): void {
    const item = this.#view.items.find((candidate) => candidate.key === key);
    this.#held.get(key)?.abort.abort();
    this.#held.delete(key);
    this.#show({ items: this.#view.items.filter((candidate) => candidate.key !== key) });
    const url = item?.thumbnail;
    // A picture that is just being drawn still reads it.
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
