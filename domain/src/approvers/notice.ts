import { approverChanges, withoutCarried, type ApproverChange } from './approver-changes.ts';
import { isEmailAddress, normalizeEmail } from '../people/email.ts';
import type { JournalEntry } from '../ledger/journal.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { holdersOf, settingsFrom, type ApproverSettings } from './settings.ts';

/** What people are told about an entry of the journal, since it changes who decides over money. */
export type Notice =
  | { readonly kind: 'approvers'; readonly changes: readonly ApproverChange[] }
  /** A category went from three steps to two, or from two to three. */
  | {
      readonly kind: 'steps';
      readonly category: string;
      /** Whether an event approver decides now. */
      readonly requiresEventApprover: boolean;
    };

/**
 * Returns what people are told about an entry; null if it changes nothing of who decides.
 * @param deletion the entry before one that brings a category back; null otherwise.
 */
export function noticeOf(entry: JournalEntry, deletion: JournalEntry | null): Notice | null {
  if (entry.kind === 'takenOver') return null;
  if (entry.collection === 'settings') {
    const all = approverChanges(settingsFrom(entry.before), settingsFrom(entry.after));
    // A function lets the approvers follow a category; everything else somebody has typed.
    const changes = entry.cause === undefined ? all : withoutCarried(all);
    return changes.length === 0 ? null : { kind: 'approvers', changes };
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
 * Lists the addresses that a notice goes to, normalized: those of whoever was taken out, whoever was put in, and the
 * other presidents and treasurer. One mailbox is one person, who is told once however many spellings of it are set: an
 * officer at the address of before the change, as is whoever was taken out, and everybody else at the address that is
 * set now.
 * @param before the approver settings before the change, `after` those after it; of a category's change, both are those
 * of its moment.
 */
export function noticeRecipients(
  notice: Notice,
  before: ApproverSettings,
  after: ApproverSettings,
): string[] {
  const [out, come] =
    notice.kind === 'approvers'
      ? [notice.changes.map((change) => change.out), notice.changes.map((change) => change.in)]
      : [[], holdersOf('eventApprover', notice.category, after)];
  // An administrator's spelling of an officer's mailbox never takes the place of the address that was there already.
  const preferred = [...officersOf(before), ...out, ...officersOf(after), ...come]
    .flatMap((address) => address ?? [])
    .map(normalizeEmail)
    .filter(isEmailAddress);
  // Of two with one key a map keeps the later.
  const byMailbox = preferred.reverse().map((address) => [mailboxOf(address), address] as const);
  return [...new Map(byMailbox).values()];
}

function officersOf({ presidents, treasurer }: ApproverSettings): string[] {
  return [...presidents, treasurer];
}
