import {
  collection,
  doc,
  onSnapshot,
  query,
  type DocumentSnapshot,
  type Firestore,
  type FirestoreError,
  type SnapshotMetadata,
  type Unsubscribe,
} from 'firebase/firestore';
import { LOADING, type OnChange, type Stop } from '../async-state.ts';
import type { Data, StoredDocument } from '../data.ts';
import { groupIn } from '../documents.ts';
import { failure } from '../failure.ts';
import { orderFields, type Page, type PageQuery } from '../row-query.ts';
import { failureOf } from './failure-of.ts';
import { cursorValue, fieldsOf } from './plain-values.ts';
import { conditionOf, pageOf } from './query.ts';

type Connect = () => Promise<Firestore>;

const WITH_METADATA = { includeMetadataChanges: true };

/** How long the rest of a first answer may take, in milliseconds; a busy phone on slow 4G takes a tenth of a second. */
const REST_MS = 3_000;

/** Listens to Firestore as soon as it is connected. */
export function firestoreListeners(
  connect: Connect,
): Pick<Data, 'listenAll' | 'listenDocument' | 'listenPage'> {
  return {
    listenAll: (name, onChange, filters = []) =>
      startListener(connect, onChange, (db, report, fail) =>
        onSnapshot(
          query(collection(db, name), ...filters.map(conditionOf)),
          WITH_METADATA,
          ({ docs, metadata }) => report(metadata, docs.length > 0, () => docs.map(toDocument)),
          fail,
        ),
      ),
    listenDocument: (name, id, onChange) =>
      startListener(connect, onChange, (db, report, fail) =>
        onSnapshot(
          doc(db, name, id),
          WITH_METADATA,
          (found) =>
            report(found.metadata, found.exists(), () => (found.exists() ? fieldsOf(found) : null)),
          fail,
        ),
      ),
    listenPage: (page, onChange) =>
      startListener(connect, onChange, (db, report, fail) =>
        onSnapshot(
          pageOf(db, page),
          WITH_METADATA,
          ({ docs, metadata }) => report(metadata, docs.length > 0, () => pageIn(page, docs)),
          fail,
        ),
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

/**
 * Reports what a snapshot has, unless it is a first one that comes from memory, before the server has answered. Without a
 * connection Firestore reports one, which would show as an empty list.
 * @param hasDocuments whether it has any: these are another listener's, or the first of the server's own. With a connection
 * the rest follows at once, so that nothing is said for a moment.
 */
type Report<T> = (metadata: SnapshotMetadata, hasDocuments: boolean, read: () => T) => void;

/**
 * Starts a listener as soon as Firestore is connected.
 * @param start starts to listen; its error callback ends the listener for good.
 */
function startListener<T>(
  connect: Connect,
  onChange: OnChange<T>,
  start: (db: Firestore, report: Report<T>, fail: (error: FirestoreError) => void) => Unsubscribe,
): Stop {
  let stopped = false;
  let confirmed = false;
  let end: Unsubscribe = () => undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const fail = (error: unknown): void => {
    clearTimeout(rest);
    if (!stopped) onChange({ status: 'error', failure: failureOf(error) });
  };
  const sayOffline = () => onChange({ status: 'error', failure: failure('offline') });
  const report: Report<T> = ({ fromCache }, hasDocuments, read) => {
    clearTimeout(rest);
    if (!confirmed && fromCache) {
      if (hasDocuments && navigator.onLine) rest = setTimeout(sayOffline, REST_MS);
      else sayOffline();
      return;
    }
    confirmed = true;
    onChange({ status: 'ready', value: read() });
  };
  onChange(LOADING);
  connect().then((db) => {
    if (!stopped) end = start(db, report, fail);
  }, fail);
  return () => {
    stopped = true;
    clearTimeout(rest);
    end();
  };
}

function toDocument(found: DocumentSnapshot): StoredDocument {
  return { id: ownId(found), fields: fieldsOf(found) };
}

function ownId({ id }: DocumentSnapshot): string {
  return id;
}

/** Tells the documents of a group of collections apart. */
function pathOf({ ref }: DocumentSnapshot): string {
  return ref.path;
}

/** The values of a row by which a page is ordered. */
function valuesOf(page: PageQuery, row: DocumentSnapshot): readonly unknown[] {
  return orderFields(page).map((field) => cursorValue(row.get(field)));
}
