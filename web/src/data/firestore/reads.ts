import { doc, getDocFromServer, type Firestore } from 'firebase/firestore';
import type { Data } from '../data.ts';
import { failureOf } from './failure-of.ts';
import { firestoreListeners } from './listen.ts';
import { fieldsOf } from './plain-values.ts';
import { countRows, sumRows } from './query.ts';

/** The connection to Firestore's data. */
export interface Connection {
  /** Rejects if there is none; a later call may succeed. */
  readonly firestore: () => Promise<Firestore>;
  /** Returns who is signed in. */
  readonly uid: () => Promise<string>;
}

/** Firestore's answers without writes; its rules decide what is allowed. */
export function firestoreReads({
  firestore,
}: Pick<Connection, 'firestore'>): Omit<Data, 'commit' | 'callApi' | 'close'> {
  return {
    ...firestoreListeners(firestore),
    async countRows(rows) {
      try {
        return await countRows(await firestore(), rows);
      } catch (error) {
        return failureOf(error);
      }
    },
    async sumRows(rows, field) {
      try {
        return await sumRows(await firestore(), rows, field);
      } catch (error) {
        return failureOf(error);
      }
    },
    async readDocument(name, id) {
      try {
        const snapshot = await getDocFromServer(doc(await firestore(), name, id));
        return { ok: true, fields: snapshot.exists() ? fieldsOf(snapshot) : null };
      } catch (error) {
        return failureOf(error);
      }
    },
  };
}
