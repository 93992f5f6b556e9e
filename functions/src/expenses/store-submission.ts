import type { Category } from '@pa-ledger/domain/categories/category';
import type { SentLine } from '@pa-ledger/domain/expenses/decide/approval';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { updateMissingApproverAlert } from '../alerts/alerts.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { CATEGORIES, CONTACTS, DATA_VERSION, EXPENSES } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';
import { addMail, type NewMail } from '../outbox/outbox.ts';
import { addHistory, commitChanges, commitOf } from './store/commit-changes.ts';
import { contactDocument } from './contact-format.ts';
import { expenseDocument, versionFields } from './store/expense-format.ts';
import type { Changed } from '@pa-ledger/domain/expenses/history';
import type { Actor } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { DomainError } from '../platform/domain-error.ts';
import type { StoredExpense } from './expenses.ts';
import { addEarlierVersion } from './store/earlier-versions.ts';

/**
 * Creates an expense, its history, and its emails in one commit, if its categories haven't changed since: a rename, a
 * deletion, or a migration that starts at the same moment doesn't miss the expense.
 * @returns false if a category changed. It then stores nothing.
 * @throws ALREADY_EXISTS (gRPC 6) if the id is taken.
 * @throws DomainError if the data has another version than this program, or an upgrade is running.
 */
export async function createExpense(
  lines: readonly SentLine[],
  db: Firestore,
  expense: Expense,
  contentSha256: string,
  mails: readonly NewMail[],
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const [version, same] = await Promise.all([
      transaction.get(db.doc(DATA_VERSION)),
      areSameCategories(lines, db, transaction),
    ]);
    requireCurrentVersion(version);
    if (same) addExpense(transaction, db, expense, contentSha256, mails);
    return same;
  });
}

/** Whether the categories of a form are still stored as it knows them. */
async function areSameCategories(
  lines: readonly SentLine[],
  db: Firestore,
  transaction: Transaction,
): Promise<boolean> {
  const now = await transaction.getAll(
    ...lines.map(({ category }) => db.collection(CATEGORIES).doc(category.id)),
  );
  return lines.every(({ category }, index) => isSameCategory(category, now[index]));
}

/** Whether a category is still in use and stored as the expense knows it. */
export function isSameCategory(category: Category, stored: DocumentSnapshot | undefined): boolean {
  return (
    stored?.get('name') === category.name &&
    stored.get('archived') !== true &&
    (stored.get('offForm') === true) === (category.offForm === true) &&
    stored.get('requiresEventApprover') === category.requiresEventApprover
  );
}

/** Adds a new expense, its contact, its history, and its emails to a commit. */
export function addExpense(
  writes: Writes,
  db: Firestore,
  expense: Expense,
  contentSha256: string,
  mails: readonly NewMail[],
): void {
  const ref = db.collection(EXPENSES).doc(expense.id);
  writes.create(ref, { ...expenseDocument(expense), contentSha256 });
  writes.create(db.collection(CONTACTS).doc(expense.id), contactDocument(expense));
  addHistory(writes, db, expense, 'submitted', {
    at: expense.submittedAt,
    ...submitterOf(expense),
    what: 'submitted',
    step: null,
    old: null,
    new: expense.status,
  });
  for (const mail of mails) addMail(writes, db, mail, expense.submittedAt);
  updateMissingApproverAlert(writes, db, null, expense, expense.submittedAt);
}

/** A submitter's change to store. */
interface SubmitterChange {
  readonly before: StoredExpense;
  readonly changed: Changed;
  readonly at: Instant;
}

/**
 * Stores a correction in one commit with the version before it, if its categories haven't changed since.
 * @param change with a function that adds the line about a replaced approver, if there is one.
 * @param contentSha256 of the sent correction, by which we recognize the same one again.
 * @throws DomainError `busy` if a category has changed.
 * @throws as `commitChanges`.
 */
export async function storeCorrection(
  db: Firestore,
  {
    before,
    changed,
    at,
    approverChange,
  }: SubmitterChange & { readonly approverChange: (writes: Writes) => void },
  lines: readonly SentLine[],
  contentSha256: string,
): Promise<void> {
  const replaced = { ...versionFields(changed.expense), contentSha256 };
  await commitChanges(
    db,
    [{ ...commitOf(before, changed), replaced }],
    submitterOf(before.expense),
    at,
    {
      async require(transaction) {
        if (!(await areSameCategories(lines, db, transaction)))
          throw new DomainError('busy', { retryAfterSeconds: 1 });
      },
      also(writes) {
        addEarlierVersion(writes, db, before.expense, changed.expense);
        approverChange(writes);
      },
    },
  );
}

/** Stores that a submitter withdrew an expense. @throws as `commitChanges`. */
export async function storeWithdrawal(
  db: Firestore,
  { before, changed, at }: SubmitterChange,
): Promise<void> {
  await commitChanges(db, [commitOf(before, changed)], submitterOf(before.expense), at);
}

/** The contact's id: we keep the history for good, but not the address. */
function submitterOf({ id }: Expense): Actor {
  return { by: id };
}
