import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { CLEARINGS, DATA_VERSION, STATEMENTS } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { readLastStatement, readsOf, statementFrom } from './statements.ts';

/**
 * Opens the last statement of its account again: what it cleared is not cleared any more. It is no error if it was reopened
 * before.
 * @param reason tidied.
 * @returns how many items it had cleared.
 * @throws DomainError `statementGone`, or `statementNotLast`.
 */
export async function reopenStatement(
  id: string,
  reason: string,
  by: Administrator,
  { db, clock, checkpoint }: Services,
): Promise<number> {
  const cleared = await db.runTransaction(async (transaction) => {
    checkpoint('before read');
    const [version, found] = await transaction.getAll(
      db.doc(DATA_VERSION),
      db.collection(STATEMENTS).doc(id),
    );
    requireCurrentVersion(version);
    if (found?.exists !== true) throw new DomainError('statementGone');
    const statement = statementFrom(found);
    if (statement.reopened !== null) return 0;
    const last = await readLastStatement(db, statement.accountId, readsOf(transaction));
    if (last?.id !== id) throw new DomainError('statementNotLast');
    checkpoint('after read');
    const before = found.data() ?? {};
    const after = { ...before, reopened: { reason, by }, version: statement.version + 1 };
    const place = { collection: STATEMENTS, document: id };
    storeChange(transaction, db, place, { before, after }, { by, at: clock() });
    for (const key of statement.cleared) transaction.delete(db.collection(CLEARINGS).doc(key));
    checkpoint('before commit');
    return statement.cleared.length;
  });
  checkpoint('after commit');
  return cleared;
}
