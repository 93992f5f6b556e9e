import { collection, doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { fieldsOf, type CollectionName, type Fields, type ReadDocument } from './documents.ts';
import { failure } from './failure.ts';
import { isPending, startListener, type Stop, type OnChange } from './async-state.ts';

const WITH_METADATA = { includeMetadataChanges: true };

/** Listens to a whole small collection, in no particular order. */
export function listenAll<T>(
  name: CollectionName,
  read: ReadDocument<T>,
  onChange: OnChange<readonly T[]>,
): Stop {
  let confirmed = false;
  return startListener(onChange, (db, fail) =>
    onSnapshot(
      collection(db, name),
      WITH_METADATA,
      ({ docs, metadata }) => {
        if (isPending(confirmed, metadata)) {
          onChange({ status: 'error', failure: failure('offline') });
          return;
        }
        confirmed = true;
        onChange({ status: 'ready', value: docs.map((document) => readOne(document, read)) });
      },
      fail,
    ),
  );
}

/** Listens to one document; null if it does not exist. */
export function listenDocument<T>(
  name: CollectionName,
  id: string,
  read: (fields: Fields) => T,
  onChange: OnChange<T | null>,
): Stop {
  let confirmed = false;
  return startListener(onChange, (db, fail) =>
    onSnapshot(
      doc(db, name, id),
      WITH_METADATA,
      (snapshot) => {
        if (isPending(confirmed, snapshot.metadata)) {
          onChange({ status: 'error', failure: failure('offline') });
          return;
        }
        confirmed = true;
        onChange({ status: 'ready', value: snapshot.exists() ? read(fieldsOf(snapshot)) : null });
      },
      fail,
    ),
  );
}

export function readOne<T>(snapshot: DocumentSnapshot, read: ReadDocument<T>): T {
  return read(snapshot.id, fieldsOf(snapshot));
}
