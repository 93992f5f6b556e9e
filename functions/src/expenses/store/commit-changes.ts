import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import {
  type Changed,
  type HistoryEntry,
  historyWordsOf,
} from '@pa-ledger/domain/expenses/history';
import type { Actor } from '@pa-ledger/domain/people/person';
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

/** A change of an expense to store: the expense before and after. */
export interface ExpenseCommit extends Changed {
  readonly before: StoredExpense;
  readonly mails: readonly NewMail[];
  /** A correction's fields besides those that every change may touch. */
  readonly replaced?: DocumentData;
}

/** Returns the commit of a change, with the emails that it causes. @param before the expense as it was read. */
export function commitOf(before: StoredExpense, changed: Changed): ExpenseCommit {
  return { ...changed, before, mails: mailsOfChange(changed, before.expense, versionKey(before)) };
}

/** What else a commit holds. */
interface CommitOptions {
  readonly days?: readonly string[];
  readonly entry?: AccountUse | null;
  readonly removed?: ClearablePlace | null;
  readonly require?: (transaction: Transaction) => Promise<void>;
  readonly also?: (writes: Writes) => Promise<void> | void;
}

/**
 * Stores changes of expenses in one commit: each expense, guarded by its version, its history entry, and a step's
 * decision (both create-only), and the emails. Of two at the same time, only one succeeds.
 * @param days dates on which something counts before or after the changes; none for what happens now.
 * @param entry a new entry on one of the days, which names its account.
 * @param removed an entry that stops counting, unless a bank statement cleared it.
 * @param require throws if what it reads in the commit no longer holds.
 * @param also adds what else belongs to the commit.
 * @throws DomainError if one of the days is closed, or the entry doesn't name its account.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9), or ABORTED (10) if another write came first.
 */
export async function commitChanges(
  db: Firestore,
  commits: readonly ExpenseCommit[],
  actor: Actor,
  at: Instant,
  { days = [], entry = null, removed = null, require, also }: CommitOptions = {},
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
      await requireUncleared(transaction, db, removed === null ? [] : [removed]);
      await require?.(transaction);
      await add(transaction);
    },
    // The caller decides again from what it reads then.
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
      // This tries again an email that we gave up. If that fails too, the alert comes back.
      removeAlert(batch, db, deadMail(mail, ''));
    }
  }
}

/** Adds a step's decision, if the change is one. */
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

/** What a history entry keeps of its step, since a correction may change the chain. */
function stepFacts({ expense, change }: Changed): Pick<HistoryEntry, 'role' | 'reason'> {
  const step = change.step === null ? undefined : expense.steps[change.step];
  if (step === undefined) return {};
  const isDecision = change.what === 'approved' || change.what === 'rejected';
  const reason = isDecision ? step.decision?.reason : undefined;
  return { role: step.role, ...(reason === undefined ? {} : { reason }) };
}

/** The id depends on the change, so that the same payment is recorded once and reversed once. */
function entryIdOf({ before, expense, change }: ExpenseCommit): string {
  switch (change.what) {
    case 'approved':
    case 'rejected':
      return `decision-${keyOf(expense)}${change.step}`;
    case 'paid':
      return `paid-${expense.payments}`;
    case 'checkSent':
      return `sent-${expense.payments}`;
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

/** Returns what sets a later chain's ids apart: each version is decided once, and so is each chain after new lines. */
function keyOf({ submissionVersion, chain }: ListedExpense): string {
  const version = submissionVersion === 1 ? '' : `${submissionVersion}-`;
  return chain === 0 ? version : `${version}c${chain}-`;
}

/** Adds a line of history to the commit that makes it true. Create-only. @param expense after the commit. */
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
