import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  onSnapshot,
  query,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Unsubscribe,
} from 'firebase/firestore';
import type { OnChange, Stop } from '../async-state.ts';
import type { Data, StoredDocument } from '../data.ts';
import { groupIn, type Fields } from '../documents.ts';
import { orderFields, type Page, type PageQuery } from '../row-query.ts';
import { answersTo, type Answers } from './answers.ts';
import { cursorValue, fieldsOf } from './plain-values.ts';
import { conditionOf, pageOf } from './query.ts';

type Connect = () => Promise<Firestore>;

const WITH_METADATA = { includeMetadataChanges: true };

/** Listens to Firestore as soon as it is connected. */
export function firestoreListeners(
  connect: Connect,
): Pick<Data, 'listenAll' | 'listenDocument' | 'listenPage'> {
  return {
    listenAll: (name, onChange, filters = []) =>
      startListener(
        connect,
        onChange,
        (db) => query(collection(db, name), ...filters.map(conditionOf)),
        onQuery((docs) => docs.map(toDocument)),
      ),
    listenDocument: (name, id, onChange) =>
      startListener(connect, onChange, (db) => doc(db, name, id), ON_DOCUMENT),
    listenPage: (page, onChange) =>
      startListener(
        connect,
        onChange,
        (db) => pageOf(db, page),
        onQuery((docs) => pageIn(page, docs)),
      ),
  };
}

function pageIn(page: PageQuery, docs: readonly DocumentSnapshot[]): Page<StoredDocument> {
  const shown = docs.slice(0, page.size);
  const idOf = groupIn(page.collection) === null ? ownId : pathOf;
  const places = shown.map((row) => ({ values: valuesOf(page, row), id: idOf(row) }));
  return {
    rows: shown.map((row) => ({ id: idOf(row), fields: fieldsOf(row) })),
    places,
    next: docs.length > page.size ? (places.at(-1) ?? null) : null,
  };
}

/** How to listen to Firestore, and how to ask once for the same: that shares the request, so it costs no read. */
interface Listening<Place, T> {
  /** Its error callback ends the listener for good. */
  readonly start: (place: Place, answers: Answers<T>) => Unsubscribe;
  readonly askServer: (place: Place) => Promise<unknown>;
}

function onQuery<T>(read: (docs: readonly DocumentSnapshot[]) => T): Listening<Query, T> {
  return {
    start: (place, { report, fail }) =>
      onSnapshot(
        place,
        WITH_METADATA,
        ({ docs, metadata }) => report(!metadata.fromCache, docs.length, () => read(docs)),
        fail,
      ),
    askServer: getDocsFromServer,
  };
}

const ON_DOCUMENT: Listening<DocumentReference, Fields | null> = {
  start: (place, { report, fail }) =>
    onSnapshot(
      place,
      WITH_METADATA,
      (found) =>
        report(!found.metadata.fromCache, 0, () => (found.exists() ? fieldsOf(found) : null)),
      fail,
    ),
  askServer: getDocFromServer,
};

/** Starts a listener as soon as Firestore is connected. */
function startListener<Place, T>(
  connect: Connect,
  onChange: OnChange<T>,
  placeIn: (db: Firestore) => Place,
  { start, askServer }: Listening<Place, T>,
): Stop {
  let end: Unsubscribe | null = null;
  let isStopped = false;
  const connected = connect().then(placeIn);
  const answers = answersTo(onChange, async () => askServer(await connected));
  connected.then((place) => {
    if (!isStopped) end = start(place, answers);
  }, answers.fail);
  return () => {
    isStopped = true;
    answers.stop();
    end?.();
  };
}

function toDocument(found: DocumentSnapshot): StoredDocument {
  return { id: ownId(found), fields: fieldsOf(found) };
}

function ownId({ id }: DocumentSnapshot): string {
  return id;
}

/** Identifies a document within a group of collections, where ids may repeat. */
function pathOf({ ref }: DocumentSnapshot): string {
  return ref.path;
}

/** A row's values in the fields that order a page. */
function valuesOf(page: PageQuery, row: DocumentSnapshot): readonly unknown[] {
  return orderFields(page).map((field) => cursorValue(row.get(field)));
}
