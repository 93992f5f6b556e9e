import { approverChanges, withoutCarried, type ApproverChange } from './approver-changes.ts';
import { isEmailAddress, normalizeEmail } from './email.ts';
import type { JournalEntry } from './journal.ts';
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
 * Lists the addresses that a notice goes to, normalized, each once: who was taken out, who was put in, and the other
 * presidents and treasurer. Two spellings of one mailbox are two addresses: mail goes to each as it is set.
 * @param settings the approver settings after the change.
 */
export function noticeRecipients(notice: Notice, settings: ApproverSettings): string[] {
  const concerned =
    notice.kind === 'approvers'
      ? notice.changes.flatMap((change) => [change.out, change.in])
      : holdersOf('eventApprover', notice.category, settings);
  // An officer of before who is no longer one was taken out.
  const officers = [...settings.presidents, settings.treasurer];
  const addresses = [...concerned, ...officers].flatMap((address) => address ?? []);
  return [...new Set(addresses.map(normalizeEmail).filter(isEmailAddress))];
}
