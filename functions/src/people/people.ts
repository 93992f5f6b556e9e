import type { ListedPerson } from '@pa-ledger/domain/payments/payment';
import { accountAddress } from '@pa-ledger/domain/people/email';
import {
  type Person,
  type PersonEntry,
  type SignIn,
  type Standing,
  standingOf,
} from '@pa-ledger/domain/people/person';
import { may, type Right } from '@pa-ledger/domain/people/rights';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { readCurrent } from '../firestore/data-version.ts';
import { PEOPLE } from '../firestore/paths.ts';
import { bookkeepers } from '../firestore/queries.ts';
import { instantOf } from '../firestore/timestamps.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';

/** What the list of people says about an account. */
interface Listed {
  readonly standing: Standing;
  /** The address that the entry names; empty if there is no entry. */
  readonly email: string;
}

/** Reads everyone who may keep the books now, with their names: another of them may pay and confirm. */
export async function readBookkeepers(db: Firestore, now: Instant): Promise<ListedPerson[]> {
  const { docs } = await bookkeepers(db).get();
  return docs.flatMap((found) => {
    const entry = personFrom(found);
    const isPresent = entry.joinedAt !== undefined && now < (entry.endsAt ?? Infinity);
    return isPresent ? [{ uid: found.id, email: entry.email, name: entry.name }] : [];
  });
}

/** Reads everyone's name, also of those who only review or may no longer do anything: they may have decided before. */
export async function readNames(db: Firestore): Promise<ListedPerson[]> {
  const { docs } = await db.collection(PEOPLE).get();
  return docs.map((found) => {
    const { email, name } = personFrom(found);
    return { uid: found.id, email, name };
  });
}

/** Reads an entry, its moments as instants. */
export function personFrom(found: DocumentSnapshot): PersonEntry {
  // Only functions and the tools write it.
  const { invitedAt, joinedAt, endsAt, validAfter, ...others } = (found.data() ??
    {}) as PersonEntry<unknown>;
  const [joined, ends] = [instantOf(joinedAt), instantOf(endsAt)];
  return {
    ...others,
    invitedAt: instantOf(invitedAt) ?? 0,
    ...(joined === null ? {} : { joinedAt: joined }),
    ...(ends === null ? {} : { endsAt: ends }),
    validAfter: instantOf(validAfter) ?? 0,
  };
}

/**
 * Reads a record, and who acts on it as of this commit: their role may have changed since the request came.
 * @param reader the transaction, or the database for a look before it.
 * @throws DomainError `adminsOnly`, or `roleRefused` without the right; if the data isn't of this version.
 */
export async function readForAct(
  reader: Pick<Firestore, 'getAll'>,
  ref: DocumentReference,
  { uid }: Person,
  right: Right,
): Promise<{ readonly found: DocumentSnapshot; readonly person: PersonEntry }> {
  const by = ref.firestore.collection(PEOPLE).doc(uid);
  const [found, entry] = await readCurrent(reader, ref, by);
  if (!entry.exists) throw new DomainError('adminsOnly');
  const person = personFrom(entry);
  if (!may(person.role, right)) throw new DomainError('roleRefused');
  return { found, person };
}

/** Returns a document's fields with its moments as instants. */
export function withInstants(fields: DocumentData): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, instantOf(value) ?? (value as unknown)]),
  );
}

/**
 * Reads what an account may do now, whatever its token says.
 * @throws DomainError if the data has another version than this program, or an upgrade is running.
 */
export async function readListed(
  db: Firestore,
  uid: string,
  signIn: SignIn,
  now: Instant,
): Promise<Listed> {
  const [found] = await readCurrent(db, db.collection(PEOPLE).doc(uid));
  const fields = found.data();
  const email: unknown = fields?.['email'];
  return {
    standing: standingOf(fields === undefined ? null : withInstants(fields), signIn, now),
    email: typeof email === 'string' ? email : '',
  };
}

/**
 * Returns the administrators whose accounts now have another address than their entries, with the entries' addresses.
 */
export async function readRenamedAdmins({
  db,
  accounts,
}: Pick<Services, 'db' | 'accounts'>): Promise<Person[]> {
  const { docs } = await db.collection(PEOPLE).get();
  const listed = docs.flatMap((entry): Person[] => {
    const email: unknown = entry.get('email');
    return typeof email === 'string' ? [{ uid: entry.id, email }] : [];
  });
  const present = await accounts.emailsOf(listed.map(({ uid }) => uid));
  return listed.filter(({ uid, email }) => {
    const now = present.get(uid);
    return now !== undefined && accountAddress(now) !== email;
  });
}
