import type { Receipt } from './expense.ts';

/** A receipt as people see it, without what identifies its bytes. */
export type NamedReceipt = Pick<Receipt, 'slot' | 'name' | 'type' | 'size' | 'statement'>;

/** The label beside a file that's a statement instead of a receipt. */
export const STATEMENT = 'Statement instead of a receipt';

/** Returns receipts as people may see them. */
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

/** Returns a sentence that tells approvers about statements instead of receipts; null if there are none. */
export function statementSentence(receipts: readonly Pick<Receipt, 'statement'>[]): string | null {
  if (!hasStatement(receipts)) return null;
  const count = receipts.filter(({ statement }) => statement !== undefined).length;
  const which = count === receipts.length ? '' : ` (${count} of ${receipts.length} files)`;
  return `${STATEMENT}${which}: the submitter says what was bought, where, and why there is no receipt.`;
}
