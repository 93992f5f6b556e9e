import { filePath, type ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import {
  journalIdOf,
  storedVersion,
  type JournalEntry,
  type StoredFields,
  journalWords,
} from '@pa-ledger/domain/ledger/journal';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DEPOSITS, JOURNAL } from '../../functions/src/firestore/paths.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import { isContention } from '../../functions/src/platform/failures.ts';
import { SLIPS_FOLDER } from '../../functions/src/archive/manifest.ts';
import type { Bucket } from '../base/bucket.ts';
import { pagesOf } from '../base/pages.ts';
import type { Redaction } from './redact-expenses.ts';

/** What there is to redact of the deposits before a day. */
export interface OldSlips {
  /** Those with the picture of their slip. */
  readonly old: readonly QueryDocumentSnapshot[];
  /** The ids of those without one, whose file an interrupted run may have left behind. */
  readonly redacted: ReadonlySet<string>;
}

/** Finds the deposits before a day: the picture of a slip shows families' names and checks. */
export async function findOldSlips(db: Firestore, before: CalendarDate): Promise<OldSlips> {
  const old: QueryDocumentSnapshot[] = [];
  const redacted = new Set<string>();
  for await (const page of pagesOf(db.collection(DEPOSITS))) {
    for (const deposit of page) {
      if (String(deposit.get('date')) >= before) continue;
      if (deposit.get('picture') === undefined) redacted.add(deposit.id);
      else old.push(deposit);
    }
  }
  return { old, redacted };
}

/**
 * Removes the picture of a deposit's slip: first, in one commit with its entry in the journal, the deposit's reference to
 * it, and then the file. If a run is interrupted between the two, the next run finishes the job.
 * @returns false when the deposit has changed since it was read: its picture stays.
 */
export async function redactSlip(
  found: QueryDocumentSnapshot,
  { db, bucket, now }: Pick<Redaction, 'db' | 'bucket' | 'now'>,
): Promise<boolean> {
  const before: StoredFields = found.data();
  const { picture: _picture, ...rest } = before;
  const after = { ...rest, version: storedVersion(before) + 1 };
  const entry: Omit<JournalEntry, 'at'> = {
    collection: DEPOSITS,
    document: found.id,
    version: after.version,
    by: null,
    kind: 'redacted',
    before,
    after,
    words: journalWords(before, after),
  };
  const batch = db.batch();
  const change = { picture: FieldValue.delete(), version: after.version };
  batch.update(found.ref, change, { lastUpdateTime: found.updateTime });
  batch.create(db.collection(JOURNAL).doc(journalIdOf(entry)), { ...entry, at: timestamp(now) });
  try {
    await batch.commit();
  } catch (error) {
    if (isContention(error)) return false;
    throw error;
  }
  // `saveDeposit` stored it.
  const { slot } = found.get('picture') as ReceiptClaim;
  await bucket.file(filePath('deposits', found.id, slot)).delete({ ignoreNotFound: true });
  return true;
}

/** Removes pictures that an interrupted run left behind. One listing shows them; usually there are none. */
export async function removeLeftSlips(
  redacted: ReadonlySet<string>,
  bucket: Bucket,
): Promise<void> {
  if (redacted.size === 0) return;
  const [files] = await bucket.getFiles({ prefix: SLIPS_FOLDER });
  for (const file of files) {
    const [, depositId = ''] = file.name.split('/');
    if (redacted.has(depositId)) await file.delete({ ignoreNotFound: true });
  }
}
