import type { Firestore } from 'firebase-admin/firestore';
import { ADMINS } from './paths.ts';

/** Whether the user is an administrator as of now, whatever a token of an hour ago says. */
export async function isListedAdmin(db: Firestore, uid: string): Promise<boolean> {
  return (await db.collection(ADMINS).doc(uid).get()).exists;
}
