import type { Role } from '@pa-ledger/domain/people/role';
import { indexRecord } from '../../../functions/src/search/search-index.ts';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import { personEntry } from '../../fixtures/people.ts';
import { db } from './suite.ts';

/** The uids of all that this process has listed. */
export const listedUids = new Set<string>();

/** Lists an account as someone who has joined, with their journal, and adds them to what search finds. */
export async function listPerson(
  { uid, email }: { uid: string; email: string },
  name?: string,
  role: Role = 'admin',
): Promise<void> {
  const { version: _version, ...fields } = personEntry(email, name, { role });
  listedUids.add(uid);
  await putRecorded(db, `people/${uid}`, fields);
  await indexRecord(db, { collection: 'people', id: uid });
}

/** Takes an account from the people, with their journal, and from what search finds. */
export async function unlistPerson(uid: string): Promise<void> {
  await db.doc(`people/${uid}`).delete();
  const { docs } = await db.collection('journal').where('document', '==', uid).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
  await indexRecord(db, { collection: 'people', id: uid });
}
