import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { DomainError } from '../platform/domain-error.ts';
import { personFrom } from './people.ts';
import type { StoredPerson } from './person-store.ts';

/**
 * Returns an entry if it's the version that an administrator saw; null if the same request was done before, and its answer
 * got lost.
 * @param isDone whether the next version is what the request makes of it.
 * @throws DomainError `deletedMeanwhile` or `changedMeanwhile`.
 */
export function requireSeen(
  found: DocumentSnapshot | undefined,
  version: number,
  isDone: (stored: StoredPerson) => boolean,
): StoredPerson | null {
  if (found?.exists !== true) throw new DomainError('deletedMeanwhile');
  const stored = { found, entry: { ...personFrom(found), uid: found.id } };
  if (stored.entry.version === version) return stored;
  if (stored.entry.version === version + 1 && isDone(stored)) return null;
  throw new DomainError('changedMeanwhile');
}
