import type { AlertCause } from '@pa-ledger/domain/alerts/alert';
import { alertIdOf } from '@pa-ledger/domain/alerts/alert';
import type { DocumentData, Timestamp } from 'firebase-admin/firestore';
import { Failure } from '../failure.ts';
import { documentsIn, groupsIn, type ArchivedDocument } from './archived-documents.ts';
import type { Archive } from './read-archive.ts';

/** What becomes of mails that had not gone out when the archive was made. */
export type MailChoice = 'send' | 'hold';

/** Stands as the reason with a mail that was held back. */
const HELD_AT_RESTORE = 'heldAtRestore';

const WAITING: readonly string[] = ['PENDING', 'PROCESSING', 'HELD', 'MERGED'];

/** Whether the outbox of the restored project would send this mail. */
export function isWaiting({ path, data }: ArchivedDocument): boolean {
  return path.startsWith('mail/') && WAITING.includes(String(data['state']));
}

/** The mails of an archive that had not gone out, by the expense that they are about; all others under 'null'. */
export async function waitingMails(
  archive: Archive,
): Promise<Map<string, readonly ArchivedDocument[]>> {
  const waiting: ArchivedDocument[] = [];
  if (groupsIn(archive).includes('mail')) {
    for await (const mail of documentsIn(archive, 'mail')) if (isWaiting(mail)) waiting.push(mail);
  }
  return Map.groupBy(waiting, ({ data }) => String(data['expenseId']));
}

/** @throws Failure when there are such mails and nobody said what shall become of them. */
export function requireChoice(count: number, choice: MailChoice | null): void {
  if (count === 0 || choice !== null) return;
  throw new Failure(
    `${count} mails of the archive have not gone out yet. Say what shall become of them: --mails send lets the restored project send them to real people; --mails hold gives them up and raises an alert for each.`,
  );
}

/** What a waiting mail is restored as: itself, or a mail that was given up and its alert. */
export function restoredMail(
  { path, data }: ArchivedDocument,
  choice: MailChoice | null,
  now: Timestamp,
): [path: string, data: DocumentData][] {
  if (choice !== 'hold') return [[path, data]];
  const dead: [string, DocumentData] = [
    path,
    { ...data, state: 'DEAD', leaseUntil: null, failure: HELD_AT_RESTORE },
  ];
  // What a digest would have told has an alert each.
  if ((data['subject'] as { kind?: unknown } | undefined)?.kind === 'digest') return [dead];
  // Written by the server in this form.
  const { expenseId, purpose, step, to } = data as Extract<AlertCause, { kind: 'mailDead' }>;
  const mailId = path.slice('mail/'.length);
  const matter: AlertCause = {
    kind: 'mailDead',
    expenseId,
    mailId,
    purpose,
    step,
    to,
    code: HELD_AT_RESTORE,
  };
  return [
    dead,
    [`alerts/${alertIdOf(matter)}`, { ...matter, since: now, lastSeen: now, count: 1 }],
  ];
}
