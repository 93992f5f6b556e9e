import { DAY_MS, type Instant } from '@pa-ledger/domain/time/dates';
import {
  type JournalEntry,
  journalIdOf,
  type StoredFields,
} from '@pa-ledger/domain/ledger/journal';
import {
  type Notice,
  noticeOf,
  noticeRecipients,
  toldAtOnce,
} from '@pa-ledger/domain/approvers/notice';
import { type ApproverSettings, settingsFrom } from '@pa-ledger/domain/approvers/approver-settings';
import type { PeopleNotice } from '@pa-ledger/domain/approvers/people-notice';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import { mailboxOf } from '@pa-ledger/domain/people/same-person';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { noticesMade } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { readSettingsAt } from '../approvers/approver-settings.ts';
import { isAlreadyExists } from '../platform/failures.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { addMail, mailIdOf, type NewMail } from '../outbox/outbox.ts';
import type { FailingWork } from '../alerts/failing-work.ts';
import { journalEntryFrom } from '../journal/journal.ts';
import { JOURNAL, NOTICES, PEOPLE } from '../firestore/paths.ts';
import { journalEntriesSince } from '../firestore/queries.ts';

/** Older entries come from an archive or are no longer news; in milliseconds. */
const NEWS_MS = 14 * DAY_MS;

/** How many entries to read at a time. */
const PAGE = 300;

/** The collections whose changes get notices. */
const NOTICED_COLLECTIONS = ['settings', 'categories', 'closings', PEOPLE];

/**
 * Makes the notices of a journal entry: to everyone who was added or removed, to the other officers, and, about people, to
 * all administrators. They come from
 * the entry and not from the current settings, so a change that someone undoes right away makes two. A second call
 * makes no more.
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
    await batch.commit();
    noticesMade(entryId, mails.length);
  } catch (error) {
    // The trigger may come more than once, and the sweeper may have been here.
    if (!isAlreadyExists(error)) throw error;
  }
}

/** Makes the notices of entries whose trigger never came or always failed. A failure doesn't stop the others. */
export async function makeMissingNotices(services: Services, failing: FailingWork): Promise<void> {
  const { db, clock } = services;
  for (const id of await readEntriesWithoutNotices(db, clock() - NEWS_MS)) {
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
  const atOnce = toldAtOnce(notice, before, after);
  const isAboutPeople = notice.kind === 'people';
  const admins = isAboutPeople ? await readAdmins(db, entry.at, notice) : [];
  return noticeRecipients(notice, before, after, admins).map((to): NewMail => ({
    subject: { kind: 'journal', id: entryId },
    purpose: notice.kind === 'reopened' ? 'reopened' : 'notice',
    to,
    step: null,
    turn: 'once',
    // Nothing that others could use up holds one about people.
    ...(isAboutPeople || atOnce.has(mailboxOf(to)) ? { urgent: true } : {}),
  }));
}

/**
 * Reads the addresses of the administrators of a moment: those of now, and those who stopped being one since. Whoever removes
 * all others in a row can't keep it from them.
 */
async function readAdmins(db: Firestore, at: Instant, notice: PeopleNotice): Promise<string[]> {
  const [people, changes] = await Promise.all([
    db.collection(PEOPLE).get(),
    journalEntriesSince(db, [PEOPLE], at).get(),
  ]);
  const since = changes.docs.map((entry) => journalEntryFrom(entry).before);
  const all: StoredFields[] = [...people.docs.map((found) => found.data()), ...since].map(
    membersOf,
  );
  const admins = all.filter(({ role, joinedAt }) => role === 'admin' && joinedAt !== undefined);
  // A new person has their invitation.
  const isNew = (email: string): boolean => notice.before === null && email === notice.email;
  return admins.map((fields) => textIn(fields, 'email')).filter((email) => !isNew(email));
}

/**
 * The approver settings before and after a change. For a change of a category or a year: the settings at that moment.
 */
async function settingsAround(
  { collection, before, after, at }: JournalEntry,
  db: Firestore,
): Promise<[before: ApproverSettings, after: ApproverSettings]> {
  if (collection === 'settings') return [settingsFrom(before), settingsFrom(after)];
  const settings = await readSettingsAt(db, at);
  return [settings, settings];
}

/** A journal entry and the notice about it. */
interface EntryNotice {
  readonly entry: JournalEntry;
  /** Null if no one gets a notice. */
  readonly notice: Notice | null;
}

/** Reads a journal entry and the notice about it; null if the entry doesn't exist. */
export async function readEntryNotice(db: Firestore, id: string): Promise<EntryNotice | null> {
  const entry = await readEntry(db, id);
  if (entry === null) return null;
  const isBroughtBack = entry.kind === 'created' && entry.version > 1;
  const before = { ...entry, version: entry.version - 1 };
  const deletion = isBroughtBack ? await readEntry(db, journalIdOf(before)) : null;
  return { entry, notice: noticeOf(entry, deletion) };
}

/**
 * The ids of the entries since a moment that still need notices, newest first. It looks at all: no one may hide an
 * older entry by making many.
 */
async function readEntriesWithoutNotices(db: Firestore, since: Instant): Promise<string[]> {
  const query = journalEntriesSince(db, NOTICED_COLLECTIONS, since).limit(PAGE);
  const missing: string[] = [];
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? query : query.startAfter(last)).get();
    const ids = docs.filter((entry) => entry.get('kind') !== 'takenOver').map(({ id }) => id);
    const markers = ids.length === 0 ? [] : await db.getAll(...ids.map((id) => noticesRef(db, id)));
    missing.push(...ids.filter((_, index) => markers[index]?.exists !== true));
    last = docs.length < PAGE ? undefined : docs.at(-1);
  } while (last !== undefined);
  return missing;
}

/** The document that records that an entry has its notices, since the entry itself never changes. */
function noticesRef(db: Firestore, entryId: string) {
  return db.collection(NOTICES).doc(entryId);
}

async function readEntry(db: Firestore, id: string): Promise<JournalEntry | null> {
  const found = await db.collection(JOURNAL).doc(id).get();
  return found.exists ? journalEntryFrom(found) : null;
}
