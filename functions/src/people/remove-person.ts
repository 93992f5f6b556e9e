import { isLastAdmin } from '@pa-ledger/domain/people/last-admin';
import type { Person } from '@pa-ledger/domain/people/person';
import { PEOPLE } from '../firestore/paths.ts';
import { lastVersion } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { uidsOf } from './change-person.ts';
import type { PeopleServices } from './invite-person.ts';
import { personLinksRef } from './person-links.ts';
import { readPeople, storeRemoval } from './person-store.ts';
import { requireSeenAccess } from './require-seen.ts';

/** Whom to remove. */
export interface Removal {
  readonly uid: string;
  /** The one that the administrator saw; null to remove whatever is there. */
  readonly version: number | null;
}

/**
 * Removes a person: first the entry and the links, which ends all rights at once, then the claim, the sessions, and the
 * account. A removal that was cut off in between is harmless, and removing again finishes it.
 * @param by null for the terminal program.
 * @param last whether the last administrator may go, too.
 * @throws DomainError `lastAdmin`, `changedMeanwhile`, or, for someone who never was on the list, `deletedMeanwhile`.
 */
export async function removePerson(
  services: Omit<PeopleServices, 'nonce' | 'organization'>,
  { uid, version }: Removal,
  by: Person | null,
  { last = false } = {},
): Promise<void> {
  const { db, accounts, clock } = services;
  const facts = await accounts.factsOf(await uidsOf(db));
  await db.runTransaction(async (transaction) => {
    const people = await readPeople(transaction, db);
    const stored = people.find(({ found }) => found.id === uid);
    if (stored === undefined) {
      const place = { collection: PEOPLE, document: uid };
      const ended = await lastVersion(transaction, db, place);
      if (ended === 0) throw new DomainError('deletedMeanwhile');
      return;
    }
    if (version !== null) await requireSeenAccess(transaction, db, stored, version);
    const all = people.map(({ entry }) => entry);
    if (!last && isLastAdmin(all, facts, uid, null)) throw new DomainError('lastAdmin');
    storeRemoval(transaction, db, stored.found, { by, at: clock() });
    transaction.delete(personLinksRef(db, uid));
  });
  await accounts.close(uid);
}
