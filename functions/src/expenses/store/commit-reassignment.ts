import { actorFields, type Administrator } from '@pa-ledger/domain/people/administrator';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { Firestore } from 'firebase-admin/firestore';
import { updateMissingApproverAlert } from '../../alerts/missing-approver-alert.ts';
import { EXPENSES } from '../../firestore/paths.ts';
import { addMail, type NewMail } from '../../outbox/outbox.ts';
import { versionKey, type StoredExpense } from '../expenses.ts';
import { addHistory } from './add-history.ts';
import { chainFields } from './expense-format.ts';

/** A reassignment of the open step to store. */
export interface ReassignmentCommit {
  readonly before: StoredExpense;
  readonly after: Expense;
  readonly step: number;
  /** Who changed the settings; null if nobody did. */
  readonly by: Administrator | null;
  readonly at: number;
  readonly mails: readonly NewMail[];
}

/** Stores who is asked now, with history and mails, guarded by the expense's version. */
export async function commitReassignment(
  db: Firestore,
  { before, after, step, by, at, mails }: ReassignmentCommit,
): Promise<void> {
  const batch = db.batch();
  const ref = db.collection(EXPENSES).doc(after.id);
  batch.update(ref, chainFields(after), { lastUpdateTime: before.version });
  addHistory(batch, db, after.id, `reassigned-${versionKey(before)}`, {
    at,
    ...(by === null ? { by: 'system' } : actorFields(by)),
    what: 'reassigned',
    step,
    old: before.expense.steps[step]?.approvers ?? [],
    new: after.steps[step]?.approvers ?? [],
  });
  for (const mail of mails) addMail(batch, db, mail, at);
  updateMissingApproverAlert(batch, db, before.expense, after, at);
  await batch.commit();
}
