import type { AlertCause } from '@pa-ledger/domain/alerts/alert';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DigestPurpose, SinglePurpose, MailState } from '@pa-ledger/domain/mail/mail';
import type { DocumentData, Firestore, DocumentReference } from 'firebase-admin/firestore';
import { shortHash } from '../platform/hashes.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { MAIL } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';
import { mailsInDigest } from '../firestore/mail-queries.ts';

/** What a mail is about. Its content is made from that when it is sent. */
export interface MailSubject {
  readonly kind: 'expense' | 'journal' | 'person' | 'digest';
  /** The id of the expense, of the journal's entry, of the person (a hash of the address), or the digest's own. */
  readonly id: string;
}

/** A mail about one thing, to be sent. Neither its text nor a link is kept: both are made when it is sent. */
export interface NewMail {
  readonly subject: MailSubject;
  readonly purpose: SinglePurpose;
  /** An address; for the submitter the id of the contact, see `addressOf`. */
  readonly to: string;
  /** The step to decide, for `review`; null otherwise. */
  readonly step: number | null;
  /**
   * Distinguishes two mails that are otherwise the same: the step opened, an approver was set again, the second payment.
   * It holds no `_`, which separates the parts of the id.
   */
  readonly turn: string;
  /** Set if it is sent at once, whatever the cap of its purpose says, and counts for none; absent otherwise. */
  readonly urgent?: true;
}

/** A mail that replaces several others. They name it in their `digestId`, and end as it ends. */
export interface DigestMail extends Omit<NewMail, 'purpose' | 'step' | 'urgent'> {
  readonly purpose: DigestPurpose;
  readonly step: null;
}

/** A mail of the outbox. */
export type OutboxMail = NewMail | DigestMail;

/** Whether a mail replaces several others. */
export function isDigest(mail: OutboxMail): mail is DigestMail {
  return mail.subject.kind === 'digest';
}

/** Whether a mail passes the cap of its purpose. */
export function isUrgent(mail: OutboxMail): boolean {
  return 'urgent' in mail;
}

/** Returns a mail's id. It depends only on the occasion, so that one occasion never makes two mails. */
export function mailIdOf({ subject, purpose, step, to, turn }: OutboxMail): string {
  return [subject.id, purpose, step ?? 'x', shortHash(to, 12), turn].join('_');
}

/** The expense that a mail is about; null when it is about something else. */
function expenseIdOf({ kind, id }: MailSubject): string | null {
  return kind === 'expense' ? id : null;
}

/** Returns the alert's cause for a mail that is given up. @param code why, such as `EENVELOPE`. */
export function deadMail(mail: NewMail, code: string): AlertCause {
  const { subject, purpose, step, to } = mail;
  const expenseId = expenseIdOf(subject);
  return { kind: 'mailDead', expenseId, mailId: mailIdOf(mail), purpose, step, to, code };
}

/** Adds a mail to the commit that makes it due; create-only. */
export function addMail(writes: Writes, db: Firestore, mail: OutboxMail, now: Instant): void {
  writes.create(db.collection(MAIL).doc(mailIdOf(mail)), mailDocument(mail, now));
}

/** A mail as it waits in the outbox. */
export function mailDocument(mail: OutboxMail, now: Instant): DocumentData {
  const { subject, purpose, to, step, turn } = mail;
  return {
    subject: { kind: subject.kind, id: subject.id },
    // For queries.
    expenseId: expenseIdOf(subject),
    purpose,
    to,
    step,
    turn,
    ...(isUrgent(mail) ? { urgent: true } : {}),
    state: 'PENDING' satisfies MailState,
    attempts: 0,
    createdAt: timestamp(now),
    dueAt: timestamp(now),
    leaseUntil: null,
    sentAt: null,
    failure: null,
  };
}

/** The mail of a document that `mailDocument` made. */
export function mailFrom(data: DocumentData): OutboxMail {
  // Only `mailDocument` writes it.
  const { subject, purpose, to, step, turn, urgent } = data as NewMail;
  return { subject, purpose, to, step, turn, ...(urgent && { urgent }) };
}

/** A mail about one thing, and its document. */
export interface Part {
  readonly ref: DocumentReference;
  readonly mail: NewMail;
}

/** Reads the mails that one mail covers: itself, or the parts of a digest. */
export async function partsOf(
  { ref, mail }: { readonly ref: DocumentReference; readonly mail: OutboxMail },
  db: Firestore,
): Promise<Part[]> {
  if (!isDigest(mail)) return [{ ref, mail }];
  const { docs } = await mailsInDigest(db, ref.id).get();
  return docs.flatMap((found) => {
    const part = mailFrom(found.data());
    return isDigest(part) ? [] : [{ ref: found.ref, mail: part }];
  });
}
