import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { searchWordsOf } from '@pa-ledger/domain/expenses/search-words';
import { searchIdOf } from '@pa-ledger/domain/search/entries';
import { dateAt, type CalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { addHistory } from '../../functions/src/expenses/store/commit-changes.ts';
import { expenseFrom } from '../../functions/src/expenses/store/expense-format.ts';
import { CONTACTS, EXPENSES, SEARCH, VERSIONS } from '../../functions/src/firestore/paths.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import { indexRecord } from '../../functions/src/search/search-index.ts';
import { isContention } from '../../functions/src/platform/failures.ts';
import { RECEIPTS_FOLDER } from '../../functions/src/archive/manifest.ts';
import type { Bucket } from '../base/bucket.ts';
import { changedReceipts } from '../base/changed-receipts.ts';
import { pagesOf } from '../base/pages.ts';

/** An expense and the version of it that was read. */
export interface OldExpense {
  readonly found: QueryDocumentSnapshot;
  readonly expense: ListedExpense;
  /** The day on which it was paid, rejected or withdrawn, at the school. */
  readonly settledOn: CalendarDate;
}

/** What there is to redact. */
export interface Redactable {
  readonly old: readonly OldExpense[];
  /** How many were submitted before the day and still wait for a decision or payment. */
  readonly open: number;
  /** Redacted ones, whose receipts an interrupted run may have left behind. */
  readonly redacted: readonly ListedExpense[];
}

/** What is removed from where. */
export interface Redaction {
  readonly db: Firestore;
  readonly bucket: Bucket;
  readonly before: CalendarDate;
  readonly now: Instant;
}

/** Finds the expenses that were settled before a day, at the school. */
export async function findRedactable(
  db: Firestore,
  before: CalendarDate,
  timeZone: string,
): Promise<Redactable> {
  const old: OldExpense[] = [];
  const redacted: ListedExpense[] = [];
  let open = 0;
  for await (const page of pagesOf(db.collection(EXPENSES))) {
    for (const found of page) {
      const expense = expenseFrom(found.id, found.data());
      const settled = settledAt(expense);
      const settledOn = settled === null ? null : dateAt(settled, timeZone);
      if (expense.redactedAt !== null) redacted.push(expense);
      else if (settledOn !== null && settledOn < before) old.push({ found, expense, settledOn });
      else if (settledOn === null && dateAt(expense.submittedAt, timeZone) < before) open++;
    }
  }
  return { old, open, redacted };
}

/** When an expense was settled; null while it's open. */
function settledAt({ status, payment, steps, withdrawnAt }: ListedExpense): Instant | null {
  if (status === 'paid') return payment?.at ?? null;
  if (status === 'withdrawn') return withdrawnAt;
  return steps.find((step) => step.status === 'rejected')?.decision?.at ?? null;
}

/**
 * Removes contact and receipts of an expense: first, in one commit with its entry in the history, the stored contact and
 * the statements about missing receipts, in all versions; then the files. If a run is interrupted between the two, the next
 * run finishes the job.
 * @returns false when the expense has changed since it was read: nothing is removed.
 */
export async function redactExpense(
  { found, expense }: OldExpense,
  { before, now, db, bucket }: Redaction,
): Promise<boolean> {
  const redactedAt = timestamp(now);
  const anonymous = { ...expense, submitterId: null, redactedAt: now };
  const versions = await found.ref.collection(VERSIONS).get();
  const batch = db.batch();
  batch.update(
    found.ref,
    {
      redactedAt,
      submitterId: null,
      searchWords: searchWordsOf(anonymous),
      contentSha256: FieldValue.delete(),
      ...changedReceipts(found.data(), withoutFacts),
    },
    { lastUpdateTime: found.updateTime },
  );
  for (const version of versions.docs)
    batch.update(version.ref, changedReceipts(version.data(), withoutFacts));
  batch.set(db.collection(CONTACTS).doc(expense.id), { redactedAt });
  // Search forgets the submitter at once, and then knows the expense as it is now.
  batch.delete(db.collection(SEARCH).doc(searchIdOf('expenses', expense.id)));
  const entry = { what: 'redacted', step: null, old: null, new: before } as const;
  addHistory(batch, db, anonymous, 'redacted', { ...entry, by: 'system', at: now });
  try {
    await batch.commit();
  } catch (error) {
    if (isContention(error)) return false;
    throw error;
  }
  await indexRecord(db, { collection: EXPENSES, id: expense.id });
  for (const path of expense.receiptPaths) await bucket.file(path).delete({ ignoreNotFound: true });
  return true;
}

/** That there was a statement stays. */
function withoutFacts(receipt: DocumentData): DocumentData {
  return 'statement' in receipt ? { ...receipt, statement: null } : receipt;
}

/** Removes receipts that an interrupted run left behind. One listing shows them; usually there are none. */
export async function removeLeftReceipts(
  redacted: readonly ListedExpense[],
  bucket: Bucket,
): Promise<void> {
  if (redacted.length === 0) return;
  const [files] = await bucket.getFiles({ prefix: RECEIPTS_FOLDER });
  const removed = new Set(redacted.flatMap(({ receiptPaths }) => receiptPaths));
  for (const file of files) {
    if (removed.has(file.name)) await file.delete({ ignoreNotFound: true });
  }
}
