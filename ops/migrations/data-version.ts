import { dataStateOf, dataVersionOf, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from '../../functions/src/platform/failures.ts';
import { ADMINS, DATA_VERSION } from '../../functions/src/firestore/paths.ts';
import { Failure } from '../base/failure.ts';

/** Collections that a project without data may have. */
const NO_DATA = [ADMINS, 'schema'];

/** Returns the collections of a project that hold its data. */
export async function dataCollections(db: Firestore): Promise<string[]> {
  const collections = await db.listCollections();
  return collections.map(({ id }) => id).filter((id) => !NO_DATA.includes(id));
}

/**
 * Gives an empty project this program's data version. Data that are there keep theirs. Every deployment begins with its
 * first administrator, whom `npm run admin -- add` adds.
 * @throws Failure when there are data that are newer than this program.
 */
export async function beginData(db: Firestore): Promise<void> {
  const ref = db.doc(DATA_VERSION);
  const found = (await ref.get()).data();
  if (dataStateOf(found) === 'newer') throw newerData(dataVersionOf(found) ?? 'another kind');
  if (found !== undefined || (await dataCollections(db)).length > 0) return;
  try {
    await ref.create(currentVersion());
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** Returns the document that marks data as of this program's version. @param since when they became so. */
export function currentVersion(since: Timestamp = Timestamp.now()): DocumentData {
  return { version: SCHEMA_VERSION, migratedAt: since };
}

/** @throws Failure that says what to do unless the data have this program's version. */
export async function requireOwnData(db: Firestore): Promise<void> {
  const document = (await db.doc(DATA_VERSION).get()).data();
  const version = dataVersionOf(document) ?? 'another kind';
  switch (dataStateOf(document)) {
    case 'current':
      return;
    case 'newer':
      throw newerData(version);
    case 'older':
      throw new Failure(
        `The data are of version ${version}, and this program works with ${SCHEMA_VERSION}: run npm run migrate first.`,
      );
    case 'upgrading':
      throw new Failure(
        'The data are being upgraded or restored. If that was broken off, npm run migrate says how to go on.',
      );
  }
}

/** Returns the failure of a tool that is older than the data. */
export function newerData(version: number | string): Failure {
  return new Failure(
    `The data are of version ${version}, and this program knows ${SCHEMA_VERSION}: use the newer program.`,
  );
}
