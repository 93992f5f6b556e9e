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

/** An administrator's act to store: the expense after it, and what it was before. */
export interface ActionCommit {
  readonly before: StoredExpense;
  readonly after: Expense;
  readonly line: HistoryChange;
  readonly by: Administrator;
  readonly at: number;
  readonly mails: readonly NewMail[];
}

/**
 * Stores an act in one commit: the expense under its version, its line of history and the check's number (both
 * create-only) and the mails. Two that meet cannot both pass.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9) or ABORTED (10) when another was first.
 */
export async function commitAction(db: Firestore, commit: ActionCommit): Promise<void> {
  const { before, after, line, by, at, mails } = commit;
  const taken = line.what === 'paymentVoided' ? await readTakenNumbers(db, after.id) : [];
  const batch = db.batch();
  const ref = db.collection(EXPENSES).doc(after.id);
  batch.update(ref, actionFields(after), { lastUpdateTime: before.version });
  if (line.what === 'paid') takeCheckNumber(batch, db, after);
  // A voided payment gives back what it took, and no other's.
  for (const number of taken) batch.delete(number);
  // A link that is sent again may find somebody to ask where nobody was.
  if (line.what === 'linkResent') updateMissingApproverAlert(batch, db, before.expense, after, at);
  addHistory(batch, db, after.id, entryIdOf(commit), { ...line, ...actorFields(by), at });
  for (const mail of mails) {
    addMail(batch, db, mail, at);
    // What was given up is tried again: the alert comes back if that is in vain too.
    removeAlert(batch, db, deadMail(mail, ''));
  }
  await batch.commit();
}

/** Whether there is such a fund. */
export async function isFund(db: Firestore, fundId: string): Promise<boolean> {
  return (await db.collection(FUNDS).doc(fundId).get()).exists;
}

/** One check pays one expense: its number is taken with a document that can be created once. */
function takeCheckNumber(batch: WriteBatch, db: Firestore, { id, payment }: Expense): void {
  if (payment?.checkNumber == null) return;
  const { number, checkNumber } = payment;
  const use: CheckUse = { expenseId: id, payment: number, checkNumber };
  batch.create(db.doc(checkNumberPath(checkNumber)), use);
}

/** Follows from what was done: the same payment is recorded once and voided once. */
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
