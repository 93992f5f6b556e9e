import { filePath, type ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import {
  journalIdOf,
  storedVersion,
  type JournalEntry,
  type StoredFields,
} from '@pa-ledger/domain/ledger/journal';
import { journalWords } from '@pa-ledger/domain/ledger/journal-words';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { DEPOSITS, JOURNAL } from '../../functions/src/firestore/paths.ts';
import { timestamp } from '../../functions/src/firestore/timestamps.ts';
import { isContention } from '../../functions/src/platform/failures.ts';
import { SLIPS_FOLDER } from '../archive/manifest.ts';
import type { Bucket } from '../base/bucket.ts';
import { pagesOf } from '../base/pages.ts';
import type { Redaction } from './redact-expenses.ts';

/** What there is to redact of the deposits of before a day. */
export interface OldSlips {
  /** Those with the picture of their slip. */
  readonly old: readonly QueryDocumentSnapshot[];
  /** The ids of those without one, of which an earlier run that was broken off may have left the file. */
  readonly redacted: ReadonlySet<string>;
}

/** Finds the deposits of before a day: on the picture of a slip are names of families and their checks. */
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
 * Removes the picture of a deposit's slip: first, in one commit with its entry in the journal, what the deposit says of it,
 * and then the file. A run that is broken off between the two is completed by the next one.
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

/** Removes pictures that a run has left that was broken off. One listing says which there are: mostly none. */
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
