import { MAX_RECEIPTS } from '@pa-ledger/domain/limits';

/**
 * The next slot for a receipt.
 * @param spent slots that hold a receipt, are being filled, or were refused; a removed receipt keeps its slot, for
 * nobody can delete from storage.
 * @returns null when none is left.
 */
export function nextSlot(spent: ReadonlySet<number>): number | null {
  for (let slot = 0; slot < MAX_RECEIPTS; slot++) if (!spent.has(slot)) return slot;
  return null;
}
