import { dataStateOf, type DataState } from '@pa-ledger/domain/schema-version';
import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../platform/domain-error.ts';
import { DATA_VERSION } from './paths.ts';
import type { Work } from '@pa-ledger/domain/alerts/alert';
import { workFailed, workPostponed } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';

/** Seconds to wait. A migration takes minutes; updating the app or starting a migration may take longer. */
const RETRY_AFTER_SECONDS = 60;

const REFUSALS: Readonly<Record<Exclude<DataState, 'current'>, ErrorCode>> = {
  newer: 'dataNewer',
  older: 'dataOlder',
  upgrading: 'dataUpgrading',
};

/** Reads whether this version of the app can work with the stored data now. */
export async function readDataState(db: Firestore): Promise<DataState> {
  return dataStateOf((await db.doc(DATA_VERSION).get()).data());
}

/**
 * Checks `schema/version`, read along with something else.
 * @throws DomainError unless the data has this app's version and no upgrade is running.
 */
export function requireCurrentVersion(version: DocumentSnapshot | undefined): void {
  const state = dataStateOf(version?.data());
  if (state !== 'current')
    throw new DomainError(REFUSALS[state], { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Reads documents as of one moment, along with the data's version.
 * @param reader a transaction, or the database.
 * @throws DomainError unless the data has this app's version and no upgrade is running.
 */
export async function readCurrent<
  Refs extends readonly [DocumentReference, ...DocumentReference[]],
>(
  reader: Pick<Firestore, 'getAll'>,
  ...refs: Refs
): Promise<{ readonly [Index in keyof Refs]: DocumentSnapshot }> {
  const [version, ...found] = await reader.getAll(refs[0].firestore.doc(DATA_VERSION), ...refs);
  requireCurrentVersion(version);
  // `getAll` returns as many as it's asked for, in their order.
  return found as { readonly [Index in keyof Refs]: DocumentSnapshot };
}

/**
 * Runs a trigger's work. While the data has another version than this app, or an upgrade is running, it does
 * nothing and leaves the work to the sweeps. We log errors in our own words, and the platform gets an error
 * without the original message: it logs messages, and they may quote personal data.
 */
export async function withRedactedErrors(
  services: Pick<Services, 'db'>,
  work: Work,
  id: string,
  run: () => Promise<void>,
): Promise<void> {
  if (!(await succeeds(services, work, id, run)))
    throw new Error('The work failed; the line before says why.');
}

async function succeeds(
  { db }: Pick<Services, 'db'>,
  work: Work,
  id: string,
  run: () => Promise<void>,
): Promise<boolean> {
  try {
    const state = await readDataState(db);
    if (state === 'current') await run();
    else workPostponed(work, id, state);
    return true;
  } catch (error) {
    workFailed(work, id, error);
    return false;
  }
}
