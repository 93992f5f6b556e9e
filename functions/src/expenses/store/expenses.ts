import { actorFields, type Administrator } from '@pa-ledger/domain/people/administrator';
import type { Act } from '@pa-ledger/domain/expenses/decide/approval';
import type { Category } from '@pa-ledger/domain/categories/category';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { settingsFrom, type ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { alertOfBlock } from '../../alerts/missing-approver-alert.ts';
import { addMail, type NewMail, type Writes } from '../../outbox/outbox.ts';
import { chainFields, expenseDocument, expenseFrom, timestamp } from './expense-format.ts';
import { requireCurrentVersion } from '../../firestore/data-version.ts';
import { submissionDigest } from './submission-digest.ts';
import {
  APPROVER_SETTINGS,
  CATEGORIES,
  DATA_VERSION,
  DECISIONS,
  EXPENSES,
  HISTORY,
} from '../../firestore/paths.ts';
import { pendingExpenses } from '../../firestore/queries.ts';

/** An expense with the moment of its last write, which guards the next one. */
export interface StoredExpense {
  readonly expense: Expense;
  readonly version: Timestamp;
  /** The hash of the submitted content, which makes a retry recognisable. */
  readonly contentSha256: string;
  /** Whether the submission is the one that was stored; true of those stored before there were digests. */
  readonly submissionIntact: boolean;
}

/**
 * Reads an expense and the approver settings in one call; the expense is null when there is none.
 * @throws DomainError when the data are of another version than this program, or are being upgraded.
 */
export async function readExpense(
  db: Firestore,
  id: string,
): Promise<{ stored: StoredExpense | null; settings: ApproverSettings }> {
  const [expense, settings, version] = await db.getAll(
    db.collection(EXPENSES).doc(id),
    db.doc(APPROVER_SETTINGS),
    db.doc(DATA_VERSION),
  );
  requireCurrentVersion(version);
  return {
    stored: expense?.exists ? storedExpense(expense) : null,
    settings: settingsFrom(settings?.data()),
  };
}

/**
 * Reads several expenses in one call, each once; those that are not there are left out.
 * @param unreadable is told of each that cannot be read; the others are not held up by it.
 */
export async function readExpenses(
  db: Firestore,
  ids: readonly string[],
  unreadable: (id: string) => void,
): Promise<StoredExpense[]> {
  const refs = [...new Set(ids)].map((id) => db.collection(EXPENSES).doc(id));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  return found
    .filter((expense) => expense.exists)
    .flatMap((expense) => {
      try {
        return [storedExpense(expense)];
      } catch {
        unreadable(expense.id);
        return [];
      }
    });
}

/**
 * All expenses that wait for a decision.
 * @param unreadable is told of each that cannot be read; the others are not held up by it.
 */
export async function readPendingExpenses(
  db: Firestore,
  unreadable: (id: string, error: unknown) => Promise<void>,
): Promise<StoredExpense[]> {
  const found = await pendingExpenses(db).get();
  const read: StoredExpense[] = [];
  for (const document of found.docs) {
    try {
      read.push(storedExpense(document));
    } catch (error) {
      await unreadable(document.id, error);
    }
  }
  return read;
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
  addExpense(batch, db, expense, contentSha256, mails);
  await batch.commit();
}

/**
 * The same, as long as the category is still what the expense was made for: a rename or a deletion at the same moment
 * does not miss it, nor does a migration that begins.
 * @returns false when the category has changed, and nothing is stored.
 * @throws DomainError when the data are of another version than this program, or are being upgraded.
 */
export async function createExpenseIn(
  category: Category,
  db: Firestore,
  expense: Expense,
  contentSha256: string,
  mails: readonly NewMail[],
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [now, version] = await transaction.getAll(
      db.collection(CATEGORIES).doc(category.id),
      db.doc(DATA_VERSION),
    );
    requireCurrentVersion(version);
    const same =
      now?.get('name') === category.name &&
      now.get('requiresEventApprover') === category.requiresEventApprover;
    if (same) addExpense(transaction, db, expense, contentSha256, mails);
    return same;
  });
}

function addExpense(
  writes: Writes,
  db: Firestore,
  expense: Expense,
  contentSha256: string,
  mails: readonly NewMail[],
): void {
  const ref = db.collection(EXPENSES).doc(expense.id);
  writes.create(ref, { ...expenseDocument(expense), contentSha256 });
  addHistory(writes, db, expense.id, 'submitted', {
    at: expense.submittedAt,
    by: expense.submission.email,
    what: 'submitted',
    step: null,
    old: null,
    new: expense.status,
  });
  for (const mail of mails) addMail(writes, db, mail, expense.submittedAt);
  alertOfBlock(writes, db, null, expense, expense.submittedAt);
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
  alertOfBlock(batch, db, before.expense, after, at);
  await batch.commit();
}

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

/** Stores who is asked now, with history and mails, under the expense's version. */
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
    old: before.expense.steps[step]?.approvers.join(', ') ?? null,
    new: after.steps[step]?.approvers.join(', ') ?? null,
  });
  for (const mail of mails) addMail(batch, db, mail, at);
  alertOfBlock(batch, db, before.expense, after, at);
  await batch.commit();
}

/** A name for the turn that a version of the expense gives: the same version gives it once. */
export function versionKey({ version }: StoredExpense): string {
  return `${version.seconds}-${version.nanoseconds}`;
}

/** Adds a line of history to the commit that makes it true; create-only. */
export function addHistory(
  writes: Writes,
  db: Firestore,
  expenseId: string,
  entryId: string,
  entry: HistoryEntry,
): void {
  const ref = db.collection(EXPENSES).doc(expenseId).collection(HISTORY).doc(entryId);
  writes.create(ref, { ...entry, at: timestamp(entry.at) });
}

function storedExpense(snapshot: DocumentSnapshot): StoredExpense {
  const data = snapshot.data();
  const version = snapshot.updateTime;
  if (data === undefined || version === undefined) throw new Error('The expense is gone.');
  const contentSha256: unknown = data['contentSha256'];
  const expense = expenseFrom(snapshot.id, data);
  const digest: unknown = data['submissionSha256'];
  return {
    expense,
    version,
    contentSha256: typeof contentSha256 === 'string' ? contentSha256 : '',
    submissionIntact: digest === undefined || digest === submissionDigest(expense.submission),
  };
}
