import { alertIdOf, type AlertCause } from '@pa-ledger/domain/alerts/alert';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { Failure } from '../base/failure.ts';
import type { ArchivedDocument } from './read-archive.ts';

/** What to do with the emails that hadn't gone out when the archive was made. */
export type MailChoice = 'send' | 'hold';

/** The stored reason of an email that the restore gave up. */
const HELD_AT_RESTORE = 'heldAtRestore';

const WAITING: readonly string[] = ['PENDING', 'PROCESSING', 'HELD', 'MERGED'];

/** Returns whether the restored project's outbox would send this email. */
export function isWaiting({ path, data }: ArchivedDocument): boolean {
  return path.startsWith('mail/') && WAITING.includes(String(data['state']));
}

/** @throws Failure when there are waiting emails and the person hasn't chosen what to do with them. */
export function requireChoice(count: number, choice: MailChoice | null): void {
  if (count === 0 || choice !== null) return;
  throw new Failure(
    `Mails of the archive that have not gone out yet: ${count}. Say what shall become of them: --mails send lets the restored project send them to real people; --mails hold gives them up and raises an alert for each.`,
  );
}

/** Returns what to write for a waiting email: itself, or the email given up and its alert. */
export function restoredMail(
  { path, data }: ArchivedDocument,
  choice: MailChoice | null,
  now: Timestamp,
): [path: string, data: DocumentData][] {
  if (choice !== 'hold') return [[path, data]];
  const end = { state: 'DEAD', leaseUntil: null, failure: HELD_AT_RESTORE };
  const dead: [string, DocumentData] = [path, { ...data, ...end }];
  // Each part of a digest has its own alert.
  if ((data['subject'] as { kind?: unknown } | undefined)?.kind === 'digest') return [dead];
  // Only the server writes emails.
  const { expenseId, purpose, step, to } = data as Extract<AlertCause, { kind: 'mailDead' }>;
  const mailId = path.slice('mail/'.length);
  const about = { expenseId, mailId, purpose, step, to };
  const cause: AlertCause = { kind: 'mailDead', ...about, code: HELD_AT_RESTORE };
  return [dead, [`alerts/${alertIdOf(cause)}`, { ...cause, since: now, lastSeen: now, count: 1 }]];
}
