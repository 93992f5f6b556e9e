import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { type ApproverSettings, settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import type { DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { APPROVER_SETTINGS, DATA_VERSION, EXPENSES } from '../firestore/paths.ts';
import { pendingExpenses } from '../firestore/queries.ts';
import { expenseFrom, submissionDigest } from './store/expense-format.ts';

/** An expense and the version that guards its next write. */
export interface StoredExpense {
  readonly expense: Expense;
  readonly version: Timestamp;
  /** The hash of the submitted content, which makes a retry recognizable. */
  readonly contentSha256: string;
  /** Whether the submission is still the one that was stored. It is true of those stored before there were digests. */
  readonly submissionIntact: boolean;
}

/**
 * Reads an expense and the approver settings in one call. The expense is null if there is none.
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

/** Is told of each expense that cannot be read. The others are read all the same. */
type Unreadable = (id: string, error: unknown) => unknown;

/** Reads several expenses in one call, each once. Those that do not exist are left out. */
export async function readExpenses(
  db: Firestore,
  ids: readonly string[],
  unreadable: Unreadable,
): Promise<StoredExpense[]> {
  const refs = [...new Set(ids)].map((id) => db.collection(EXPENSES).doc(id));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  return readableExpenses(
    found.filter((expense) => expense.exists),
    unreadable,
  );
}

/** Reads all expenses that wait for a decision. */
export async function readPendingExpenses(
  db: Firestore,
  unreadable: Unreadable,
): Promise<StoredExpense[]> {
  return readableExpenses((await pendingExpenses(db).get()).docs, unreadable);
}

/** Returns those of the found expenses that can be read. */
export async function readableExpenses(
  found: readonly DocumentSnapshot[],
  unreadable: Unreadable,
): Promise<StoredExpense[]> {
  const read: StoredExpense[] = [];
  for (const document of found) {
    try {
      read.push(storedExpense(document));
    } catch (error) {
      await unreadable(document.id, error);
    }
  }
  return read;
}

/** Returns a key of the expense's version, for ids of what happens once for each version. */
export function versionKey({ version }: StoredExpense): string {
  return `${version.seconds}-${version.nanoseconds}`;
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
