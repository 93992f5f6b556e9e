import type { Act } from '@pa-ledger/domain/expenses/decide/approval';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { Firestore } from 'firebase-admin/firestore';
import { updateMissingApproverAlert } from '../../alerts/missing-approver-alert.ts';
import { DECISIONS, EXPENSES } from '../../firestore/paths.ts';
import { timestamp } from '../../firestore/timestamps.ts';
import { addMail, type NewMail } from '../../outbox/outbox.ts';
import type { StoredExpense } from '../expenses.ts';
import { addHistory } from './add-history.ts';
import { chainFields } from './expense-format.ts';

/** A decision to store: the expense before and after it. */
export interface DecisionCommit {
  readonly before: StoredExpense;
  readonly after: Expense;
  readonly act: Act;
  readonly at: number;
  readonly mails: readonly NewMail[];
}

/**
 * Stores a decision in one commit: the decision's own document (create-only, named for its step), the expense, guarded by
 * its version, the history and the mails. Of two at the same time, only one succeeds.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9) or ABORTED (10) when another was first.
 */
export async function commitDecision(db: Firestore, commit: DecisionCommit): Promise<void> {
  const { before, after, act, at } = commit;
  const batch = db.batch();
  const ref = db.collection(EXPENSES).doc(after.id);
  const actor = { by: act.by, ...(act.byUid === undefined ? {} : { byUid: act.byUid }) };
  const decision = { action: act.action, ...actor, reason: act.reason, at: timestamp(at) };
  batch.create(ref.collection(DECISIONS).doc(String(act.step)), { ...decision, step: act.step });
  batch.update(ref, chainFields(after), { lastUpdateTime: before.version });
  addHistory(batch, db, after.id, `decision-${act.step}`, {
    at,
    ...actor,
    what: act.action === 'approve' ? 'approved' : 'rejected',
    step: act.step,
    old: before.expense.status,
    new: after.status,
  });
  for (const mail of commit.mails) addMail(batch, db, mail, at);
  updateMissingApproverAlert(batch, db, before.expense, after, at);
  await batch.commit();
}
