import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import type { Right } from '@pa-ledger/domain/people/rights';

/** Returns the right that an import of a kind, and its Undo, ask for. */
export function importRight(kind: ImportKind): Right {
  return kind === 'approvers' || kind === 'categories' ? 'manageApprovers' : 'keepBooks';
}
