import { organization } from '@pa-ledger/domain/organization';
import { normalizeEmail } from '@pa-ledger/domain/people/email';
import {
  isLastAdmin as isLastAmong,
  problemOf,
  type AccountFacts,
  type ListedEntry,
} from '@pa-ledger/domain/people/last-admin';
import type { PersonFacts } from '@pa-ledger/domain/people/people-requests';
import type { Role } from '@pa-ledger/domain/people/role';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { PEOPLE } from '../../functions/src/firestore/paths.ts';
import { newNonce } from '../../functions/src/links/token.ts';
import { createAccounts } from '../../functions/src/people/accounts.ts';
import { addJoined, type PeopleServices } from '../../functions/src/people/invite-person.ts';
import { personFrom } from '../../functions/src/people/people.ts';
import { removePerson } from '../../functions/src/people/remove-person.ts';
import { DomainError } from '../../functions/src/platform/domain-error.ts';
import { PANEL_WORDS } from '../../functions/src/words.ts';
import { indexRecord } from '../../functions/src/search/search-index.ts';
import { Failure } from '../base/failure.ts';
import { beginData } from '../base/data-version.ts';
import type { PersonRef } from './input.ts';

/* What the terminal program does with people: the same as the server, for the first administrator and for emergencies. */

/** What adding a person did. */
export type Added =
  | 'created'
  /** The address had an account, maybe someone else's; now it's theirs, with the new password. */
  | 'takenOver'
  | 'alreadyThere';

/** A person to add. */
export interface NewPerson {
  /** Normalized. */
  readonly email: string;
  readonly name: string;
  readonly password: string;
  /** An administrator by default. */
  readonly role?: Role;
  /** The last day; without one by default. */
  readonly endsOn?: CalendarDate | null;
}

export interface ListedPerson {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** The last day; null without an end. */
  readonly endsOn: CalendarDate | null;
  readonly hasJoined: boolean;
  /** In milliseconds; null if they never signed in. */
  readonly lastSignInAt: number | null;
  /** Why they can't sign in or act; null if they can, or haven't joined. */
  readonly problem: string | null;
}

/** A person who was removed. */
export interface RemovedPerson {
  readonly uid: string;
  /** The account's current address; null without an account. */
  readonly accountEmail: string | null;
}

/** Returns what changes people in a project. */
function servicesOf(app: App): PeopleServices {
  return {
    db: getFirestore(app),
    accounts: createAccounts(getAuth(app)),
    clock: () => Date.now(),
    nonce: newNonce,
    organization,
  };
}

/**
 * Returns whether the address belongs to a person who can sign in and act.
 * @throws Failure if the address is listed for another account, or its account under another address.
 */
export async function isPerson(app: App, email: string): Promise<boolean> {
  const user = await findUser(app, email);
  await requireFree(servicesOf(app), email, user?.uid ?? null);
  const listed = (await listPeople(app)).find((person) => person.email === email);
  return listed !== undefined && listed.hasJoined && listed.problem === null;
}

/**
 * Adds a person who needs no invitation: the entry, then the account. What was cut off, adding again finishes. An empty
 * project also gets its data version.
 * @throws Failure if the address is listed for another account, or its account under another address; if the end isn't one
 * of the role's.
 */
export async function addPerson(app: App, person: NewPerson): Promise<Added> {
  const { email, name, password, role = 'admin', endsOn = null } = person;
  const services = servicesOf(app);
  const { db, accounts } = services;
  await beginData(db);
  if (await isPerson(app, email)) return 'alreadyThere';
  const hadAccount = (await accounts.uidOf(email)) !== null;
  const uid = await orFailure(() => addJoined(services, { email, name, role, endsOn }));
  await indexRecord(db, { collection: PEOPLE, id: uid });
  const isListed = async (other: string) => (await db.collection(PEOPLE).doc(other).get()).exists;
  if (!(await accounts.takeOver({ uid, email, isPerson: isListed })))
    throw new Failure(`The account ${email} is another person's. ${NEVER_EDITED}`);
  await accounts.setPassword(uid, password);
  return hadAccount ? 'takenOver' : 'created';
}

/**
 * Removes a person by uid, whatever address the account has now: first the entry, which ends all rights at once, then the
 * claim, the sessions, and the account.
 * @returns the removed people; empty if the address or uid wasn't a person's.
 */
export async function removePeople(app: App, person: PersonRef): Promise<RemovedPerson[]> {
  const services = servicesOf(app);
  const removed: RemovedPerson[] = [];
  for (const { uid, isListed } of await findPeople(app, person)) {
    const account = (await services.accounts.factsOf([uid])).get(uid);
    const wasPerson = await removeOne(services, uid, account);
    await indexRecord(services.db, { collection: PEOPLE, id: uid });
    const wasOpen = wasPerson && account?.disabled === false;
    if (isListed || wasOpen) removed.push({ uid, accountEmail: account?.email ?? null });
  }
  return removed;
}

