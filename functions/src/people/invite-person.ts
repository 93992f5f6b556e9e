import type { ManagePeople } from '@pa-ledger/domain/people/people-requests';
import {
  endError,
  endFields,
  signInsAfter,
  type Person,
  type PersonEntry,
} from '@pa-ledger/domain/people/person';
import type { Role } from '@pa-ledger/domain/people/role';
import { dateAt, type CalendarDate, type Instant } from '@pa-ledger/domain/time/dates';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import type { Transaction } from 'firebase-admin/firestore';
import { JOURNAL, PEOPLE } from '../firestore/paths.ts';
import { addMail } from '../outbox/outbox.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { linkMail, newPersonLink, personLinksRef, storedLink } from './person-links.ts';
import {
  fieldsOf,
  personWithMailbox,
  readPeople,
  storeNewPerson,
  storePerson,
  type Management,
  type StoredPerson,
} from './person-store.ts';
import { requireSeen } from './require-seen.ts';

type Invitation = Extract<ManagePeople, { action: 'invite' }>;

/** What changes people. */
export type PeopleServices = Pick<Services, 'db' | 'accounts' | 'clock' | 'nonce' | 'organization'>;

/**
 * Invites a person: the entry, the link, and its email in one commit. The same invitation again, as after a lost answer,
 * changes nothing.
 * @returns the entry's id.
 * @throws DomainError `personListed` if their mailbox is someone's of the list, or as `requireEnd`.
 */
export async function invitePerson(
  services: PeopleServices,
  invitation: Omit<Invitation, 'action'>,
  by: Person,
): Promise<string> {
  const { db, clock, nonce, organization } = services;
  const { name, email, role, endsOn } = invitation;
  const uid = await uidFor(services, email);
  return db.runTransaction(async (transaction) => {
    const now = clock();
    requireEnd(role, endsOn, services, now);
    const people = await readPeople(transaction, db);
    const same = personWithMailbox(people, email);
    if (same !== undefined) {
      if (isSameInvitation(same.entry, invitation, by)) return same.found.id;
      throw new DomainError('personListed');
    }
    const fields = {
      email,
      name,
      role,
      invitedBy: by,
      invitedAt: now,
      ...endFields(endsOn, organization.timeZone),
      validAfter: signInsAfter(now),
    };
    await storeNewPerson(transaction, db, uid, fields, { by, at: now });
    sendInvitation(transaction, services, { uid, email }, nonce(), now);
    return uid;
  });
}

/**
 * Sends a new link to someone who hasn't joined. The earlier one stops working.
 * @throws DomainError `personJoined`; `endPast`; or as `requireSeen`.
 */
export async function inviteAgain(
  services: PeopleServices,
  { uid, version }: { readonly uid: string; readonly version: number },
  by: Person,
): Promise<void> {
  const { db, clock, nonce, organization } = services;
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(db.collection(PEOPLE).doc(uid));
    const now = clock();
    const isDone = ({ entry }: StoredPerson) => entry.invitedBy?.uid === by.uid;
    const stored = requireSeen(found, version, isDone);
    if (stored === null) return;
    const { entry } = stored;
    if (entry.joinedAt !== undefined) throw new DomainError('personJoined');
    requireEnd(entry.role, entry.endsOn ?? null, { organization }, now);
    const fields = { ...fieldsOf(entry), invitedBy: by, invitedAt: now };
    storePerson(transaction, db, found, fields, { by, at: now });
    sendInvitation(transaction, services, entry, nonce(), now);
  });
}

function sendInvitation(
  transaction: Transaction,
  { db }: PeopleServices,
  { uid, email }: Person,
  nonce: string,
  now: Instant,
): void {
  const link = newPersonLink('join', nonce, now);
  transaction.set(personLinksRef(db, uid), storedLink('join', link));
  addMail(transaction, db, linkMail('join', uid, email, link), now);
}

function isSameInvitation(
  entry: PersonEntry,
  { name, email, role, endsOn }: Omit<Invitation, 'action'>,
  by: Person,
): boolean {
  return (
    entry.joinedAt === undefined &&
    entry.invitedBy?.uid === by.uid &&
    entry.email === email &&
    entry.name === name &&
    entry.role === role &&
    (entry.endsOn ?? null) === endsOn
  );
}

/** @throws DomainError `endRequired`, `endPast`, or `endTooFar`. */
export function requireEnd(
  role: Role,
  endsOn: CalendarDate | null,
  { organization }: Pick<PeopleServices, 'organization'>,
  now: Instant,
): void {
  const error = endError(role, endsOn, dateAt(now, organization.timeZone));
  if (error !== null) throw new DomainError(error);
}

/**
 * Returns the id for a person who is added: that of their account if it was a person's of ours with this address before,
 * so that what they did stays theirs, or a new one. Anyone else may have registered the address.
 */
export async function uidFor(
  { db, accounts }: Pick<PeopleServices, 'db' | 'accounts'>,
  email: string,
): Promise<string> {
  const uid = await accounts.uidOf(email);
  if (uid !== null) {
    const first = await db.collection(JOURNAL).doc(`${PEOPLE}~${uid}~1`).get();
    // An entry's address never changes. Someone else's account may have taken this one, and isn't this person's.
    if (textIn(membersOf(first.get('after')), 'email') === email) return uid;
  }
  return db.collection(PEOPLE).doc().id;
}

/** Adds someone who needs no invitation, as the terminal program does. @throws DomainError as `invitePerson`. */
export async function addJoined(
  services: PeopleServices,
  { name, email, role, endsOn }: Omit<Invitation, 'action'>,
): Promise<string> {
  const { db, clock, organization } = services;
  const fresh = await uidFor(services, email);
  return db.runTransaction(async (transaction) => {
    const now = clock();
    requireEnd(role, endsOn, services, now);
    const management: Management = { by: null, at: now };
    const same = personWithMailbox(await readPeople(transaction, db), email);
    // The second before, so that a sign-in right away counts.
    const joined = { joinedAt: now, validAfter: signInsAfter(now) - 1000 };
    const own = { email, name, role, ...endFields(endsOn, organization.timeZone), ...joined };
    if (same === undefined) {
      const fields = { ...own, invitedBy: null, invitedAt: now };
      await storeNewPerson(transaction, db, fresh, fields, management);
      return fresh;
    }
    const { entry, found } = same;
    if (entry.email !== email) throw new DomainError('personListed');
    const { invitedBy, invitedAt } = entry;
    // An open invitation is done with.
    transaction.delete(personLinksRef(db, found.id));
    storePerson(transaction, db, found, { ...own, invitedBy, invitedAt }, management);
    return found.id;
  });
}
