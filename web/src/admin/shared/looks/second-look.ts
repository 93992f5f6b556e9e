import {
  entriesOfAuthors,
  firstLookOf,
  secondLookField,
  secondLookRefusal,
  secondLookWords,
  type SecondLookCollection,
} from '@pa-ledger/domain/ledger/confirmation';
import type { Person, SecondLook } from '@pa-ledger/domain/people/person';
import { useStore } from '../../../app/store.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { storedAs, versionOf, type Fields } from '../../../data/documents.ts';
import { sessionStore } from '../../session.ts';
import { documentsOf } from '../lists/entry-pages.ts';
import { listedAdmins } from '../records/people-names.ts';
import { combineStores, keyedStores, type LiveStore } from '../records/live-store.ts';

/** A stored record that a second person looks at. */
export interface LookedAt {
  readonly collection: SecondLookCollection;
  readonly id: string;
  readonly fields: Fields;
}

/** Returns who looked at a record as the second person, and when; null for nobody. */
export function lookAt({ collection, fields }: LookedAt): SecondLook | null {
  // Only the server writes it.
  return (fields[secondLookField(collection)] ?? null) as SecondLook | null;
}

/** Who entered which manual expense, by the ids of their journal entries. */
type Authors = ReadonlyMap<string, Person | null>;

/** Returns who entered records, and who changed them last, live. */
export function authorsOf(records: readonly LookedAt[]): LiveStore<Authors> {
  const ids = records.flatMap(({ collection, id, fields }) =>
    entriesOfAuthors(collection, id, versionOf(fields), fields),
  );
  return authorsWith(ids.join(' '));
}

/** The key has the ids of their journal entries. */
const authorsWith = keyedStores((key: string) =>
  combineStores(
    [documentsOf('journal', key.split(' '))],
    ([found]): Authors => new Map(found.map(({ id, fields }) => [id, storedAs<Entry>(fields).by])),
  ),
);

interface Entry {
  readonly by: Person | null;
}

/** Returns what decides who may look at a record. */
export function firstLookAt({ collection, id, fields }: LookedAt, authors: Authors) {
  const own = entriesOfAuthors(collection, id, versionOf(fields), fields);
  return firstLookOf(
    collection,
    fields,
    own.map((entry) => authors.get(entry) ?? null),
  );
}

/**
 * Returns what says, as a sentence, why the person who is signed in can't be the second one; null if they can. Undefined until
 * it's known who else is signed up. The server also knows whose requests a payment paid.
 */
export function useRefusal(): ((record: LookedAt, authors: Authors) => string | null) | undefined {
  const session = useStore(sessionStore);
  const admins = useStore(listedAdmins);
  if (session.status !== 'signedIn' || admins.status !== 'ready') return undefined;
  const { uid, email } = session.admin;
  const payer = { by: { uid, email }, admins: admins.value };
  return (record, authors) => {
    const why = secondLookRefusal(firstLookAt(record, authors), payer);
    return why === null ? null : secondLookWords(record.collection).refusals[why];
  };
}

/** Tells the server that the person who is signed in looked at a record as it is. */
export function confirmRecord({ collection, id, fields }: LookedAt) {
  return callAdminApi('/api/admin/confirm-entry', { collection, id, version: versionOf(fields) });
}
