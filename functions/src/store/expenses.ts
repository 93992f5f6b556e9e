import type { Act } from '@pa-ledger/domain/approval';
import type { Expense } from '@pa-ledger/domain/expense';
import type { HistoryEntry } from '@pa-ledger/domain/history';
import { NO_SETTINGS, type ApproverSettings } from '@pa-ledger/domain/settings';
import type { Timestamp } from 'firebase-admin/firestore';
import { type DocumentSnapshot, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { addMail, type NewMail } from './outbox.ts';
import { chainFields, expenseDocument, expenseFrom, timestamp } from './expense-format.ts';
import { APPROVER_SETTINGS, DECISIONS, EXPENSES, HISTORY } from './paths.ts';

/** An expense with the moment of its last write, which guards the next one. */
export interface StoredExpense {
  readonly expense: Expense;
  readonly version: Timestamp;
  /** The hash of the submitted content, which makes a retry recognisable. */
  readonly contentSha256: string;
}

/** Reads an expense and the approver settings in one call; the expense is null when there is none. */
export async function readExpense(
  db: Firestore,
  id: string,
): Promise<{ stored: StoredExpense | null; settings: ApproverSettings }> {
  const [expense, settings] = await db.getAll(
    db.collection(EXPENSES).doc(id),
    db.doc(APPROVER_SETTINGS),
  );
  return {
    stored: expense?.exists ? storedExpense(expense) : null,
    settings: settingsFrom(settings),
  };
}

/** The approver settings as they are now. */
export async function readSettings(db: Firestore): Promise<ApproverSettings> {
  return settingsFrom(await db.doc(APPROVER_SETTINGS).get());
}

/** All expenses that wait for a decision. */
export async function readPendingExpenses(db: Firestore): Promise<StoredExpense[]> {
  const found = await db.collection(EXPENSES).where('status', '==', 'pending').get();
  return found.docs.map(storedExpense);
}

/**
 * Creates an expense, its history and its mails in one commit.
 * @throws ALREADY_EXISTS (gRPC 6) when the id is taken.
 */
export async function createExpense(
  db: Firestore,
  expense: Expense,
  contentSha256: string,
  mails: readonly NewMail[],
): Promise<void> {
  const batch = db.batch();
  const ref = db.collection(EXPENSES).doc(expense.id);
  batch.create(ref, { ...expenseDocument(expense), contentSha256 });
  addHistory(batch, db, expense.id, 'submitted', {
    at: expense.submittedAt,
    by: expense.submission.email,
    what: 'submitted',
    step: null,
    old: null,
    new: expense.status,
  });
  for (const mail of mails) addMail(batch, db, mail, expense.submittedAt);
  await batch.commit();
}

/** A decision to store: the expense after it, and what it was before. */
export interface DecisionCommit {
  readonly before: StoredExpense;
  readonly after: Expense;
  readonly act: Act;
  readonly at: number;
  readonly mails: readonly NewMail[];
}

/**
 * Stores a decision in one commit: the decision's own document (create-only, named for its step), the expense under
 * its version, the history and the mails. Two that meet cannot both pass.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9) or ABORTED (10) when another was first.
 */
export async function commitDecision(db: Firestore, commit: DecisionCommit): Promise<void> {
  const { before, after, act, at } = commit;
  const batch = db.batch();
  const ref = db.collection(EXPENSES).doc(after.id);
  const decision = { action: act.action, by: act.by, reason: act.reason, at: timestamp(at) };
  batch.create(ref.collection(DECISIONS).doc(String(act.step)), { ...decision, step: act.step });
  batch.update(ref, chainFields(after), { lastUpdateTime: before.version });
  addHistory(batch, db, after.id, `decision-${act.step}`, {
    at,
    by: act.by,
    what: act.action === 'approve' ? 'approved' : 'rejected',
    step: act.step,
    old: before.expense.status,
    new: after.status,
  });
  for (const mail of commit.mails) addMail(batch, db, mail, at);
  await batch.commit();
}

/** Stores who is asked now, with history and mails, under the expense's version. */
export async function commitReassignment(
  db: Firestore,
  before: StoredExpense,
  after: Expense,
  step: number,
  at: number,
  mails: readonly NewMail[],
): Promise<void> {
  const batch = db.batch();
  const ref = db.collection(EXPENSES).doc(after.id);
  batch.update(ref, chainFields(after), { lastUpdateTime: before.version });
  addHistory(batch, db, after.id, `reassigned-${turnOf(before)}`, {
    at,
    by: 'system',
    what: 'reassigned',
    step,
    old: before.expense.steps[step]?.approvers.join(', ') ?? null,
    new: after.steps[step]?.approvers.join(', ') ?? null,
  });
  for (const mail of mails) addMail(batch, db, mail, at);
  await batch.commit();
}

/** A name for the turn that a version of the expense gives: the same version gives it once. */
export function turnOf({ version }: StoredExpense): string {
  return `${version.seconds}-${version.nanoseconds}`;
}

function addHistory(
  batch: WriteBatch,
  db: Firestore,
  expenseId: string,
  entryId: string,
  entry: HistoryEntry,
): void {
  const ref = db.collection(EXPENSES).doc(expenseId).collection(HISTORY).doc(entryId);
  batch.create(ref, { ...entry, at: timestamp(entry.at) });
}

function storedExpense(snapshot: DocumentSnapshot): StoredExpense {
  const data = snapshot.data();
  const version = snapshot.updateTime;
  if (data === undefined || version === undefined) throw new Error('The expense is gone.');
  const contentSha256: unknown = data['contentSha256'];
  return {
    expense: expenseFrom(snapshot.id, data),
    version,
    contentSha256: typeof contentSha256 === 'string' ? contentSha256 : '',
  };
}

function settingsFrom(snapshot: DocumentSnapshot | undefined): ApproverSettings {
  const data = snapshot?.data();
  if (data === undefined) return NO_SETTINGS;
  // The rules hold the shape; a field that is absent means nobody is set.
  return { ...NO_SETTINGS, ...(data as Partial<ApproverSettings>) };
}
