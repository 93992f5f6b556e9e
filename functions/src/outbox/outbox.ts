import type { AlertCause } from '@pa-ledger/domain/alerts/alert';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DigestPurpose, SinglePurpose, MailState } from '@pa-ledger/domain/mail/mail';
import type { DocumentData, Firestore, DocumentReference } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../platform/failures.ts';
import { shortHash } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { MAIL, CONTACTS } from '../firestore/paths.ts';
import type { Writes } from '../firestore/writes.ts';
import { mailsInDigest } from '../firestore/mail-queries.ts';

/** What an email is about. We make its content from that when we send it. */
export interface MailSubject {
  readonly kind: 'expense' | 'journal' | 'person' | 'digest' | 'reference' | 'letter';
  /**
   * The id of the expense, the journal entry, the letter, or the person (of `people`, or a hash of the address), the
   * digest's own, or a typed reference.
   */
  readonly id: string;
}

/** An email to send about one thing. We store neither its text nor a link: we make both when we send it. */
export interface NewMail {
  readonly subject: MailSubject;
  readonly purpose: SinglePurpose;
  /** An address, or for the submitter the contact's id, see `addressOf`. */
  readonly to: string;
  /** The step to decide, for `review`; null otherwise. */
  readonly step: number | null;
  /**
   * Tells two otherwise equal emails apart, such as those of a first and a second payment. It holds no `_`, which
   * separates the parts of the id.
   */
  readonly turn: string;
  /** Present if it bypasses the cap of its purpose and doesn't count toward it. */
  readonly urgent?: true;
}

/** An email that replaces several others. They name it in their `digestId` and end like it. */
export interface DigestMail extends Omit<NewMail, 'purpose' | 'step' | 'urgent'> {
  readonly purpose: DigestPurpose;
  readonly step: null;
}

/** An email in the outbox. */
export type OutboxMail = NewMail | DigestMail;

/** Whether an email replaces several others. */
export function isDigest(mail: OutboxMail): mail is DigestMail {
  return mail.subject.kind === 'digest';
}

/** Whether an email bypasses the cap of its purpose. */
export function isUrgent(mail: OutboxMail): boolean {
  return 'urgent' in mail;
}

/** Returns an email's id. It depends only on the occasion, so that one occasion never makes two emails. */
export function mailIdOf({ subject, purpose, step, to, turn }: OutboxMail): string {
  return [subject.id, purpose, step ?? 'x', shortHash(to, 12), turn].join('_');
}

/** The expense that an email is about; null if it's about something else. */
function expenseIdOf({ kind, id }: MailSubject): string | null {
  return kind === 'expense' ? id : null;
}

/** Returns the alert's cause for an email that we give up. @param code why, such as `EENVELOPE`. */
export function deadMail(mail: NewMail, code: string): AlertCause {
  const { subject, purpose, step, to } = mail;
  const expenseId = expenseIdOf(subject);
  return { kind: 'mailDead', expenseId, mailId: mailIdOf(mail), purpose, step, to, code };
}

/** Adds an email to the commit that makes it due. Create-only. */
export function addMail(writes: Writes, db: Firestore, mail: OutboxMail, now: Instant): void {
  writes.create(db.collection(MAIL).doc(mailIdOf(mail)), mailDocument(mail, now));
}

/** Adds emails, unless they exist already: then the occasion has its emails. */
export async function addMailsOnce(
  mails: readonly NewMail[],
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const batch = db.batch();
  for (const mail of mails) addMail(batch, db, mail, clock());
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** The document of a new email in the outbox. */
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

/** Reads the email of a document that `mailDocument` made. */
export function mailFrom(data: DocumentData): OutboxMail {
  // Only `mailDocument` writes it.
  const { subject, purpose, to, step, turn, urgent } = data as NewMail;
  return { subject, purpose, to, step, turn, ...(urgent && { urgent }) };
}

/** An email about one thing, and its document. */
export interface Part {
  readonly ref: DocumentReference;
  readonly mail: NewMail;
}

/** Reads the emails that one email covers: itself, or a digest's parts. */
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

/**
 * Returns the address that an email goes to. An email to a submitter names the contact, so that no address stays in the
 * outbox.
 * @returns null if the contact was redacted: there's no one left to reach.
 */
export async function addressOf(
  db: Firestore,
  { to }: Pick<OutboxMail, 'to'>,
): Promise<string | null> {
  // A contact's id never has an @.
  if (to.includes('@')) return to;
  const email: unknown = (await db.collection(CONTACTS).doc(to).get()).get('email');
  return typeof email === 'string' && email !== '' ? email : null;
}
