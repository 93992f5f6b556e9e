import type { Receipt } from './expense.ts';

/** A receipt as people see it, without what identifies its bytes. */
export type NamedReceipt = Pick<Receipt, 'slot' | 'name' | 'type' | 'size' | 'statement'>;

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
  return statementCount(receipts) > 0;
}

/** Returns how many of the receipts are statements. */
export function statementCount(receipts: readonly Pick<Receipt, 'statement'>[]): number {
  return receipts.filter(({ statement }) => statement !== undefined).length;
}
