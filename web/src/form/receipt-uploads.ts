import type { Instant } from '@pa-ledger/domain/time/dates';
import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { createStore, type Store } from '../app/store.ts';
import type { PreparedReceipt } from '../ui/receipts/upload/prepare-receipt.ts';
import {
  chosenItem,
  isInProgress,
  keptSlots,
  NO_UPLOADS,
  StatementFile,
  type EarlierReceipt,
  type LostReceipt,
  type ReceiptItem,
  type StoredReceipt,
  type UploadsView,
} from './receipt-items.ts';
import type { FileErrorReason } from '../ui/receipts/file-messages.ts';
import { ReceiptSlots } from './receipt-slots.ts';
import type { ReceiptProcessing } from '../ui/receipts/upload/receipt-processing.ts';

/** What we keep of a chosen file besides the page's view of it. */
interface PendingFile {
  readonly abort: AbortController;
  /** The receipt that it replaces, which returns to the list if the file is rejected. */
  readonly instead: ReceiptItem | null;
  prepared: PreparedReceipt | null;
}

/** The receipts of one expense: reads, uploads, and lists them. */
export class ReceiptUploads implements Store<UploadsView> {
  readonly #expenseId: string;
  readonly #work: ReceiptProcessing;
  readonly #clock: () => Instant;
  readonly #pending = new Map<number, PendingFile>();
  readonly #slots = new ReceiptSlots();
  readonly #shown = createStore(NO_UPLOADS);
  #lastKey = 0;
  /** Reads files one after the other: decoding photos in parallel would exhaust a phone. */
  #reading: Promise<void> = Promise.resolve();

  constructor(
    expenseId: string,
    stored: readonly StoredReceipt[],
    work: ReceiptProcessing,
    clock: () => Instant = Date.now,
    earlier: readonly EarlierReceipt[] = [],
  ) {
    this.#expenseId = expenseId;
    this.#work = work;
    this.#clock = clock;
    this.#show({ earlier });
    for (const receipt of stored) {
      this.#slots.use(receipt.slot);
      this.#list(receipt, { status: 'uploaded', progress: 1, stored: receipt });
    }
  }

  readonly subscribe = this.#shown.subscribe;
  readonly view = this.#shown.view;