/** @returns whether the account is, or ever was, a person's, or could sign in as one. */
async function removeOne(
  services: PeopleServices,
  uid: string,
  account: AccountFacts | undefined,
): Promise<boolean> {
  try {
    await removePerson(services, { uid, version: null }, null, { last: true });
    return true;
  } catch (error) {
    // No one whom we know. The claim alone opens nothing, but isn't left.
    if (!(error instanceof DomainError) || error.code !== 'deletedMeanwhile') throw error;
    if (account?.isClaimed !== true) return false;
    await services.accounts.close(uid);
    return true;
  }
}

/** Returns whether no other administrator would be left who can sign in and has no end. */
export async function isLastAdmin(app: App, person: PersonRef): Promise<boolean> {
  const { people, facts } = await readAll(app);
  return (await findPeople(app, person)).some(({ uid }) => isLastAmong(people, facts, uid, null));
}

/** Returns everyone who has an entry, by address, each with what's wrong. */
export async function listPeople(app: App): Promise<ListedPerson[]> {
  const { people, facts } = await readAll(app);
  return people
    .map((entry) => {
      const { uid, email, name, role, endsOn = null, joinedAt } = entry;
      const account = facts.get(uid);
      const hasJoined = joinedAt !== undefined;
      const problem = hasJoined ? sentenceOf(problemOf(entry, account), account) : null;
      const lastSignInAt = account?.lastSignInAt ?? null;
      return { uid, email, name, role, endsOn, hasJoined, lastSignInAt, problem };
    })
    .toSorted((one, other) => (one.email < other.email ? -1 : 1));
}

function sentenceOf(problem: PersonFacts['problem'], account?: AccountFacts): string | null {
  switch (problem) {
    case null:
      return null;
    case 'noAccount':
      return 'has no account';
    case 'renamed':
      return `the account's address is now another one: ${account === undefined || account.email === '' ? 'none' : account.email}`;
    case 'disabled':
      return 'the account is disabled';
    case 'noClaim':
      return 'the claim is missing';
  }
}

async function readAll(app: App): Promise<{
  readonly people: readonly ListedEntry[];
  readonly facts: ReadonlyMap<string, AccountFacts>;
}> {
  const { db, accounts } = servicesOf(app);
  const { docs } = await db.collection(PEOPLE).get();
  const people = docs.map((found) => ({ ...personFrom(found), uid: found.id }));
  return { people, facts: await accounts.factsOf(people.map(({ uid }) => uid)) };
}

/** Finds accounts by their entries; an account without an entry, by its own address. */
async function findPeople(
  app: App,
  person: PersonRef,
): Promise<{ readonly uid: string; readonly isListed: boolean }[]> {
  const entries = getFirestore(app).collection(PEOPLE);
  if ('uid' in person) {
    const { uid } = person;
    return [{ uid, isListed: (await entries.doc(uid).get()).exists }];
  }
  const named = await entries.where('email', '==', person.email).get();
  const found = named.docs.map(({ id }) => ({ uid: id, isListed: true }));
  const user = await findUser(app, person.email);
  // If the account is listed under another address, it belongs to a different person.
  if (user === null || (await entries.doc(user.uid).get()).exists) return found;
  return [...found, { uid: user.uid, isListed: false }];
}

const NEVER_EDITED = 'An address is never edited: remove, then add.';

/** @throws Failure if the account is listed under another address, or the address for an account with another one. */
async function requireFree(
  { db, accounts }: PeopleServices,
  email: string,
  uid: string | null,
): Promise<void> {
  const own = uid === null ? undefined : (await db.collection(PEOPLE).doc(uid).get()).data();
  if (own !== undefined && own['email'] !== email) {
    const listed = String(own['email']);
    throw new Failure(
      `The account ${email} is the person ${listed} under another address. ${NEVER_EDITED}\nnpm run admin -- remove ${listed}`,
    );
  }
  const same = await db.collection(PEOPLE).where('email', '==', email).get();
  const others = same.docs.map(({ id }) => id).filter((id) => id !== uid);
  // Someone who was only invited, or whom an addition that was cut off left without an account, has none.
  if ((await accounts.factsOf(others)).size > 0) {
    throw new Failure(
      `${email} is listed already, for an account that has another address now. ${NEVER_EDITED}\nnpm run admin -- remove ${email}`,
    );
  }
}

async function findUser(app: App, email: string): Promise<UserRecord | null> {
  return (await getAuth(app).getUsers([{ email: normalizeEmail(email) }])).users[0] ?? null;
}

/** The server's refusals are sentences for people, too. */
async function orFailure<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof DomainError ? new Failure(error.sentenceIn(PANEL_WORDS)) : error;
  }
}
