import { lacksFund } from '@pa-ledger/domain/expenses/expense-lines';
import { type Alert, type AlertCause, alertIdOf } from '@pa-ledger/domain/alerts/alert';
import type { Instant } from '@pa-ledger/domain/time/dates';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { isAlreadyExists, isContention, isGone } from '../platform/failures.ts';
import { instantOf, timestamp } from '../firestore/timestamps.ts';
import type { Writes } from '../firestore/writes.ts';
import { ALERTS } from '../firestore/paths.ts';
import { type Expense, openStepIndex } from '@pa-ledger/domain/expenses/expense';

/** An alert and its document. */
export interface StoredAlert {
  readonly alert: Alert;
  readonly ref: DocumentReference;
  /** When it was last written. Clearing it takes this version, so a newer cause isn't lost. */
  readonly version: Timestamp;
}

/** Raises an alert in the commit that causes it. */
export function addAlert(writes: Writes, db: Firestore, cause: AlertCause, now: Instant): void {
  writes.set(alertRef(db, cause), alertDocument(cause, now, 1));
}

/** Clears an alert in the commit that ends its cause. It's no error if there is none. */
export function removeAlert(writes: Writes, db: Firestore, cause: AlertCause): void {
  writes.delete(alertRef(db, cause));
}

/**
 * Raises an alert, or notes that we saw its cause again.
 * @param times how often we saw it just now.
 * @returns whether it's a new one.
 */
export async function raiseAlert(
  db: Firestore,
  cause: AlertCause,
  now: Instant,
  times = 1,
): Promise<boolean> {
  const ref = alertRef(db, cause);
  try {
    await ref.create(alertDocument(cause, now, times));
    return true;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
  try {
    const again = { lastSeen: timestamp(now), count: FieldValue.increment(times) };
    await ref.update({ ...cause, ...again });
  } catch (error) {
    // Someone just cleared it. If the cause is still there, we'll see it again.
    if (!isGone(error)) throw error;
  }
  return false;
}

/**
 * Clears an alert if it hasn't changed since we read it.
 * @returns false if it was raised again and stays.
 */
export async function clearAlert({ ref, version }: StoredAlert): Promise<boolean> {
  try {
    await ref.delete({ lastUpdateTime: version });
    return true;
  } catch (error) {
    if (isContention(error) || isGone(error)) return false;
    throw error;
  }
}

/** Reads all alerts. */
export async function readAlerts(db: Firestore): Promise<StoredAlert[]> {
  const { docs } = await db.collection(ALERTS).get();
  return docs.map(storedAlert);
}

function alertRef(db: Firestore, cause: AlertCause): DocumentReference {
  return db.collection(ALERTS).doc(alertIdOf(cause));
}

/** The document of a new alert. @param count how often we saw its cause. */
export function alertDocument(cause: AlertCause, now: Instant, count: number): DocumentData {
  return { ...cause, since: timestamp(now), lastSeen: timestamp(now), count };
}

function storedAlert(snapshot: DocumentSnapshot): StoredAlert {
  const data = snapshot.data() ?? {};
  const at = (field: string): Instant => instantOf(data[field]) ?? 0;
  // Only the functions above write it.
  const alert = { ...data, since: at('since'), lastSeen: at('lastSeen') } as Alert;
  return { alert, ref: snapshot.ref, version: snapshot.updateTime ?? Timestamp.fromMillis(0) };
}

/** Returns an alert if the open step of an expense has no approver; null if it has one, or no step is open. */
export function missingApproverAlert(
  expense: Pick<Expense, 'id' | 'status' | 'steps'>,
): Extract<AlertCause, { kind: 'noApprover' }> | null {
  const step = expense.status === 'pending' ? openStepIndex(expense) : null;
  const open = step === null ? undefined : expense.steps[step];
  if (step === null || open === undefined || open.approvers.length > 0) return null;
  const { role, blocked } = open;
  return { kind: 'noApprover', expenseId: expense.id, step, role, why: blocked ?? 'notSet' };
}

/** Returns an alert if an approved expense has no fund; null if it has one or needs none. */
export function missingFundAlert(
  expense: Pick<Expense, 'id' | 'status' | 'lines'>,
): Extract<AlertCause, { kind: 'fundMissing' }> | null {
  const { id, status } = expense;
  const isCounted = status === 'approved' || status === 'paid';
  return isCounted && lacksFund(expense) ? { kind: 'fundMissing', expenseId: id } : null;
}

/** Raises or clears the alert about a missing fund, in the commit that approves the expense or sets its fund. */
export function updateMissingFundAlert(
  writes: Writes,
  db: Firestore,
  before: Expense,
  after: Expense,
  now: Instant,
): void {
  const [was, is] = [missingFundAlert(before), missingFundAlert(after)];
  if (is !== null && was === null) addAlert(writes, db, is, now);
  else if (is === null && was !== null) removeAlert(writes, db, was);
}

/** Raises or clears the alert about a missing approver, in the commit that opens, blocks, or unblocks the step. */
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
