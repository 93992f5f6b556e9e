import { callApi } from '../firebase/call-api.ts';
import { signedInUid } from '../firebase/auth.ts';
import type { Data } from './data.ts';
import { firestoreData } from './firestore/firestore-data.ts';
import { adminFirestore, closeFirestore } from './firestore/firestore.ts';

/** Whoever keeps the data of this page. The tests of the pages are built with another file in the place of this one. */
export const data: Data = {
  ...firestoreData({ firestore: adminFirestore, uid: signedInUid }),
  callApi,
  close: closeFirestore,
};
