import { actorFields, type Administrator } from '@pa-ledger/domain/people/administrator';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { HistoryChange } from '@pa-ledger/domain/expenses/history';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { removeAlert } from '../../alerts/alerts.ts';
import { updateMissingApproverAlert } from '../../alerts/missing-approver-alert.ts';
import { checkNumberPath, readTakenNumbers, type CheckUse } from './check-numbers.ts';
import { actionFields } from './expense-format.ts';
import { versionKey, type StoredExpense } from '../expenses.ts';
import { addHistory } from './add-history.ts';
import { addMail, deadMail, type NewMail } from '../../outbox/outbox.ts';
import { EXPENSES, FUNDS } from '../../firestore/paths.ts';

/** An administrator's action to store: the expense before and after it. */
export interface ActionCommit {
  readonly before: StoredExpense;
  readonly after: Expense;
  readonly line: HistoryChange;
  readonly by: Administrator;
  readonly at: number;
  readonly mails: readonly NewMail[];
}

/**
 * Stores an action in one commit: the expense, guarded by its version, its history entry and the check's number (both
 * create-only) and the mails. Of two at the same time, only one succeeds.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9) or ABORTED (10) when another was first.
 */
export async function commitAction(db: Firestore, commit: ActionCommit): Promise<void> {
  const { before, after, line, by, at, mails } = commit;
  const taken = line.what === 'paymentVoided' ? await readTakenNumbers(db, after.id) : [];
  const batch = db.batch();
  const ref = db.collection(EXPENSES).doc(after.id);
  batch.update(ref, actionFields(after), { lastUpdateTime: before.version });
  if (line.what === 'paid') takeCheckNumber(batch, db, after);
  // A voided payment frees its own numbers and no other's.
  for (const number of taken) batch.delete(number);
  // Resending the link may find an approver where there was none.
  if (line.what === 'linkResent') updateMissingApproverAlert(batch, db, before.expense, after, at);
  addHistory(batch, db, after.id, entryIdOf(commit), { ...line, ...actorFields(by), at });
  for (const mail of mails) {
    addMail(batch, db, mail, at);
    // A mail that was given up is tried again. If that fails too, the alert comes back.
    removeAlert(batch, db, deadMail(mail, ''));
  }
  await batch.commit();
}

/** Whether the fund exists. */
export async function isFund(db: Firestore, fundId: string): Promise<boolean> {
  return (await db.collection(FUNDS).doc(fundId).get()).exists;
}

/** One check pays one expense: a document that can be created only once takes its number. */
function takeCheckNumber(batch: WriteBatch, db: Firestore, { id, payment }: Expense): void {
  if (payment?.checkNumber == null) return;
  const { number, checkNumber } = payment;
  const use: CheckUse = { expenseId: id, payment: number, checkNumber };
  batch.create(db.doc(checkNumberPath(checkNumber)), use);
}

/** The id depends on the action, so that the same payment is recorded once and voided once. */
function entryIdOf({ before, after, line }: ActionCommit): string {
  switch (line.what) {
    case 'paid':
      return `paid-${after.payments}`;
    case 'paymentVoided':
      return `void-${after.payments}`;
    case 'linkResent':
      return `resent-${versionKey(before)}`;
    default:
      return `${line.what}-${versionKey(before)}`;
  }
}
