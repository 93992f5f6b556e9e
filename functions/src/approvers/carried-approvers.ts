import { storedVersion } from '@pa-ledger/domain/ledger/journal';
import { settingsFrom, type ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { SETTINGS_PLACE } from './approver-settings.ts';
import { storeChange, type Authorship } from '../journal/journal.ts';
import type { Writes } from '../firestore/writes.ts';

/**
 * Updates the event approvers after a change of a category, in the same commit, with their own journal entry.
 * @param settings the approver settings as the transaction has read them.
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
  const { eventApprovers } = change(now);
  if (JSON.stringify(eventApprovers) === JSON.stringify(now.eventApprovers)) return;
  const after = { ...before, eventApprovers, version: storedVersion(before) + 1 };
  storeChange(writes, db, SETTINGS_PLACE, { before, after }, authorship);
}
