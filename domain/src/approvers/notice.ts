import {
  absenceChanges,
  approverChanges,
  withoutCarried,
  type AbsenceChange,
  type ApproverChange,
} from './approver-changes.ts';
import { isEmailAddress, normalizeEmail } from '../people/email.ts';
import type { JournalEntry } from '../ledger/journal.ts';
import { mailboxOf } from '../people/same-person.ts';
import type { CalendarDate } from '../time/dates.ts';
import { holdersOf, settingsFrom, type ApproverSettings } from './approver-settings.ts';

/** What people are told about a journal entry that changes who approves expenses, or what is closed. */
export type Notice =
  | {
      readonly kind: 'approvers';
      readonly changes: readonly ApproverChange[];
      /** Who is away decides who is asked, too. */
      readonly absences: readonly AbsenceChange[];
    }
  /** A category went from three steps to two, or from two to three. */
  | {
      readonly kind: 'steps';
      readonly category: string;
      /** Whether an event approver decides now. */
      readonly requiresEventApprover: boolean;
    }
  /** A closed fiscal year was reopened: its entries can be changed again. */
  | { readonly kind: 'reopened'; readonly first: CalendarDate; readonly last: CalendarDate };

/**
 * Returns what people are told about an entry; null if it changes neither who approves nor reopens a year.
 * @param deletion the entry before one that brings a category back; null otherwise.
 */
export function noticeOf(entry: JournalEntry, deletion: JournalEntry | null): Notice | null {
  if (entry.kind === 'takenOver') return null;
  if (entry.collection === 'settings') {
    const [before, after] = [settingsFrom(entry.before), settingsFrom(entry.after)];
    const all = approverChanges(before, after);
    const absences = absenceChanges(before, after);
    // An entry with a cause follows a change of a category; all other entries were typed by somebody.
    const changes = entry.cause === undefined ? all : withoutCarried(all);
    return changes.length + absences.length === 0 ? null : { kind: 'approvers', changes, absences };
  }
  if (entry.collection === 'closings') return reopening(entry);
  const before = entry.before ?? deletion?.before ?? null;
  const { after } = entry;
  if (entry.collection !== 'categories' || before === null || after === null) return null;
  const requiresEventApprover = after['requiresEventApprover'] === true;
  return requiresEventApprover === (before['requiresEventApprover'] === true)
    ? null
    : { kind: 'steps', category: String(after['name']), requiresEventApprover };
}

function reopening({ before, after }: JournalEntry): Notice | null {
  // The document of the books' first day has no reason at all.
  if (before?.['reopenReason'] !== null || typeof after?.['reopenReason'] !== 'string') return null;
  // `close-year.ts` wrote both days.
  const { first, last } = after as { first: CalendarDate; last: CalendarDate };
  return { kind: 'reopened', first, last };
}

/**
 * Returns the mailboxes that are told at once, however many notices they got before: an attacker who causes many notices
 * must not be able to delay the one that says who took the president's or the treasurer's place. These are the officers,
 * and whoever came into or left their place, also as a stand-in or because an officer is away. Empty for all other
 * notices.
 */
export function toldAtOnce(
  notice: Notice,
  before: ApproverSettings,
  after: ApproverSettings,
): ReadonlySet<string> {
  if (notice.kind !== 'approvers') return new Set();
  const officers = mailboxesOf([...officersOf(before), ...officersOf(after)]);
  const changes = notice.changes.filter(({ role }) => role !== 'eventApprover');
  const standIns = [before, after].flatMap(({ standIns: { president, treasurer } }) => [
    president,
    treasurer,
  ]);
  const decideAsOfficers = new Set([...officers, ...mailboxesOf(standIns)]);
  const away = notice.absences
    .map(({ address }) => mailboxOf(address))
    .filter((mailbox) => decideAsOfficers.has(mailbox));
  if (changes.length + away.length === 0) return new Set();
  const concerned = changes.flatMap((change) => [change.out ?? '', change.in ?? '']);
  return new Set([...officers, ...mailboxesOf(concerned), ...away]);
}

function mailboxesOf(addresses: readonly string[]): Set<string> {
  return new Set(addresses.filter((address) => address !== '').map(mailboxOf));
}

/**
 * Returns the normalized addresses that a notice goes to: whoever was removed, whoever was set, whose absence was
 * entered or taken out, and the other presidents and treasurer. One mailbox is one person and gets one notice, however many spellings of it are set: an
 * officer and a person who was removed at the address from before the change, everybody else at the address that is set
 * now.
 * @param before the approver settings before the change. For a change of anything else, `before` and `after` are the
 * settings at that moment.
 * @param after the approver settings after the change.
 */
export function noticeRecipients(
  notice: Notice,
  before: ApproverSettings,
  after: ApproverSettings,
): string[] {
  const [out, come] = concernedBy(notice, after);
  // A spelling that an administrator sets never replaces the address that an officer already had.
  const preferred = [...officersOf(before), ...out, ...officersOf(after), ...come]
    .flatMap((address) => address ?? [])
    .map(normalizeEmail)
    .filter(isEmailAddress);
  // A map keeps the last of several entries with the same key.
  const byMailbox = preferred.reverse().map((address) => [mailboxOf(address), address] as const);
  return [...new Map(byMailbox).values()];
}

/** Who was removed, and who was set or is concerned otherwise, beside the officers. */
function concernedBy(
  notice: Notice,
  after: ApproverSettings,
): readonly [out: readonly (string | null)[], come: readonly (string | null)[]] {
  switch (notice.kind) {
    case 'approvers': {
      const { changes, absences } = notice;
      const come = [...changes.map((change) => change.in), ...absences.map((one) => one.address)];
      return [changes.map((change) => change.out), come];
    }
    case 'steps':
      return [[], holdersOf('eventApprover', notice.category, after)];
    case 'reopened':
      return [[], []];
  }
}

function officersOf({ presidents, treasurer }: ApproverSettings): string[] {
  return [...presidents, treasurer];
}
