import { membersOf } from '@pa-ledger/domain/untyped';
import { dataStateOf, dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { MailPurpose } from '@pa-ledger/domain/mail/mail';
import {
  FieldPath,
  Timestamp,
  type DocumentData,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import {
  DATA_VERSION,
  JOURNAL,
  MAIL,
  NOTICES,
  PEOPLE,
  PERSON_LINKS,
  SEARCH,
} from '../../functions/src/firestore/paths.ts';
import { isAlreadyExists } from '../../functions/src/platform/failures.ts';
import { Failure } from './failure.ts';

/** Collections that a project without data may have; search knows its people. */
const NO_DATA = [PEOPLE, PERSON_LINKS, SEARCH, 'schema'];

/** The emails that a project without data may have. */
const MAILS_OF_PEOPLE: readonly MailPurpose[] = [
  'notice',
  'invitation',
  'passwordReset',
  'passwordRequest',
];

/** What isn't about people, in the collections where a project without data may have something that is. */
const NOT_ABOUT_PEOPLE: Readonly<Record<string, (db: Firestore) => readonly Query[]>> = {
  [JOURNAL]: notOfPeople(JOURNAL),
  [NOTICES]: notOfPeople(NOTICES),
  [MAIL]: (db) => [db.collection(MAIL).where('purpose', 'not-in', MAILS_OF_PEOPLE)],
};

/** Returns the collections of a project that hold its data. */
export async function dataCollections(db: Firestore): Promise<string[]> {
  const ids = (await db.listCollections()).map(({ id }) => id);
  const holds = async (id: string): Promise<boolean> => {
    const queries = NOT_ABOUT_PEOPLE[id]?.(db);
    if (queries === undefined) return true;
    const found = await Promise.all(queries.map((query) => query.limit(1).get()));
    return found.some(({ empty }) => !empty);
  };
  const others = ids.filter((id) => !NO_DATA.includes(id));
  const held = await Promise.all(others.map(holds));
  return others.filter((_id, index) => held[index]);
}

/** The ids of what's about people begin with their collection's name. */
function notOfPeople(collection: string) {
  return (db: Firestore): readonly Query[] => {
    const byId = db.collection(collection).orderBy(FieldPath.documentId());
    return [byId.endBefore(`${PEOPLE}~`), byId.startAfter(`${PEOPLE}~\u{7F}`)];
  };
}

/**
 * Gives an empty project this program's data version. Data that's there keeps its own. Every deployment begins with its
 * first administrator, whom `npm run admin -- add` adds.
 * @throws Failure when there's data that is newer than this program.
 */
export async function beginData(db: Firestore): Promise<void> {
  const ref = db.doc(DATA_VERSION);
  const found = (await ref.get()).data();
  if (dataStateOf(found) === 'newer') throw otherVersion(found);
  if (found !== undefined || (await dataCollections(db)).length > 0) return;
  try {
    await ref.create(currentVersion());
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** Returns the document that marks data as this program's version. @param since when it became so. */
export function currentVersion(since: Timestamp = Timestamp.now()): DocumentData {
  return { version: SCHEMA_VERSION, migratedAt: since };
}

/** @throws Failure that says what to do unless the data has this program's version. */
export async function requireOwnData(db: Firestore): Promise<void> {
  const document = (await db.doc(DATA_VERSION).get()).data();
  const state = dataStateOf(document);
  if (state === 'current') return;
  if (state !== 'upgrading') throw otherVersion(document);
  throw new Failure(
    membersOf(document?.['underWay'])['what'] === 'restore'
      ? 'A restore is running, or it was cut off. If it was cut off, empty the project and restore the archive again.'
      : 'A migration is running, or it was cut off. If it was cut off, run npm run migrate -- --apply again: it goes on where it was.',
  );
}

/** Returns the failure of a tool that meets data of another version. @param document of `schema/version`. */
export function otherVersion(document: DocumentData | undefined): Failure {
  const version = dataVersionOf(document);
  if (version === 0)
    return new Failure(
      'The data has no version: this program did not write it. Begin with an empty project.',
    );
  const what = `The data is version ${version ?? 'unknown'}, and this program works with version ${SCHEMA_VERSION}`;
  const isOlder = version !== null && version < SCHEMA_VERSION;
  return new Failure(
    `${what}: ${isOlder ? 'run npm run migrate first' : 'use the program that wrote it'}.`,
  );
}
