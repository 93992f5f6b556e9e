import { STATEMENT_FIELDS } from '@pa-ledger/domain/expenses/missing-receipt';
import { invalidFields } from '@pa-ledger/domain/fields/document';
import { membersOf } from '@pa-ledger/domain/members';
import type { DocumentData } from 'firebase-admin/firestore';
import type { ProjectData } from './project-data.ts';

/** How long a file may wait for the form that names it, in milliseconds: the sweeper deletes it after a day. */
const TIMEOUT_MS = 26 * 60 * 60 * 1000;

/**
 * Checks that every receipt of an expense is in Storage as it was submitted, and that nothing else stays there for
 * long.
 */
export function checkReceipts({ expenses, receipts }: ProjectData, now: number): string[] {
  const objects = new Map(receipts.map((object) => [object.path, object]));
  const named = new Set<string>();
  const wrong = expenses.flatMap(({ id, data, versions }) => {
    // One that stayed is of several versions.
    const all = [...versions, data].flatMap(receiptsIn);
    const pinned = [...new Map(all.map((receipt) => [receipt['path'], receipt])).values()];
    const isRedacted = (data['redactedAt'] ?? null) !== null;
    if (isRedacted && all.some(({ statement }) => (statement ?? null) !== null))
      return [`Expense ${id}: what was stated instead of a receipt was to be removed.`];
    if (receiptsIn(data).length === 0) return [`Expense ${id} has no receipt.`];
    return pinned.flatMap((receipt) => {
      const path = String(receipt['path']);
      named.add(path);
      const object = objects.get(path);
      if (isRedacted)
        return object === undefined
          ? []
          : [`Expense ${id}: the receipt ${path} was to be removed.`];
      if ('statement' in receipt && !isStatement(receipt))
        return [`Expense ${id}: the statement ${path} is not one that the form makes.`];
      if (object === undefined) return [`Expense ${id}: the receipt ${path} is gone.`];
      const same =
        object.size === receipt['size'] && object.generation === String(receipt['generation']);
      return same ? [] : [`Expense ${id}: the receipt ${path} is not the one that was submitted.`];
    });
  });
  const orphans = receipts.filter(
    ({ path, createdAt }) => !named.has(path) && now - createdAt > TIMEOUT_MS,
  );
  return [...wrong, ...orphans.map(({ path }) => `The receipt ${path} belongs to no expense.`)];
}

/** Whether a statement is a picture with its facts. */
function isStatement({ type, statement }: DocumentData): boolean {
  const facts = membersOf(statement);
  return type === 'image/png' && invalidFields(STATEMENT_FIELDS, facts).length === 0;
}

/** Returns the receipts of a version of an expense. */
function receiptsIn(version: DocumentData): DocumentData[] {
  const submission = version['submission'] as DocumentData | undefined;
  return (submission?.['receipts'] ?? []) as DocumentData[];
}
