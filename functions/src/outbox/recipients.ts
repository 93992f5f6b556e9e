import type { Firestore } from 'firebase-admin/firestore';
import { CONTACTS } from '../firestore/paths.ts';
import type { OutboxMail } from './outbox.ts';

/**
 * Returns the address that a mail goes to. A mail to a submitter names the contact, so that no address stays in the
 * outbox.
 * @returns null when the contact was redacted: there is nobody to reach any more.
 */
export async function addressOf(
  db: Firestore,
  { to }: Pick<OutboxMail, 'to'>,
): Promise<string | null> {
  // The id of a contact holds no such sign.
  if (to.includes('@')) return to;
  const email: unknown = (await db.collection(CONTACTS).doc(to).get()).get('email');
  return typeof email === 'string' && email !== '' ? email : null;
}
