import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';
import { keptSlots, type EarlierReceipt } from './receipt-items.ts';

/** An expense's slots for receipts, as far as this page knows. A slot takes one file and never becomes free again. */
export class ReceiptSlots {
  /** Slots that have a receipt, are being filled, or were refused. */
  readonly #used = new Set<number>();
  /** Slots that the storage refused: it refuses any that has a file, and all of them if it can't evaluate its rules. */
  readonly #refused = new Set<number>();

  isUsed(slot: number): boolean {
    return this.#used.has(slot);
  }

  use(slot: number): void {
    this.#used.add(slot);
  }

  /** An empty slot can be tried again; if it has a file after all, the storage refuses it. */
  free(slot: number): void {
    this.#used.delete(slot);
  }

  refuse(slot: number): void {
    this.#refused.add(slot);
  }

  /** Returns the lowest free slot; null if none is. A dropped receipt gives up its slot last, since the person may restore it. */
  next(earlier: readonly EarlierReceipt[]): number | null {
    const besides = (slots: readonly number[]) => {
      for (let slot = 0; slot < MAX_RECEIPTS; slot++)
        if (!this.#used.has(slot) && !slots.includes(slot)) return slot;
      return null;
    };
    return besides(earlier.map(({ slot }) => slot)) ?? besides(keptSlots(earlier));
  }

  /** Returns whether the storage refused every slot; then the next file tries all of them again. */
  forgetRefusals(): boolean {
    if (this.#refused.size < MAX_RECEIPTS) return false;
    for (const slot of this.#refused) this.#used.delete(slot);
    this.#refused.clear();
    return true;
  }
}
