import { lastVersion, storeChange } from '../journal/journal.ts';
import type { ListedEntry } from '@pa-ledger/domain/people/last-admin';
import { mailboxOf } from '@pa-ledger/domain/people/same-person';
import type { Person, PersonEntry } from '@pa-ledger/domain/people/person';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { PEOPLE } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { personFrom } from './people.ts';

/** Who changes people, and when. */
export interface Management {
  /** Null for the terminal program, which only someone who runs the project has. */
  readonly by: Person | null;
  readonly at: Instant;
}

/** An entry of `people` as a transaction read it. */
export interface StoredPerson {
  readonly found: DocumentSnapshot;
  readonly entry: ListedEntry;
}

/**
 * Reads everyone who is listed. A transaction that has read all of them loses against any other change of one, so whoever
 * decides from the list as a whole, such as about the last administrator, decides about the list as it is.
 */
export async function readPeople(
  transaction: Transaction,
  db: Firestore,
): Promise<readonly StoredPerson[]> {
  const { docs } = await transaction.get(db.collection(PEOPLE));
  return docs.map((found) => ({ found, entry: { ...personFrom(found), uid: found.id } }));
}

/** Returns whom an address belongs to; one mailbox is one person, however it's spelled. */
export function personWithMailbox(
  people: readonly StoredPerson[],
  email: string,
): StoredPerson | undefined {
  const mailbox = mailboxOf(email);
  return people.find(({ entry }) => mailboxOf(entry.email) === mailbox);
}

/** The fields of an entry without its version. */
export type PersonFields = Omit<PersonEntry, 'version'>;

/** Adds a person, or brings one back, with the journal's entry. @returns the entry's version. */
export async function storeNewPerson(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  fields: PersonFields,
  management: Management,
): Promise<number> {
  const place = { collection: PEOPLE, document: uid };
  const version = (await lastVersion(transaction, db, place)) + 1;
  const after = { ...storedFields(fields), version };
  storeChange(transaction, db, place, { before: null, after }, management);
  return version;
}

/** Changes a person with the journal's entry. @param found the entry as the transaction read it. */
export function storePerson(
  transaction: Transaction,
  db: Firestore,
  found: DocumentSnapshot,
  fields: PersonFields,
  management: Management,
): void {
  const before = found.data() ?? {};
  const after = { ...storedFields(fields), version: personFrom(found).version + 1 };
  const place = { collection: PEOPLE, document: found.id };
  storeChange(transaction, db, place, { before, after }, management);
}

/** Removes a person with the journal's entry. @param found the entry as the transaction read it. */
export function storeRemoval(
  transaction: Transaction,
  db: Firestore,
  found: DocumentSnapshot,
  management: Management,
): void {
  const place = { collection: PEOPLE, document: found.id };
  storeChange(transaction, db, place, { before: found.data() ?? {}, after: null }, management);
}

/** Returns an entry's fields as its document stores them. */
export function storedFields({ invitedAt, joinedAt, endsAt, validAfter, ...others }: PersonFields) {
  return {
    ...others,
    invitedAt: timestamp(invitedAt),
    ...(joinedAt === undefined ? {} : { joinedAt: timestamp(joinedAt) }),
    ...(endsAt === undefined ? {} : { endsAt: timestamp(endsAt) }),
    validAfter: timestamp(validAfter),
  };
}

/** Returns an entry's fields without its version and id. */
export function fieldsOf({ version: _version, uid: _uid, ...fields }: ListedEntry): PersonFields {
  return fields;
}
