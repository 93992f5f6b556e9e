import { signedInUid } from '../firebase/auth.ts';
import { firestoreCommit } from './firestore/commit.ts';
import { adminFirestore } from './firestore/firestore.ts';

/** Writes the panel's data. It's a separate file because most tabs only read. */
export const commit = firestoreCommit({ firestore: adminFirestore, uid: signedInUid });
