import type { PersonPurpose } from '@pa-ledger/domain/mail/mail';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { REMINDERS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { addMail, mailIdOf, type NewMail } from '../outbox/outbox.ts';
import { shortHash } from '../platform/hashes.ts';
import { reminderMade } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';

/** An email about everything that waits for one person. We read its content when we send it. */
type PersonMail = NewMail & { readonly purpose: PersonPurpose };

/** Returns a key of an address. It doesn't give the address away. */
export function personIdOf(address: string): string {
  return shortHash(address, 20);
}

/** A person's email of a turn, such as a day. A second one would have the same id, so there's never one. */
export function personMail(purpose: PersonPurpose, to: string, turn: string): PersonMail {
  return { subject: { kind: 'person', id: personIdOf(to) }, purpose, to, step: null, turn };
}

/** The note about the last email of a kind. @param id the person's key, or `weekly`. */
export function noteRef(db: Firestore, id: string): DocumentReference {
  return db.collection(REMINDERS).doc(id);
}

/**
 * Makes an email and its note in one commit, if the note hasn't changed since we read it. Of two runs at the same time
 * only one succeeds, and a process that dies leaves both or neither.
 * @param stored the note as we read it.
 * @param mail null to only record that the day has come.
 * @throws ALREADY_EXISTS (6), FAILED_PRECONDITION (9), or ABORTED (10) if another run came first.
 */
export async function commitWithNote(
  stored: DocumentSnapshot,
  mail: PersonMail | null,
  day: CalendarDate,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const now = clock();
  const batch = db.batch();
  const note = { at: timestamp(now), day, mail: mail && mailIdOf(mail) };
  if (stored.updateTime === undefined) batch.create(stored.ref, note);
  else batch.update(stored.ref, note, { lastUpdateTime: stored.updateTime });
  if (mail !== null) addMail(batch, db, mail, now);
  await batch.commit();
  if (mail !== null) reminderMade(mailIdOf(mail), mail.purpose);
}
