import { DAY_MS } from '@pa-ledger/domain/time/dates';
import type { JournalEntry } from '@pa-ledger/domain/ledger/journal';
import { noticeRecipients } from '@pa-ledger/domain/approvers/notice';
import { settingsFrom, type ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { noticesMade } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readSettingsAt } from '../approvers/approver-settings.ts';
import { isAlreadyExists } from '../platform/failures.ts';
import { timestamp } from '../firestore/timestamps.ts';
import {
  noticesRef,
  readEntriesWithoutNotices,
  readEntryNotice,
  type EntryNotice,
} from './notices.ts';
import { addMail, mailIdOf, type NewMail } from '../outbox/outbox.ts';
import type { FailingWork } from '../alerts/failing-work.ts';

/** Older entries come from an archive, or are no news any more; in milliseconds. */
const NEWS_MS = 14 * DAY_MS;

/** The number of entries that one run looks at, the newest ones. */
const BATCH = 300;

/**
 * Makes the notices of a journal entry: to everybody who was added or removed, and to the other officers. They are made from
 * the entry and not from the present settings, so a change that is undone at once makes two. A second call makes no more.
 */
export async function makeNotices(entryId: string, services: Services): Promise<void> {
  const { db, clock } = services;
  const found = await readEntryNotice(db, entryId);
  const now = clock();
  if (found === null || found.entry.kind === 'takenOver' || found.entry.at < now - NEWS_MS) return;
  const mails = await noticesOf(entryId, found, db);
  const batch = db.batch();
  batch.create(noticesRef(db, entryId), { at: timestamp(now), mails: mails.map(mailIdOf) });
  for (const mail of mails) addMail(batch, db, mail, now);
  try {
    services.checkpoint('before commit');
    await batch.commit();
    services.checkpoint('after commit');
    noticesMade(entryId, mails.length);
  } catch (error) {
    // The trigger may come more than once, and the sweeper does the same.
    if (!isAlreadyExists(error)) throw error;
  }
}

/** Makes the notices of entries whose trigger never came or always failed. One that fails does not stop the others. */
export async function makeMissingNotices(services: Services, failing: FailingWork): Promise<void> {
  const { db, clock } = services;
  for (const id of await readEntriesWithoutNotices(db, clock() - NEWS_MS, BATCH)) {
    await failing.attempt('notice', id, () => makeNotices(id, services));
  }
}

async function noticesOf(
  entryId: string,
  { entry, notice }: EntryNotice,
  db: Firestore,
): Promise<NewMail[]> {
  if (notice === null) return [];
  const [before, after] = await settingsAround(entry, db);
  return noticeRecipients(notice, before, after).map((to) => ({
    subject: { kind: 'journal', id: entryId },
    purpose: 'notice',
    to,
    step: null,
    turn: 'once',
  }));
}

/** The approver settings before and after a change; of a category's, those of its moment. */
async function settingsAround(
  { collection, before, after, at }: JournalEntry,
  db: Firestore,
): Promise<[before: ApproverSettings, after: ApproverSettings]> {
  if (collection === 'settings') return [settingsFrom(before), settingsFrom(after)];
  const settings = await readSettingsAt(db, at);
  return [settings, settings];
}
