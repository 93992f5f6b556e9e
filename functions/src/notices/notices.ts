import type { Instant } from '@pa-ledger/domain/time/dates';
import { journalIdOf, type JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { noticeOf, type Notice } from '@pa-ledger/domain/approvers/notice';
import type { Firestore } from 'firebase-admin/firestore';
import { journalEntryFrom } from '../journal/journal.ts';
import { JOURNAL, NOTICES } from '../firestore/paths.ts';
import { journalEntriesSince } from '../firestore/queries.ts';

/** A journal entry and the notice about it. */
export interface EntryNotice {
  readonly entry: JournalEntry;
  /** Null if nobody gets a notice. */
  readonly notice: Notice | null;
}

/** Reads a journal entry and the notice about it; null if there is no such entry. */
export async function readEntryNotice(db: Firestore, id: string): Promise<EntryNotice | null> {
  const entry = await readEntry(db, id);
  if (entry === null) return null;
  const isBroughtBack = entry.kind === 'created' && entry.version > 1;
  const before = { ...entry, version: entry.version - 1 };
  const deletion = isBroughtBack ? await readEntry(db, journalIdOf(before)) : null;
  return { entry, notice: noticeOf(entry, deletion) };
}

/** The ids of the entries since a moment whose notices have not been made, the newest first. */
export async function readEntriesWithoutNotices(
  db: Firestore,
  since: Instant,
  limit: number,
): Promise<string[]> {
  const collections = ['settings', 'categories'];
  const { docs } = await journalEntriesSince(db, collections, since).limit(limit).get();
  const ids = docs.filter((entry) => entry.get('kind') !== 'takenOver').map(({ id }) => id);
  const markers = ids.length === 0 ? [] : await db.getAll(...ids.map((id) => noticesRef(db, id)));
  return ids.filter((_, index) => markers[index]?.exists !== true);
}

/** The document that notes that the notices of an entry are made, since the entry itself never changes. */
export function noticesRef(db: Firestore, entryId: string) {
  return db.collection(NOTICES).doc(entryId);
}

async function readEntry(db: Firestore, id: string): Promise<JournalEntry | null> {
  const found = await db.collection(JOURNAL).doc(id).get();
  return found.exists ? journalEntryFrom(found) : null;
}
