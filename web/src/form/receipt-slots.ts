import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { keptSlots, type EarlierReceipt } from './receipt-items.ts';

/** The places that an expense has for receipts, as far as this page knows. A slot takes one file and never becomes free again. */
export class ReceiptSlots {
  /** Those that have a receipt, are being filled or were refused. */
  readonly #used = new Set<number>();
  /** Those that the storage has refused; it refuses one that has a file, and all of them where its rules cannot be asked. */
  readonly #refused = new Set<number>();

  isUsed(slot: number): boolean {
    return this.#used.has(slot);
  }

  use(slot: number): void {
    this.#used.add(slot);
  }

  /** An empty slot can be tried again; if a file is there after all, the storage refuses it. */
  free(slot: number): void {
    this.#used.delete(slot);
  }

  refuse(slot: number): void {
    this.#refused.add(slot);
  }

  /** Returns the lowest slot that is free; null if none is. What was left out gives up its slot last: it may be kept after all. */
  next(earlier: readonly EarlierReceipt[]): number | null {
    const besides = (slots: readonly number[]) => {
      for (let slot = 0; slot < MAX_RECEIPTS; slot++)
        if (!this.#used.has(slot) && !slots.includes(slot)) return slot;
      return null;
    };
    return besides(earlier.map(({ slot }) => slot)) ?? besides(keptSlots(earlier));
  }

  /** Returns whether the storage has refused every slot there is; then the next file tries all of them again. */
  forgetRefusals(): boolean {
    if (this.#refused.size < MAX_RECEIPTS) return false;
    for (const slot of this.#refused) this.#used.delete(slot);
    this.#refused.clear();
    return true;
  }
}
