import { alertIdOf, type AlertCause } from '@pa-ledger/domain/alerts/alert';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { Failure } from '../base/failure.ts';
import type { ArchivedDocument } from './read-archive.ts';

/** What happens to mails that were waiting when the archive was made. */
export type MailChoice = 'send' | 'hold';

/** The reason that is stored with a mail that is not sent. */
const HELD_AT_RESTORE = 'heldAtRestore';

const WAITING: readonly string[] = ['PENDING', 'PROCESSING', 'HELD', 'MERGED'];

/** Returns whether the outbox of the restored project would send this mail. */
export function isWaiting({ path, data }: ArchivedDocument): boolean {
  return path.startsWith('mail/') && WAITING.includes(String(data['state']));
}

/** @throws Failure when there are waiting mails and nobody has chosen what happens to them. */
export function requireChoice(count: number, choice: MailChoice | null): void {
  if (count === 0 || choice !== null) return;
  throw new Failure(
    `Mails of the archive that have not gone out yet: ${count}. Say what shall become of them: --mails send lets the restored project send them to real people; --mails hold gives them up and raises an alert for each.`,
  );
}

/** Returns what a waiting mail is restored as: itself, or a mail that was given up and its alert. */
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
  // The server has written this form.
  const { expenseId, purpose, step, to } = data as Extract<AlertCause, { kind: 'mailDead' }>;
  const mailId = path.slice('mail/'.length);
  const about = { expenseId, mailId, purpose, step, to };
  const cause: AlertCause = { kind: 'mailDead', ...about, code: HELD_AT_RESTORE };
  return [dead, [`alerts/${alertIdOf(cause)}`, { ...cause, since: now, lastSeen: now, count: 1 }]];
}
