import { storedVersion } from '@pa-ledger/domain/journal';
import type { ApproverSettings } from '@pa-ledger/domain/settings';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { settingsFrom } from './expenses.ts';
import { storeChange, type Authorship } from './journal.ts';
import type { Writes } from './outbox.ts';
import { APPROVER_SETTINGS } from './paths.ts';

/**
 * Lets the event approvers follow a change of a category, in its commit, with a journal entry of their own.
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
  const now = settingsFrom(settings);
  const { eventApprovers } = change(now);
  if (JSON.stringify(eventApprovers) === JSON.stringify(now.eventApprovers)) return;
  const after = { ...before, eventApprovers, version: storedVersion(before) + 1 };
  const [collection = '', document = ''] = APPROVER_SETTINGS.split('/');
  storeChange(writes, db, { collection, document }, { before, after }, authorship);
}
