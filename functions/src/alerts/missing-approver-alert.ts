import type { AlertCause } from '@pa-ledger/domain/alerts/alert';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { openStepIndex, type Expense } from '@pa-ledger/domain/expenses/expense';
import type { Firestore } from 'firebase-admin/firestore';
import { addAlert, removeAlert } from './alerts.ts';
import type { Writes } from '../firestore/writes.ts';

/** Returns the alert's cause if nobody can decide an expense's open step; null if somebody can, or no step is open. */
export function missingApproverAlert(
  expense: Pick<Expense, 'id' | 'status' | 'steps'>,
): Extract<AlertCause, { kind: 'noApprover' }> | null {
  const step = expense.status === 'pending' ? openStepIndex(expense) : null;
  const open = step === null ? undefined : expense.steps[step];
  if (step === null || open === undefined || open.approvers.length > 0) return null;
  const { role, blocked } = open;
  return { kind: 'noApprover', expenseId: expense.id, step, role, why: blocked ?? 'notSet' };
}

/** Raises or clears the alert of a step without an approver, in the commit that opens, blocks or unblocks the step. */
export function updateMissingApproverAlert(
  writes: Writes,
  db: Firestore,
  before: Expense | null,
  after: Expense,
  now: Instant,
): void {
  const [was, is] = [before && missingApproverAlert(before), missingApproverAlert(after)];
  if (is !== null) addAlert(writes, db, is, now);
  else if (was !== null) removeAlert(writes, db, was);
}
