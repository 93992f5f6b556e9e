import { dataStateOf, type DataState } from '@pa-ledger/domain/schema-version';
import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../platform/domain-error.ts';
import { DATA_VERSION } from './paths.ts';

/** A migration takes minutes; an update of the app or the start of a migration may take longer. */
const RETRY_AFTER_SECONDS = 60;

const REFUSALS: Readonly<Record<Exclude<DataState, 'current'>, ErrorCode>> = {
  newer: 'dataNewer',
  older: 'dataOlder',
  upgrading: 'dataUpgrading',
};

/** What the data are to this program, as of now. */
export async function readDataState(db: Firestore): Promise<DataState> {
  return dataStateOf((await db.doc(DATA_VERSION).get()).data());
}

/**
 * Looks at a `schema/version` that was read together with something else.
 * @throws DomainError unless the data are of this program's version and are not being upgraded.
 */
export function requireCurrentVersion(version: DocumentSnapshot | undefined): void {
  const state = dataStateOf(version?.data());
  if (state !== 'current')
    throw new DomainError(REFUSALS[state], { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
