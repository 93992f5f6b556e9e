import { callApi } from './call-api.ts';
import type { Data } from './data.ts';
import { adminFirestore, closeFirestore } from './firestore/firestore.ts';
import { firestoreReads } from './firestore/reads.ts';

/**
 * Whoever keeps the data of this page; `write-source.ts` commits. The tests of the pages are built with other files in the
 * place of these two.
 */
export const data: Omit<Data, 'commit'> = {
  ...firestoreReads({ firestore: adminFirestore }),
  callApi,
  close: closeFirestore,
};