  /**
   * Adds the files in order, a lost one in its old place; `fileErrors` lists the rejected ones.
   * @param place the key of the receipt that the person chooses again.
   */
  add(files: readonly File[], place?: number): void {
    this.#show({ fileErrors: [] });
    for (const file of files) {
      const isLost = ({ status, name }: ReceiptItem) => status === 'lost' && name === file.name;
      const before = this.view().items.find(isLost) ?? null;
      const instead = place === undefined ? before : (this.#itemWith(place) ?? null);
      if (instead === null && this.isFull()) {
        this.#refuse(file.name, 'tooMany');
        continue;
      }
      const key = instead?.key ?? this.#list(file);
      const { name, size } = file;
      const chosen = { file, name, size, shrunkFrom: null, fault: null };
      this.#pending.set(key, { abort: new AbortController(), prepared: null, instead });
      this.#change(key, { ...chosen, status: 'preparing', progress: 0 });
      this.#send(key);
    }
  }

  /** Lists receipts that the person must choose again. */
  addLost(lost: readonly LostReceipt[]): void {
    for (const receipt of lost) this.#list(receipt, { ...receipt, status: 'lost' });
  }

  /** Whether there is no room for another one. */
  isFull(): boolean {
    return this.#count() >= MAX_RECEIPTS;
  }

  /** Removes a receipt from the list; an uploaded one's slot stays used. */
  remove(key: number): void {
    const item = this.#itemWith(key);
    if (item === undefined) return;
    this.#drop(key);
    this.#show({ announcement: { is: 'removed', name: item.name } });
  }

  /** Drops a receipt of the earlier version, or restores it if its slot is still free. */
  keep(slot: number, isKept: boolean): void {
    if (isKept && !this.canKeep(slot)) return;
    const { earlier } = this.view();
    this.#show({ earlier: earlier.map((one) => (one.slot === slot ? { ...one, isKept } : one)) });
  }

  /** Whether a dropped receipt's slot is still free. */
  canKeep(slot: number): boolean {
    return this.#count() < MAX_RECEIPTS && !this.#slots.isUsed(slot);
  }

  /** Sends a failed or faulty receipt, since the person asked for it. */
  retry(key: number, from: 'failed' | 'faulty' = 'failed'): void {
    if (this.#itemWith(key)?.status !== from) return;
    // Marked right away: while another file is read, a second click must not send this one into a second slot.
    this.#change(key, { status: 'preparing', progress: 0 });
    this.#send(key);
  }

  /** Tries every failed receipt again. */
  retryAll(): void {
    for (const { key } of this.view().items) this.retry(key);
  }

  /** Marks the receipt in a slot as refused by the server. It isn't part of the form until the person adds it again. */
  refuse(slot: number): void {
    const item = this.view().items.find(({ stored }) => stored?.slot === slot);
    if (item !== undefined) this.#change(item.key, { status: 'refused', stored: null });
  }

  dismissFileErrors(): void {
    this.#show({ fileErrors: [] });
  }

  /** Waits until no receipt is being read or uploaded. */
  settled(): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.view().items.some(isInProgress)) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(check);
      check();
    });
  }

  /** Returns the chosen files, without those of an earlier visit. */
  files(): readonly File[] {
    return this.view().items.flatMap(({ file }) => file ?? []);
  }

  /** Aborts uploads and frees the thumbnails. Not usable afterwards. */
  dispose(): void {
    for (const item of this.view().items) this.#release(item);
  }

  #send(key: number): void {
    this.#reading = this.#reading.then(async () => {
      if (await this.#prepare(key)) void this.#store(key);
    });
  }

  async #prepare(key: number): Promise<boolean> {
    const pending = this.#pending.get(key);
    const { file, fault: known } = this.#itemWith(key) ?? {};
    if (pending === undefined || file == null) return false;
    if (pending.prepared !== null) return true;
    const isOwn = file instanceof StatementFile;
    const preparation = await this.#work.prepare(file, isOwn).catch(() => null);
    // The person may have removed it by now.
    if (!this.#pending.has(key)) return false;
    if (preparation === null) {
      this.#fail(key, file.name);
      return false;
    }
    if ('refused' in preparation) {
      if (pending.instead === null) this.#drop(key);
      else this.#change(key, pending.instead);
      this.#refuse(file.name, preparation.refused);
      return false;
    }
    pending.prepared = preparation;
    const { name, type, bytes, shrunk, fault } = preparation;
    const isShown = type !== 'application/pdf' && (fault === null || fault === 'partial');
    this.#change(key, {
      name,
      size: bytes.size,
      shrunkFrom: shrunk ? file.size : null,
      fault,
      thumbnail: isShown ? URL.createObjectURL(bytes) : null,
    });
    if (fault === null || fault === known) return true;
    this.#change(key, { status: 'faulty' });
    this.#show({ announcement: { is: 'faulty', name, fault } });
    return false;
  }

  async #store(key: number): Promise<void> {
    const pending = this.#pending.get(key);
    if (pending?.prepared == null) return;
    const { prepared, abort } = pending;
    this.#change(key, { status: 'uploading' });
    for (;;) {
      const slot = this.#slots.next(this.view().earlier);
      if (slot === null) {
        this.#drop(key);
        this.#refuse(prepared.name, this.#slots.forgetRefusals() ? 'denied' : 'noPlace');
        return;
      }
      this.#slots.use(slot);
      const { name, type, bytes, sha256 } = prepared;
      const outcome = await this.#work
        .upload({
          folder: 'receipts',
          owner: this.#expenseId,
          slot,
          bytes,
          type,
          onProgress: (progress) => this.#change(key, { progress }),
          signal: abort.signal,
        })
        .catch(() => 'failed' as const);
      if (outcome === 'failed') this.#slots.free(slot);
      if (!this.#pending.has(key)) return;
      if (outcome === 'failed') {
        this.#fail(key, name);
        return;
      }
      if (outcome === 'taken') this.#slots.refuse(slot);
      if (outcome === 'stored') {
        const claim = { slot, name, type, size: bytes.size, sha256 };
        const file = this.#itemWith(key)?.file;
        const stated = file instanceof StatementFile && { statement: file.statement };
        const stored = { ...claim, ...stated, uploadedAt: this.#clock() };
        this.#change(key, { status: 'uploaded', progress: 1, stored });
        this.#show({ announcement: { is: 'uploaded', name } });
        return;
      }
    }
  }

  #count(): number {
    const { items, earlier } = this.view();
    return items.length + keptSlots(earlier).length;
  }

  #fail(key: number, name: string): void {
    this.#change(key, { status: 'failed' });
    this.#show({ announcement: { is: 'notUploaded', name } });
  }

  #itemWith(key: number): ReceiptItem | undefined {
    return this.view().items.find((item) => item.key === key);
  }

  /** Adds an item to the list. @returns its key. */
  #list({ name, size }: Pick<File, 'name' | 'size'>, known: Partial<ReceiptItem> = {}): number {
    const key = ++this.#lastKey;
    const item = { ...chosenItem(key, { name, size }), ...known };
    this.#show({ items: [...this.view().items, item] });
    return key;
  }

  #drop(key: number): void {
    const item = this.#itemWith(key);
    if (item !== undefined) this.#release(item);
    this.#show({ items: this.view().items.filter((other) => other !== item) });
  }

  #release({ key, thumbnail }: ReceiptItem): void {
    this.#pending.get(key)?.abort.abort();
    this.#pending.delete(key);
    // A thumbnail that is still drawing may read it.
    if (thumbnail !== null) setTimeout(() => URL.revokeObjectURL(thumbnail));
  }

  #refuse(name: string, reason: FileErrorReason): void {
    this.#show({ fileErrors: [...this.view().fileErrors, { name, reason }] });
  }

  #change(key: number, change: Partial<ReceiptItem>): void {
    const { items } = this.view();
    this.#show({ items: items.map((item) => (item.key === key ? { ...item, ...change } : item)) });
  }

  #show(change: Partial<UploadsView>): void {
    this.#shown.set({ ...this.view(), ...change });
  }
}
