import { settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import { importMessages } from '@pa-ledger/domain/imports/import-messages';
import { unsetApprover } from '@pa-ledger/domain/imports/set-approver';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { storeSettings } from '../approvers/approver-settings.ts';
import { APPROVER_SETTINGS, IMPORTS } from '../firestore/paths.ts';
import type { Services } from '../platform/services.ts';
import { importFrom, type KeptRow, type SetByImport, type UndoneStep } from './import-store.ts';

/** Puts the approvers back that an import has set, unless somebody has set others since. */
export async function undoApprovers(
  { db, clock, checkpoint }: Services,
  id: string,
  by: Administrator,
): Promise<UndoneStep> {
  const ref = db.collection(IMPORTS).doc(id);
  return db.runTransaction(async (transaction) => {
    const [found, stored] = await transaction.getAll(ref, db.doc(APPROVER_SETTINGS));
    const before = importFrom(found);
    if (before === null || before.approvers.length === 0)
      return { removed: 0, kept: [], after: null };
    let settings = settingsFrom(stored?.data());
    const changed: SetByImport[] = [];
    for (const approver of before.approvers.toReversed()) {
      const without = unsetApprover(settings, approver, approver.before);
      if (without === null) changed.push(approver);
      else settings = without;
    }
    const removed = before.approvers.length - changed.length;
    if (removed > 0) {
      storeSettings(transaction, db, stored, settings, { by, at: clock() });
      transaction.set(ref, { ...before, approvers: changed.toReversed() });
    }
    checkpoint('before commit');
    const kept = changed.map(({ row, address }): KeptRow => {
      return { row, what: address, sentence: importMessages.changedSince };
    });
    return { removed, kept, after: null };
  });
}
