import { signedInUid } from '../firebase/auth.ts';
import { firestoreCommit } from './firestore/commit.ts';
import { adminFirestore } from './firestore/firestore.ts';

/** Commits to whoever keeps the data of this page; a file of its own, because most tabs only read. */
export const commit = firestoreCommit({ firestore: adminFirestore, uid: signedInUid });
