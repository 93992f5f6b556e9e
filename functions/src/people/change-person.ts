import { isLastAdmin } from '@pa-ledger/domain/people/last-admin';
import type { ManagePeople } from '@pa-ledger/domain/people/people-requests';
import { endFields, signInsAfter, type Person } from '@pa-ledger/domain/people/person';
import { RIGHTS } from '@pa-ledger/domain/people/rights';
import { may } from '@pa-ledger/domain/people/rights';
import type { Role } from '@pa-ledger/domain/people/role';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { PEOPLE } from '../firestore/paths.ts';
import { DomainError } from '../platform/domain-error.ts';
import { requireEnd, type PeopleServices } from './invite-person.ts';
import {
  fieldsOf,
  readPeople,
  storePerson,
  type PersonFields,
  type StoredPerson,
} from './person-store.ts';
import { requireSeenAccess } from './require-seen.ts';

type RoleChange = Omit<Extract<ManagePeople, { action: 'change' }>, 'action'>;

/**
 * Changes a person's role and end. Another role ends their sign-ins, so that no open page goes on with the old one.
 * @throws DomainError `ownAccess` if it would extend one's own; `lastAdmin`; `deletedMeanwhile`; as `requireEnd` and
 * `requireSeenAccess`.
 */
export async function changePerson(
  services: PeopleServices,
  { uid, version, role, endsOn }: RoleChange,
  by: Person,
): Promise<void> {
  const { db, accounts, clock, organization } = services;
  const facts = await accounts.factsOf(await uidsOf(db));
  await db.runTransaction(async (transaction) => {
    const people = await readPeople(transaction, db);
    const now = clock();
    const isDone = ({ entry }: StoredPerson) =>
      entry.role === role && (entry.endsOn ?? null) === endsOn;
    const seen = people.find(({ found }) => found.id === uid);
    if (seen === undefined) throw new DomainError('deletedMeanwhile');
    // The same request may have been done before, and its answer got lost.
    if (seen.entry.version === version + 1 && isDone(seen)) return;
    const { entry, found } = await requireSeenAccess(transaction, db, seen, version);
    if (isDone(seen)) return;
    requireEnd(role, endsOn, services, now);
    if (uid === by.uid) requireNoMore(entry, role, endsOn);
    const { endsOn: _on, endsAt: _at, ...kept } = fieldsOf(entry);
    const after: PersonFields = {
      ...kept,
      role,
      ...endFields(endsOn, organization.timeZone),
      validAfter:
        role === entry.role ? entry.validAfter : Math.max(entry.validAfter, signInsAfter(now)),
    };
    const all = people.map((one) => one.entry);
    if (isLastAdmin(all, facts, uid, { ...after, version })) throw new DomainError('lastAdmin');
    storePerson(transaction, db, found, after, { by, at: now });
  });
}

/** No one extends their own access: neither by a role that may more, nor by a later end. */
function requireNoMore(
  now: Pick<PersonFields, 'role' | 'endsOn'>,
  role: Role,
  endsOn: CalendarDate | null,
): void {
  // The keys of a constant table are its own literal keys.
  const rights = Object.keys(RIGHTS) as (keyof typeof RIGHTS)[];
  const isMore = rights.some((right) => may(role, right) && !may(now.role, right));
  const isLonger = now.endsOn !== undefined && (endsOn === null || endsOn > now.endsOn);
  if (isMore || isLonger) throw new DomainError('ownAccess');
}

/** Returns the ids of everyone listed, to ask Firebase Auth about them. */
export async function uidsOf(db: Firestore): Promise<string[]> {
  const { docs } = await db.collection(PEOPLE).select().get();
  return docs.map(({ id }) => id);
}
