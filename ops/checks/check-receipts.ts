import type { Receipt } from '@pa-ledger/domain/expenses/expense';
import { STATEMENT_FIELDS } from '@pa-ledger/domain/expenses/expense-form-messages';
import { invalidFields } from '@pa-ledger/domain/fields/document';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { DocumentData } from 'firebase-admin/firestore';
import { problemsIn, type Finding } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/** How long a file may wait for what names it, in milliseconds: the sweeper deletes it after a day. */
export const UNNAMED_FILE_MS = 26 * 60 * 60 * 1000;

/**
 * Checks that every receipt of an expense, in all versions, is in Storage as submitted; that nothing removed is left; and
 * that no other file stays there for long.
 * @param now in milliseconds since 1970.
 */
export function checkReceipts(
  { expenses, receipts }: Pick<ProjectData, 'expenses' | 'receipts'>,
  now: number,
): string[] {
  const files = new Map(receipts.map((file) => [file.path, file]));
  const named = new Set<string>();
  const wrong = expenses.flatMap(({ id, data, versions }) => {
    const isRedacted = (data['redactedAt'] ?? null) !== null;
    // A receipt that stayed belongs to several versions.
    const all = new Map([...versions, data].flatMap(receiptsIn).map((one) => [one.path, one]));
    return problemsIn([
      [receiptsIn(data).length === 0, `expenses/${id} has no receipt.`],
      ...[...all.values()].map((receipt): Finding => {
        const { path, size, generation } = receipt;
        named.add(path);
        const file = files.get(path);
        if (isRedacted) {
          const isLeft = file !== undefined || (receipt.statement ?? null) !== null;
          return [
            isLeft,
            `The receipt ${path} of expenses/${id} should be gone, but it's still there.`,
          ];
        }
        if ('statement' in receipt && !isStatement(receipt))
          return [
            true,
            `The receipt ${path} of expenses/${id} isn't a statement that our form makes.`,
          ];
        const isSame = file?.size === size && file.generation === generation;
        const what = file === undefined ? 'is gone' : "isn't the file that was submitted";
        return [!isSame, `The receipt ${path} of expenses/${id} ${what}.`];
      }),
    ]);
  });
  const orphans = receipts.filter(
    ({ path, createdAt }) => !named.has(path) && now - createdAt > UNNAMED_FILE_MS,
  );
  return [...wrong, ...orphans.map(({ path }) => `The receipt ${path} belongs to no expense.`)];
}

/** Whether a statement is a picture with its facts. */
function isStatement({ type, statement }: Receipt): boolean {
  return type === 'image/png' && invalidFields(STATEMENT_FIELDS, membersOf(statement)).length === 0;
}

/** Returns the receipts of a version of an expense. */
function receiptsIn({ submission }: DocumentData): readonly Receipt[] {
  // Only the server writes submissions.
  return (membersOf(submission)['receipts'] ?? []) as Receipt[];
}
