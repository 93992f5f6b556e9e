import { cellFrom } from '@pa-ledger/domain/ledger/cells';
import { LEDGER_COLLECTIONS } from '@pa-ledger/domain/ledger/lines';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import type { DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore';
import { countAgain } from './count-again.ts';
import type { MigrationStep } from './migration.ts';
import { pagesOf } from './pages.ts';

/**
 * Before version 6 an expense did not say on which day it was approved. Its last approval does: the day is the one at the
 * school. The history stays as it is.
 */
export const DAYS_OF_APPROVAL: MigrationStep = {
  name: 'Approved expenses say on which day they were',
  async run({ db }) {
    for await (const page of pagesOf(db.collection('expenses'))) {
      const batch = db.batch();
      for (const found of page) {
        if (found.get('approvedOn') !== undefined) continue;
        const approvedOn = dayOfApproval(found.data());
        batch.update(found.ref, { approvedOn }, { lastUpdateTime: found.updateTime });
      }
      await batch.commit();
    }
  },
};

function dayOfApproval({ status, steps }: DocumentData): string | null {
  if (status !== 'approved' && status !== 'paid') return null;
  // As the functions stored it: each step of such an expense is approved.
  const { decision } = (steps as { decision: { at: Timestamp } }[]).at(-1) ?? {};
  if (decision === undefined) throw new Error('An approved expense has no approval.');
  return dateAt(decision.at.toMillis(), organization.timeZone);
}

/** Before version 6 a transaction was counted in one cell of all time. What is counted anew by months stays so. */
export const COUNTED_BY_MONTHS: MigrationStep = {
  name: 'Totals by months',
  async run({ db, progress }) {
    for (const collection of LEDGER_COLLECTIONS) await countAgain(collection, { db, progress });
    await dropUnknown(db);
  },
};

/** What is still counted without a revision belongs to no transaction, and is in no cell of a month. */
async function dropUnknown(db: Firestore): Promise<void> {
  for await (const page of pagesOf(db.collection('counted'))) {
    const batch = db.batch();
    for (const found of page) {
      const isFurther = found.id.split('~').length > 2;
      if (!isFurther && found.get('revision') === undefined) batch.delete(found.ref);
    }
    await batch.commit();
  }
}

/** Last: until then the totals are there as they were. */
export const CELLS_OF_ALL_TIME: MigrationStep = {
  name: 'Totals of all time are gone',
  async run({ db }) {
    const all = await db.collection('totals').select().get();
    for (const { id, ref } of all.docs) if (cellFrom(id) === null) await ref.delete();
  },
};

/** From data of version 5 to version 6, in this order. */
export const STEPS_TO_6: readonly MigrationStep[] = [
  DAYS_OF_APPROVAL,
  COUNTED_BY_MONTHS,
  CELLS_OF_ALL_TIME,
];
