import type { Instant } from '@pa-ledger/domain/dates';
import type { MailPurpose } from '@pa-ledger/domain/mail-purpose';
import type { DocumentData, DocumentReference, Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { timestamp } from './expense-format.ts';
import { MAIL } from './paths.ts';

/** A mail to be sent. Neither its text nor a link is kept: both are made when it is sent. */
export interface NewMail {
  readonly expenseId: string;
  readonly purpose: MailPurpose;
  readonly to: string;
  /** The step to decide, for `review`; null otherwise. */
  readonly step: number | null;
  /** Tells apart two mails that are the same otherwise: the step opened, an approver was set again, the second payment. */
  readonly turn: string;
}

/** PENDING and due, PROCESSING under a lease, and three ends: SENT, no longer wanted (SKIPPED), given up (DEAD). */
export type MailState = 'PENDING' | 'PROCESSING' | 'SENT' | 'SKIPPED' | 'DEAD';

/** The id follows from what the mail is, so the same occasion never makes two. */
export function mailIdOf(mail: NewMail): string {
  const person = createHash('sha256').update(mail.to).digest('base64url').slice(0, 12);
  return [mail.expenseId, mail.purpose, mail.step ?? 'x', person, mail.turn].join('_');
}

/** What a commit is made in: a batch or a transaction. */
export interface Writes {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData): unknown;
  delete(ref: DocumentReference): unknown;
}

/** Adds a mail to the commit that makes it due; create-only. */
export function addMail(writes: Writes, db: Firestore, mail: NewMail, now: Instant): void {
  writes.create(db.collection(MAIL).doc(mailIdOf(mail)), mailDocument(mail, now));
}

/** A mail as it waits in the outbox. */
export function mailDocument(mail: NewMail, now: Instant): DocumentData {
  const { expenseId, purpose, to, step, turn } = mail;
  return {
    expenseId,
    purpose,
    to,
    step,
    turn,
    state: 'PENDING' satisfies MailState,
    attempts: 0,
    createdAt: timestamp(now),
    dueAt: timestamp(now),
    leaseUntil: null,
    sentAt: null,
    failure: null,
  };
}
