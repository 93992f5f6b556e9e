import type { Receipt } from './expense.ts';

/** What tells people of a receipt, without what identifies its bytes. */
export type NamedReceipt = Pick<Receipt, 'slot' | 'name' | 'type' | 'size' | 'statement'>;

/** How a statement instead of a receipt is called, beside its file. */
export const STATEMENT = 'Statement instead of a receipt';

/** Returns what people may be told of receipts. */
export function namedReceipts(receipts: readonly Receipt[]): NamedReceipt[] {
  return receipts.map(({ slot, name, type, size, statement }) => ({
    slot,
    name,
    type,
    size,
    ...(statement === undefined ? {} : { statement }),
  }));
}

/** Returns whether there is a statement among the receipts. */
export function hasStatement(receipts: readonly Pick<Receipt, 'statement'>[]): boolean {
  return receipts.some(({ statement }) => statement !== undefined);
}

/** Returns what whoever decides is told of statements instead of receipts, as a sentence; null if there is none. */
export function statementSentence(receipts: readonly Pick<Receipt, 'statement'>[]): string | null {
  if (!hasStatement(receipts)) return null;
  const count = receipts.filter(({ statement }) => statement !== undefined).length;
  const which = count === receipts.length ? '' : ` (${count} of ${receipts.length} files)`;
  return `${STATEMENT}${which}: the submitter says what was bought, where, and why there is no receipt.`;
}
