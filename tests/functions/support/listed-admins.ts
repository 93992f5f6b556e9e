import { indexRecord } from '../../../functions/src/search/search-index.ts';
import { personEntry } from '../../fixtures/people.ts';
import { db } from './suite.ts';

/** Adds an account to the admins' documents, and to what search finds. */
export async function listAdmin({ uid, email }: { uid: string; email: string }): Promise<void> {
  await db.doc(`people/${uid}`).set(personEntry(email));
  await indexRecord(db, { collection: 'people', id: uid });
}

/** Takes an account from the admins' documents, and from what search finds. */
export async function unlistAdmin(uid: string): Promise<void> {
  await db.doc(`people/${uid}`).delete();
  await indexRecord(db, { collection: 'people', id: uid });
}
