import { signInsAfter, type PersonEntry } from '@pa-ledger/domain/people/person';
import { accountAddress, normalizeEmail } from '@pa-ledger/domain/people/email';
import type { App } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { Timestamp, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PEOPLE } from '../../functions/src/firestore/paths.ts';
import { indexRecord } from '../../functions/src/search/search-index.ts';
import { Failure } from '../base/failure.ts';
import { beginData } from '../base/data-version.ts';
import type { AdminRef } from './input.ts';

/** What adding an administrator did. */
export type Added =
  | 'created'
  /** The account existed, maybe someone else's; it now has the new password. */
  | 'takenOver'
  | 'alreadyAdmin';

/** An administrator to add. */
export interface NewAdmin {
  /** Normalized. */
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

export interface ListedAdmin {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  /** Why this administrator can't sign in or act; null if they can. */
  readonly problem: string | null;
}

/** An administrator who was removed. */
export interface RemovedAdmin {
  readonly uid: string;
  /** The account's current address; null without an account. */
  readonly accountEmail: string | null;
}

/**
 * Returns whether the address belongs to an administrator who can sign in and act.
 * @throws Failure if the address is listed for another account, or its account under another address.
 */
export async function isAdmin(app: App, email: string): Promise<boolean> {
  const db = getFirestore(app);
  const user = await findUser(getAuth(app), email);
  await requireFree(db, email, user?.uid ?? null);
  return user !== null && (await isComplete(db, user));
}

/**
 * Adds an administrator: the account if it's missing, the entry, and the claim. An existing account that wasn't an
 * administrator's gets the password and loses every other way to sign in, because anyone can register an address. An
 * empty project also gets its data version.
 * @throws Failure if the address is listed for another account, or its account under another address.
 */
export async function addAdmin(app: App, { email, name, password }: NewAdmin): Promise<Added> {
  const auth = getAuth(app);
  const db = getFirestore(app);
  await beginData(db);
  const existing = await findUser(auth, email);
  await requireFree(db, email, existing?.uid ?? null);
  if (existing !== null && (await isComplete(db, existing))) return 'alreadyAdmin';
  const user =
    existing === null
      ? await auth.createUser({ email, password })
      : await takeOver(auth, existing, password);
  const now = Timestamp.now();
  const entry: PersonEntry<Timestamp> = {
    email,
    name,
    role: 'admin',
    invitedBy: null,
    invitedAt: now,
    joinedAt: now,
    // The second before, so that a sign-in right away counts.
    validAfter: Timestamp.fromMillis(signInsAfter(now.toMillis()) - 1000),
    version: 1,
  };
  await db.collection(PEOPLE).doc(user.uid).set(entry);
  await indexRecord(db, { collection: PEOPLE, id: user.uid });
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  return existing === null ? 'created' : 'takenOver';
}

/**
 * Removes an administrator by uid, whatever address the account has now: first the entry, which ends all rights at
 * once, then the claim and the sessions. The account stays, without rights.
 * @returns the removed administrators; empty if the address or uid wasn't an administrator's.
 */
export async function removeAdmin(app: App, admin: AdminRef): Promise<RemovedAdmin[]> {
  const auth = getAuth(app);
  const removed: RemovedAdmin[] = [];
  for (const { uid, listed } of await findAdmins(app, admin)) {
    const db = getFirestore(app);
    await db.collection(PEOPLE).doc(uid).delete();
    await indexRecord(db, { collection: PEOPLE, id: uid });
    const user = (await auth.getUsers([{ uid }])).users[0];
    const { admin: claim, ...claims } = user?.customClaims ?? {};
    if (user !== undefined) {
      await auth.setCustomUserClaims(uid, claims);
      await auth.revokeRefreshTokens(uid);
    }
    if (listed || claim !== undefined) removed.push({ uid, accountEmail: user?.email ?? null });
  }
  return removed;
}

/** Returns whether the administrator is the only one who can act. */
export async function isLastAdmin(app: App, admin: AdminRef): Promise<boolean> {
  const isMeant = ({ uid, email }: ListedAdmin): boolean =>
    'uid' in admin ? uid === admin.uid : email === admin.email;
  const able = (await listAdmins(app)).filter(({ problem }) => problem === null);
  return able.length > 0 && able.every(isMeant);
}

/** Returns everyone who has an entry, each with what's wrong. */
export async function listAdmins(app: App): Promise<ListedAdmin[]> {
  const listed = await getFirestore(app).collection(PEOPLE).orderBy('email').get();
  const ids = listed.docs.map(({ id }) => ({ uid: id }));
  // getUsers takes a hundred at a time; no school has more.
  const { users } = await getAuth(app).getUsers(ids.slice(0, 100));
  return listed.docs.map((entry) => {
    const user = users.find(({ uid }) => uid === entry.id);
    const [email, name] = [String(entry.get('email')), String(entry.get('name') ?? '')];
    return { uid: entry.id, email, name, problem: problemOf(entry.data(), user) };
  });
}

/** Finds accounts by their entries; an account without an entry, by its own address. */
async function findAdmins(
  app: App,
  admin: AdminRef,
): Promise<{ readonly uid: string; readonly listed: boolean }[]> {
  const entries = getFirestore(app).collection(PEOPLE);
  if ('uid' in admin) {
    const { uid } = admin;
    return [{ uid, listed: (await entries.doc(uid).get()).exists }];
  }
  const named = await entries.where('email', '==', admin.email).get();
  const found = named.docs.map(({ id }) => ({ uid: id, listed: true }));
  const user = await findUser(getAuth(app), admin.email);
  // If the account is listed under another address, it belongs to a different administrator.
  if (user === null || (await entries.doc(user.uid).get()).exists) return found;
  return [...found, { uid: user.uid, listed: false }];
}

/** @throws Failure if the account is listed under another address, or the address for another account. */
async function requireFree(db: Firestore, email: string, uid: string | null): Promise<void> {
  const rule = 'An address is never edited: remove, then add.';
  const own = uid === null ? undefined : (await db.collection(PEOPLE).doc(uid).get()).data();
  if (own !== undefined && own['email'] !== email) {
    const listed = String(own['email']);
    throw new Failure(
      `The account ${email} is the administrator ${listed} under another address. ${rule}\nnpm run admin -- remove ${listed}`,
    );
  }
  const same = await db.collection(PEOPLE).where('email', '==', email).get();
  if (same.docs.some(({ id }) => id !== uid)) {
    throw new Failure(
      `${email} is listed already, for an account that has another address now or is gone. ${rule}\nnpm run admin -- remove ${email}`,
    );
  }
}

async function takeOver(auth: Auth, user: UserRecord, password: string): Promise<UserRecord> {
  const providersToUnlink = user.providerData
    .map(({ providerId }) => providerId)
    .filter((provider) => provider !== 'password');
  await auth.revokeRefreshTokens(user.uid);
  return auth.updateUser(user.uid, { password, disabled: false, providersToUnlink });
}

async function isComplete(db: Firestore, user: UserRecord): Promise<boolean> {
  const entry = (await db.collection(PEOPLE).doc(user.uid).get()).data();
  return entry !== undefined && problemOf(entry, user) === null;
}

async function findUser(auth: Auth, email: string): Promise<UserRecord | null> {
  return (await auth.getUsers([{ email: normalizeEmail(email) }])).users[0] ?? null;
}

/**
 * Returns why an administrator can't sign in or act; null if they can.
 * @param entry the fields of `people/{uid}`.
 */
function problemOf(
  entry: Readonly<Record<string, unknown>>,
  user: Pick<UserRecord, 'email' | 'disabled' | 'customClaims'> | undefined,
): string | null {
  if (entry['role'] !== 'admin') return 'the entry has not the role admin';
  if (user === undefined) return 'has no account';
  if (accountAddress(user.email ?? '') !== entry['email']) {
    return `the account's address is now another one: ${user.email ?? 'none'}`;
  }
  if (user.disabled) return 'the account is disabled';
  return user.customClaims?.['admin'] === true ? null : 'the claim is missing';
}
