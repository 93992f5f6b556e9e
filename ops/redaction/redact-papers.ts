import { filePath } from '@pa-ledger/domain/expenses/expense';
import { paperPlace, papersIn } from '@pa-ledger/domain/papers/paper';
import {
  journalIdOf,
  storedVersion,
  type JournalEntry,
  type StoredFields,
  journalWords,
} from '@pa-ledger/domain/ledger/journal';
import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { PAPERS_FOLDER } from '../../functions/src/archive/manifest.ts';
import { DEPOSITS, JOURNAL, PAPERS } from '../../functions/src/firestore/paths.ts';
import { instantOf, timestamp } from '../../functions/src/firestore/timestamps.ts';
import { isContention } from '../../functions/src/platform/failures.ts';
import type { Bucket } from '../base/bucket.ts';
import { pagesOf } from '../base/pages.ts';
import type { Redactable, Redaction } from './redact-expenses.ts';

/** What there is to redact of papers. */
export interface OldPapers {
  /** Documents of `papers` that still name some. */
  readonly old: readonly QueryDocumentSnapshot[];
  /** The ids of those that name none, whose files an interrupted run may have left behind. */
  readonly redacted: ReadonlySet<string>;
}

/**
 * Finds the papers that families are on: those of expenses, once their receipts go, and of deposits before a day, whose slips
 * show checks. Invoices, and the bank's statements, belong to the books and stay.
 * @param expenses those whose receipts go, or went.
 */
export async function findOldPapers(
  db: Firestore,
  before: CalendarDate,
  expenses: Pick<Redactable, 'old' | 'redacted'>,
  timeZone: string,
): Promise<OldPapers> {
  const settled = new Set(
    [...expenses.old.map(({ expense }) => expense), ...expenses.redacted].map(({ id }) => id),
  );
  const old: QueryDocumentSnapshot[] = [];
  const redacted = new Set<string>();
  for await (const page of pagesOf(db.collection(PAPERS))) {
    for (const found of page) {
      const place = paperPlace(found.id);
      const isOld =
        place?.collection === 'expenses'
          ? settled.has(place.id)
          : place?.collection === 'deposits' &&
            (await depositDay(db, place.id, found, timeZone)) < before;
      if (!isOld) continue;
      if (papersIn(found.data()).papers.length === 0) redacted.add(found.id);
      else old.push(found);
    }
  }
  return { old, redacted };
}

/** Returns a deposit's day; of a deleted one, the day of its last paper. */
async function depositDay(
  db: Firestore,
  id: string,
  papers: QueryDocumentSnapshot,
  timeZone: string,
): Promise<string> {
  const deposit = await db.collection(DEPOSITS).doc(id).get();
  if (deposit.exists) return String(deposit.get('date'));
  const last = papersIn<Timestamp>(papers.data()).papers.at(-1);
  return dateAt(instantOf(last?.at) ?? 0, timeZone);
}

/**
 * Removes a record's papers: first, in one commit with its entry in the journal, the names of its files, and then the files. If
 * a run is interrupted between the two, the next run finishes the job.
 * @returns false when the papers have changed since they were read, or their expense wasn't redacted: they stay.
 */
export async function redactPapers(
  found: QueryDocumentSnapshot,
  { db, bucket, now }: Pick<Redaction, 'db' | 'bucket' | 'now'>,
): Promise<boolean> {
  const place = paperPlace(found.id);
  if (place?.collection === 'expenses') {
    const expense = await db.collection(place.collection).doc(place.id).get();
    if ((expense.get('redactedAt') ?? null) === null) return false;
  }
  const before: StoredFields = found.data();
  const { papers, removed } = papersIn(before);
  const slots = papers.map(({ slot }) => slot);
  const version = storedVersion(before) + 1;
  const after = { papers: [], removed: [...removed, ...slots], version };
  const entry: Omit<JournalEntry, 'at'> = {
    collection: PAPERS,
    document: found.id,
    version,
    by: null,
    kind: 'redacted',
    before,
    after,
    words: journalWords(before, after),
  };
  const batch = db.batch();
  batch.update(found.ref, after, { lastUpdateTime: found.updateTime });
  batch.create(db.collection(JOURNAL).doc(journalIdOf(entry)), { ...entry, at: timestamp(now) });
  try {
    await batch.commit();
  } catch (error) {
    if (isContention(error)) return false;
    throw error;
  }
  for (const slot of slots)
    await bucket.file(filePath('papers', found.id, slot)).delete({ ignoreNotFound: true });
  return true;
}

/** Removes papers that an interrupted run left behind. One listing shows them; usually there are none. */
export async function removeLeftPapers(
  redacted: ReadonlySet<string>,
  bucket: Bucket,
): Promise<void> {
  if (redacted.size === 0) return;
  const [files] = await bucket.getFiles({ prefix: PAPERS_FOLDER });
  for (const file of files) {
    const [, owner = ''] = file.name.split('/');
    if (redacted.has(owner)) await file.delete({ ignoreNotFound: true });
  }
}
