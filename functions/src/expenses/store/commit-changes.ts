import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import {
  type Changed,
  type HistoryEntry,
  historyWordsOf,
} from '@pa-ledger/domain/expenses/history';
import type { Actor } from '@pa-ledger/domain/people/administrator';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import { requireUncleared, type ClearablePlace } from '../../accounts/clearings.ts';
import { requireAccount, type AccountUse } from '../../accounts/require-account.ts';
import {
  removeAlert,
  updateMissingApproverAlert,
  updateMissingFundAlert,
} from '../../alerts/alerts.ts';
import { requireOpenDays } from '../../firestore/books.ts';
import { BOOKS, DECISIONS, EXPENSES, HISTORY } from '../../firestore/paths.ts';
import { timestamp } from '../../firestore/timestamps.ts';
import { mailsOfChange } from '../expense-mails.ts';
import { addMail, deadMail, type NewMail } from '../../outbox/outbox.ts';
import { type StoredExpense, versionKey } from '../expenses.ts';
import { changingFields } from './expense-format.ts';
import type { Writes } from '../../firestore/writes.ts';

/** A change of an expense to store: the expense as it was read, and as it is to be. */
export interface ExpenseCommit extends Changed {
  readonly before: StoredExpense;
  readonly mails: readonly NewMail[];
  /** Fields of a correction beside those that every change may touch. */
  readonly replaced?: DocumentData;
}

/** Returns the commit of a change, with the mails that it causes. @param before the expense that it was made for. */
export function commitOf(before: StoredExpense, changed: Changed): ExpenseCommit {
  return { ...changed, before, mails: mailsOfChange(changed, versionKey(before)) };
}

/** What else a commit holds. */
interface CommitOptions {
  readonly days?: readonly string[];
  readonly entry?: AccountUse | null;
  readonly taken?: ClearablePlace | null;
  readonly require?: (transaction: Transaction) => Promise<void>;
  readonly also?: (writes: Writes) => Promise<void> | void;
}

/**
 * Stores changes of expenses in one commit: each expense, guarded by its version, its history entry and a step's
 * decision (both create-only), and the mails. Of two at the same time, only one succeeds.
 * @param days on which something counts before or after the changes; none for what happens now.
 * @param entry what is new on one of the days, and names its account.
 * @param taken what ceases to count, unless a statement of the bank has cleared it.
 * @param require throws if what it reads in the commit no longer holds.
 * @param also adds what else belongs to the commit.
 * @throws DomainError if one of the days is closed, or the entry does not name its account.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9) or ABORTED (10) when another was first.
 */
export async function commitChanges(
  db: Firestore,
  commits: readonly ExpenseCommit[],
  actor: Actor,
  at: Instant,
  { days = [], entry = null, taken = null, require, also }: CommitOptions = {},
): Promise<void> {
  const add = async (writes: Writes): Promise<void> => {
    addChanges(writes, db, commits, actor, at);
    await also?.(writes);
  };
  if (days.length === 0 && require === undefined) {
    const batch = db.batch();
    await add(batch);
    await batch.commit();
    return;
  }
  await db.runTransaction(
    async (transaction) => {
      const books = await transaction.get(db.doc(BOOKS));
      requireOpenDays(books, days, at);
      await requireAccount(transaction, db, books, entry, null);
      await requireUncleared(transaction, db, taken === null ? [] : [taken]);
      await require?.(transaction);
      await add(transaction);
    },
    // Whoever decided from what they read decides again.
    { maxAttempts: 1 },
  );
}

function addChanges(
  batch: Writes,
  db: Firestore,
  commits: readonly ExpenseCommit[],
  actor: Actor,
  at: Instant,
): void {
  for (const commit of commits) {
    const { before, expense, change, mails, replaced } = commit;
    const ref = db.collection(EXPENSES).doc(expense.id);
    batch.update(
      ref,
      { ...changingFields(expense), ...replaced },
      { lastUpdateTime: before.version },
    );
    const entry = { ...change, ...actor, ...stepFacts(commit), at };
    addHistory(batch, db, expense, entryIdOf(commit), entry);
    addDecision(batch, db, commit);
    if (expense.steps !== before.expense.steps)
      updateMissingApproverAlert(batch, db, before.expense, expense, at);
    updateMissingFundAlert(batch, db, before.expense, expense, at);
    for (const mail of mails) {
      addMail(batch, db, mail, at);
      // A mail that was given up is tried again. If that fails too, the alert comes back.
      removeAlert(batch, db, deadMail(mail, ''));
    }
  }
}

/** Adds what was decided at a step, if the change is a decision. */
function addDecision(
  batch: Writes,
  db: Firestore,
  { expense, change: { what, step } }: Changed,
): void {
  const decision = step === null ? null : expense.steps[step]?.decision;
  if (decision && (what === 'approved' || what === 'rejected')) {
    const ref = db
      .collection(EXPENSES)
      .doc(expense.id)
      .collection(DECISIONS)
      .doc(`${keyOf(expense)}${step}`);
    const version = expense.submissionVersion === 1 ? {} : { version: expense.submissionVersion };
    batch.create(ref, { ...decision, at: timestamp(decision.at), step, ...version });
  }
}

/** What an entry of the history keeps of the step that it is about: a correction may make another chain. */
function stepFacts({ expense, change }: Changed): Pick<HistoryEntry, 'role' | 'reason'> {
  const step = change.step === null ? undefined : expense.steps[change.step];
  if (step === undefined) return {};
  const isDecision = change.what === 'approved' || change.what === 'rejected';
  const reason = isDecision ? step.decision?.reason : undefined;
  return { role: step.role, ...(reason === undefined ? {} : { reason }) };
}

/** The id depends on the change, so that the same payment is recorded once and taken back once. */
function entryIdOf({ before, expense, change }: ExpenseCommit): string {
  switch (change.what) {
    case 'approved':
    case 'rejected':
      return `decision-${keyOf(expense)}${change.step}`;
    case 'paid':
      return `paid-${expense.payments}`;
    case 'paymentVoided':
    case 'enteredByMistake':
      return `void-${expense.payments}`;
    case 'duplicateSettled':
      return `not-double-${change.old}`;
    case 'returned':
      return `returned-${expense.submissionVersion}`;
    case 'corrected':
      return `corrected-${change.new}`;
    case 'withdrawn':
      return 'withdrawn';
    case 'linkResent':
      return `resent-${versionKey(before)}`;
    default:
      return `${change.what}-${versionKey(before)}`;
  }
}

/** Returns what sets the ids of a corrected submission apart: each version is decided once. */
function keyOf({ submissionVersion }: ListedExpense): string {
  return submissionVersion === 1 ? '' : `${submissionVersion}-`;
}

/** Adds a line of history to the commit that makes it true; create-only. @param expense as it is after the commit. */
export function addHistory(
  writes: Writes,
  db: Firestore,
  expense: ListedExpense,
  entryId: string,
  entry: HistoryEntry,
): void {
  const ref = db.collection(EXPENSES).doc(expense.id).collection(HISTORY).doc(entryId);
  writes.create(ref, { ...entry, at: timestamp(entry.at), words: historyWordsOf(expense) });
}
