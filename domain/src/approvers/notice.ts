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
import { peopleNoticeOf, type PeopleNotice } from './people-notice.ts';
import { holdersOf, settingsFrom, type ApproverSettings } from './approver-settings.ts';

/** A journal entry that we email people about: it changes who approves expenses or has access, or reopens a year. */
export type Notice =
  | {
      readonly kind: 'approvers';
      readonly changes: readonly ApproverChange[];
      /** Absences decide whom we ask, too. */
      readonly absences: readonly AbsenceChange[];
    }
  /** A category went from three steps to two, or from two to three. */
  | {
      readonly kind: 'steps';
      readonly category: string;
      /** Whether it now needs an event approver. */
      readonly requiresEventApprover: boolean;
    }
  /** Someone reopened a closed fiscal year, so its entries can change again. */
  | { readonly kind: 'reopened'; readonly first: CalendarDate; readonly last: CalendarDate }
  | PeopleNotice;

/**
 * Returns the notice for an entry; null if it changes neither who approves nor who has access, and reopens no year.
 * @param deletion for an entry that brings a category back, the entry that deleted it; null otherwise.
 */
export function noticeOf(entry: JournalEntry, deletion: JournalEntry | null): Notice | null {
  if (entry.kind === 'takenOver') return null;
  if (entry.collection === 'settings') {
    const [before, after] = [settingsFrom(entry.before), settingsFrom(entry.after)];
    const all = approverChanges(before, after);
    const absences = absenceChanges(before, after);
    // An entry with a cause comes from a category's change; a person typed all others.
    const changes = entry.cause === undefined ? all : withoutCarried(all);
    return changes.length + absences.length === 0 ? null : { kind: 'approvers', changes, absences };
  }
  if (entry.collection === 'closings') return reopening(entry);
  if (entry.collection === 'people') return peopleNoticeOf(entry);
  const before = entry.before ?? deletion?.before ?? null;
  const { after } = entry;
  if (entry.collection !== 'categories' || before === null || after === null) return null;
  const requiresEventApprover = after['requiresEventApprover'] === true;
  return requiresEventApprover === (before['requiresEventApprover'] === true)
    ? null
    : { kind: 'steps', category: String(after['name']), requiresEventApprover };
}

function reopening({ before, after }: JournalEntry): Notice | null {
  // The document with the books' first day has no reason at all.
  if (before?.['reopenReason'] !== null || typeof after?.['reopenReason'] !== 'string') return null;
  // `close-year.ts` wrote both days.
  const { first, last } = after as { first: CalendarDate; last: CalendarDate };
  return { kind: 'reopened', first, last };
}

/**
 * Returns the mailboxes that we email right away, however many notices they got before: an attacker who causes many
 * notices must not delay the one that says who replaced the president or the treasurer. These are the officers, and
 * anyone who joins or leaves their roles, also as a stand-in or because an officer is away. Empty for all other
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
 * Returns the normalized addresses that a notice goes to: everyone removed or added, everyone whose absence was entered
 * or removed, and the other officers. One mailbox is one person and gets one notice, however many spellings of it are
 * set. Officers and removed people get it at the address from before the change, everyone else at their current one.
 * @param before the approver settings before the change. For a change of anything else, `before` and `after` are the
 * settings at that moment.
 * @param after the approver settings after the change.
 * @param admins who are told of changes of people.
 */
export function noticeRecipients(
  notice: Notice,
  before: ApproverSettings,
  after: ApproverSettings,
  admins: readonly string[] = [],
): string[] {
  const [out, come] = concernedBy(notice, after);
  // A new spelling never replaces the address an officer already had.
  const preferred = [...officersOf(before), ...out, ...officersOf(after), ...come, ...admins]
    .flatMap((address) => address ?? [])
    .map(normalizeEmail)
    .filter(isEmailAddress);
  // A map keeps the last of several entries with the same key.
  const byMailbox = preferred.reverse().map((address) => [mailboxOf(address), address] as const);
  return [...new Map(byMailbox).values()];
}

/** Who was removed, and who was added or has a changed absence, besides the officers. */
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
    case 'people':
      // Someone new has their invitation. An invitation that was withdrawn says so when it's opened.
      return [[notice.before !== null && notice.hasJoined ? notice.email : null], []];
  }
}

function officersOf({ presidents, treasurer }: ApproverSettings): string[] {
  return [...presidents, treasurer];
}
