import { collection, doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { fieldsOf, type CollectionName, type Fields, type ReadDocument } from './documents.ts';
import { failure } from './failure.ts';
import { isPending, startListener, type Stop, type OnChange } from './async-state.ts';

const WITH_METADATA = { includeMetadataChanges: true };

/** Listens to a whole small collection; the order is nobody's. */
export function listenAll<T>(
  name: CollectionName,
  read: ReadDocument<T>,
  tell: OnChange<readonly T[]>,
): Stop {
  let heard = false;
  return startListener(tell, (db, fail) =>
    onSnapshot(
      collection(db, name),
      WITH_METADATA,
      ({ docs, metadata }) => {
        if (isPending(heard, metadata)) {
          tell({ status: 'error', failure: failure('offline') });
          return;
        }
        heard = true;
        tell({ status: 'ready', value: docs.map((document) => readOne(document, read)) });
      },
      fail,
    ),
  );
}

/** Listens to one document; null when it is not there. */
export function listenDocument<T>(
  name: CollectionName,
  id: string,
  read: (fields: Fields) => T,
  tell: OnChange<T | null>,
): Stop {
  let heard = false;
  return startListener(tell, (db, fail) =>
    onSnapshot(
      doc(db, name, id),
      WITH_METADATA,
      (snapshot) => {
        if (isPending(heard, snapshot.metadata)) {
          tell({ status: 'error', failure: failure('offline') });
          return;
        }
        heard = true;
        tell({ status: 'ready', value: snapshot.exists() ? read(fieldsOf(snapshot)) : null });
      },
      fail,
    ),
  );
}

export function readOne<T>(snapshot: DocumentSnapshot, read: ReadDocument<T>): T {
  return read(snapshot.id, fieldsOf(snapshot));
}
