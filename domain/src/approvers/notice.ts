import {
  absenceChanges,
  approverChanges,
  withoutCarried,
  type AbsenceChange,
  type ApproverChange,
} from './approver-changes.ts';
import { isEmailAddress, normalizeEmail } from '../people/email.ts';
import type { JournalEntry } from '../ledger/journal.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { holdersOf, settingsFrom, type ApproverSettings } from './approver-settings.ts';

/** What people are told about a journal entry that changes who approves expenses. */
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
    };

/**
 * Returns what people are told about an entry; null if it does not change who approves.
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
  const before = entry.before ?? deletion?.before ?? null;
  const { after } = entry;
  if (entry.collection !== 'categories' || before === null || after === null) return null;
  const requiresEventApprover = after['requiresEventApprover'] === true;
  return requiresEventApprover === (before['requiresEventApprover'] === true)
    ? null
    : { kind: 'steps', category: String(after['name']), requiresEventApprover };
}

/**
 * Returns the normalized addresses that a notice goes to: whoever was removed, whoever was set, whose absence was
 * entered or taken out, and the other presidents and treasurer. One mailbox is one person and gets one notice, however many spellings of it are set: an
 * officer and a person who was removed at the address from before the change, everybody else at the address that is set
 * now.
 * @param before the approver settings before the change. For a change of a category, `before` and `after` are the
 * settings at that moment.
 * @param after the approver settings after the change.
 */
export function noticeRecipients(
  notice: Notice,
  before: ApproverSettings,
  after: ApproverSettings,
): string[] {
  const [out, come] =
    notice.kind === 'approvers'
      ? [
          notice.changes.map((change) => change.out),
          [
            ...notice.changes.map((change) => change.in),
            ...notice.absences.map(({ address }) => address),
          ],
        ]
      : [[], holdersOf('eventApprover', notice.category, after)];
  // A spelling that an administrator sets never replaces the address that an officer already had.
  const preferred = [...officersOf(before), ...out, ...officersOf(after), ...come]
    .flatMap((address) => address ?? [])
    .map(normalizeEmail)
    .filter(isEmailAddress);
  // A map keeps the last of several entries with the same key.
  const byMailbox = preferred.reverse().map((address) => [mailboxOf(address), address] as const);
  return [...new Map(byMailbox).values()];
}

function officersOf({ presidents, treasurer }: ApproverSettings): string[] {
  return [...presidents, treasurer];
}
