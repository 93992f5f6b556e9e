import type { PersonPurpose } from '@pa-ledger/domain/mail/mail';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { REMINDERS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { addMail, mailIdOf, type NewMail } from '../outbox/outbox.ts';
import { shortHash } from '../platform/hashes.ts';
import { reminderMade } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';

/** A mail about everything that waits for one person. What is in it, is read when it is sent. */
export type PersonMail = NewMail & { readonly purpose: PersonPurpose };

/** Returns a key of an address; no address can be read from it. */
export function personIdOf(address: string): string {
  return shortHash(address, 20);
}

/** The mail of a person for a day: a second one of that day has the same id, and cannot be made. */
export function personMail(purpose: PersonPurpose, to: string, day: CalendarDate): PersonMail {
  return { subject: { kind: 'person', id: personIdOf(to) }, purpose, to, step: null, turn: day };
}

/** The document that notes the last mail of a kind. @param id the person's key, or `weekly`. */
export function notedRef(db: Firestore, id: string): DocumentReference {
  return db.collection(REMINDERS).doc(id);
}

/**
 * Makes a mail and notes it, in one commit, if the note is still as it was read: of two at the same time one makes it, and
 * a process that dies leaves both or neither.
 * @param noted the note as it was read.
 * @param mail null to note only that the day has come.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9) or ABORTED (10) when another was first.
 */
export async function commitNoted(
  noted: DocumentSnapshot,
  mail: PersonMail | null,
  day: CalendarDate,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const now = clock();
  const batch = db.batch();
  const note = { at: timestamp(now), day, mail: mail && mailIdOf(mail) };
  if (noted.updateTime === undefined) batch.create(noted.ref, note);
  else batch.update(noted.ref, note, { lastUpdateTime: noted.updateTime });
  if (mail !== null) addMail(batch, db, mail, now);
  await batch.commit();
  if (mail !== null) reminderMade(mailIdOf(mail), mail.purpose);
}
