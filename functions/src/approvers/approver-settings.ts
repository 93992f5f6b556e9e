import type { Instant } from '@pa-ledger/domain/time/dates';
import { storedVersion } from '@pa-ledger/domain/ledger/journal';
import type { SettingsChange } from '@pa-ledger/domain/expenses/decide/reassignment-author';
import {
  settingsDocument,
  settingsFrom,
  type ApproverSettings,
} from '@pa-ledger/domain/approvers/approver-settings';
import type { Firestore, DocumentSnapshot } from 'firebase-admin/firestore';
import { journalEntryFrom, storeChange, type Authorship } from '../journal/journal.ts';
import { APPROVER_SETTINGS } from '../firestore/paths.ts';
import { journalEntriesSince, journalEntriesUntil } from '../firestore/queries.ts';
import type { Writes } from '../firestore/writes.ts';

/** The most changes to search for who replaced an approver. */
const MOST_CHANGES = 1_000;

/** The journal's name for the approver settings. */
const SETTINGS_PLACE = { collection: 'settings', document: 'approvers' } as const;

/** The approver settings with the version of their document; 0 without a document. */
export interface StoredSettings {
  readonly settings: ApproverSettings;
  readonly version: number;
}

/** Reads the current approver settings. */
export async function readSettings(db: Firestore): Promise<StoredSettings> {
  const fields = (await db.doc(APPROVER_SETTINGS).get()).data() ?? null;
  return { settings: settingsFrom(fields), version: storedVersion(fields) };
}

/**
 * Returns the changes after a moment that led to a version of the settings, newest first, back to the first gap in the
 * journal.
 * @param version absent for the latest in the journal.
 */
export async function readSettingsChanges(
  db: Firestore,
  after: Instant,
  version = Infinity,
): Promise<SettingsChange[]> {
  const query = journalEntriesSince(db, [SETTINGS_PLACE.collection], after + 1);
  const { docs } = await query.limit(MOST_CHANGES).get();
  // One stored just now belongs to a later version.
  const entries = docs.map(journalEntryFrom).filter((entry) => entry.version <= version);
  const [newest] = entries;
  if (newest === undefined || (version !== Infinity && newest.version !== version)) return [];
  const end = entries.findIndex(
    (entry, index) => entry.version !== newest.version - index || entry.kind === 'takenOver',
  );
  return entries.slice(0, end === -1 ? undefined : end).map(({ at, by, before, after: now }) => ({
    at,
    by,
    before: settingsFrom(before),
    after: settingsFrom(now),
  }));
}

/** Returns the approver settings at a moment, from the journal. Before its first entry there are no approvers. */
export async function readSettingsAt(db: Firestore, at: Instant): Promise<ApproverSettings> {
  const { docs } = await journalEntriesUntil(db, SETTINGS_PLACE.collection, at).limit(1).get();
  const [last] = docs;
  return settingsFrom(last === undefined ? null : journalEntryFrom(last).after);
}

/**
 * Stores the approver settings with their journal entry.
 * @param stored the document as the transaction read it.
 */
export function storeSettings(
  writes: Writes,
  db: Firestore,
  stored: DocumentSnapshot | undefined,
  settings: ApproverSettings,
  authorship: Authorship,
): void {
  const before = stored?.data() ?? null;
  const after = { ...settingsDocument(settings), version: storedVersion(before) + 1 };
  storeChange(writes, db, SETTINGS_PLACE, { before, after }, authorship);
}

/**
 * Updates the event approvers and their stand-ins after a change of a category, in the same commit, with their own
 * journal entry.
 * @param settings the document as the transaction read it.
 * @param authorship names the category's entry as the cause.
 */
export function carryApprovers(
  writes: Writes,
  db: Firestore,
  settings: DocumentSnapshot | undefined,
  change: (now: ApproverSettings) => ApproverSettings,
  authorship: Required<Authorship>,
): void {
  const before = settings?.data();
  if (before === undefined) return;
  const now = settingsFrom(before);
  const after = change(now);
  if (JSON.stringify(after) === JSON.stringify(now)) return;
  storeSettings(writes, db, settings, after, authorship);
}
