import { journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { JOURNAL, PEOPLE } from '../firestore/paths.ts';
import { instantOf } from '../firestore/timestamps.ts';
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

/**
 * Returns an entry if only the person themself has changed it since the version that an administrator saw. By changing their
 * name again and again, they could otherwise hold off their removal.
 * @throws DomainError `changedMeanwhile` if an administrator changed it, or brought the person back.
 */
export async function requireSeenAccess(
  transaction: Transaction,
  db: Firestore,
  stored: StoredPerson,
  version: number,
): Promise<StoredPerson> {
  const { uid, role, endsOn, invitedAt, version: now } = stored.entry;
  if (version === now) return stored;
  const id = journalIdOf({ collection: PEOPLE, document: uid, version });
  const entry = await transaction.get(db.collection(JOURNAL).doc(id));
  const seen = membersOf(entry.get('after'));
  // Only administrators change these.
  const isSame =
    version < now &&
    seen['role'] === role &&
    seen['endsOn'] === endsOn &&
    instantOf(seen['invitedAt']) === invitedAt;
  if (!isSame) throw new DomainError('changedMeanwhile');
  return stored;
}
