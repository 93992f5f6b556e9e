import { indexRecord } from '../../../functions/src/search/search-index.ts';
import { adminEntry } from '../../fixtures/admins.ts';
import { db } from './suite.ts';

/** Adds an account to the admins' documents, and to what search finds. */
export async function listAdmin({ uid, email }: { uid: string; email: string }): Promise<void> {
  await db.doc(`admins/${uid}`).set(adminEntry(email));
  await indexRecord(db, { collection: 'admins', id: uid });
}

/** Takes an account from the admins' documents, and from what search finds. */
export async function unlistAdmin(uid: string): Promise<void> {
  await db.doc(`admins/${uid}`).delete();
  await indexRecord(db, { collection: 'admins', id: uid });
}
