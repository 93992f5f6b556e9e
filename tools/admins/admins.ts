import type { App } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { FieldValue, getFirestore, type Firestore } from 'firebase-admin/firestore';
import { ADMINS } from '../../functions/src/store/paths.ts';

/** What became of a request to add somebody. */
export type Added =
  | 'created'
  /** There was an account, perhaps somebody else's: its password is the new one now. */
  | 'takenOver'
  | 'alreadyAdmin';

export interface ListedAdmin {
  readonly email: string;
  /** Why this administrator cannot sign in or do anything; null when she can. */
  readonly problem: string | null;
}

/** Whether the address has all that makes an administrator. */
export async function isAdmin(app: App, email: string): Promise<boolean> {
  const user = await findUser(getAuth(app), email);
  return user !== null && (await isComplete(getFirestore(app), user));
}

/**
 * Makes an administrator: the account if there is none, the claim, and the document. An account that was there and was
 * no administrator's gets the password and loses every other way to sign in, for anybody can register an address.
 */
export async function addAdmin(app: App, email: string, password: string): Promise<Added> {
  const auth = getAuth(app);
  const db = getFirestore(app);
  const existing = await findUser(auth, email);
  if (existing !== null && (await isComplete(db, existing))) return 'alreadyAdmin';
  const user =
    existing === null
      ? await auth.createUser({ email, password })
      : await takeOver(auth, existing, password);
  await db.collection(ADMINS).doc(user.uid).set({ email, addedAt: FieldValue.serverTimestamp() });
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: true });
  return existing === null ? 'created' : 'takenOver';
}

/**
 * Ends an administrator's rights: the document first, since with it everything ends at once, then the claim and the
 * sign-ins that last. The account stays, without rights.
 * @returns false when the address was no administrator's.
 */
export async function removeAdmin(app: App, email: string): Promise<boolean> {
  const auth = getAuth(app);
  const listed = await getFirestore(app).collection(ADMINS).where('email', '==', email).get();
  await Promise.all(listed.docs.map((document) => document.ref.delete()));
  const user = await findUser(auth, email);
  if (user === null) return listed.size > 0;
  await getFirestore(app).collection(ADMINS).doc(user.uid).delete();
  const { admin, ...claims } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, claims);
  await auth.revokeRefreshTokens(user.uid);
  return listed.size > 0 || admin !== undefined;
}

/** Everybody who has the document, and what is missing where something is. */
export async function listAdmins(app: App): Promise<ListedAdmin[]> {
  const listed = await getFirestore(app).collection(ADMINS).orderBy('email').get();
  const ids = listed.docs.map(({ id }) => ({ uid: id }));
  // getUsers takes a hundred at a time; no school has more.
  const { users } = await getAuth(app).getUsers(ids.slice(0, 100));
  return listed.docs.map((document) => {
    const user = users.find(({ uid }) => uid === document.id);
    return { email: String(document.get('email')), problem: problemOf(user) };
  });
}

async function takeOver(auth: Auth, user: UserRecord, password: string): Promise<UserRecord> {
  const providersToUnlink = user.providerData
    .map(({ providerId }) => providerId)
    .filter((provider) => provider !== 'password');
  await auth.revokeRefreshTokens(user.uid);
  return auth.updateUser(user.uid, { password, disabled: false, providersToUnlink });
}

async function isComplete(db: Firestore, user: UserRecord): Promise<boolean> {
  const listed = await db.collection(ADMINS).doc(user.uid).get();
  return listed.exists && problemOf(user) === null;
}

function problemOf(user: UserRecord | undefined): string | null {
  if (user === undefined) return 'has no account';
  if (user.disabled) return 'the account is disabled';
  return user.customClaims?.['admin'] === true ? null : 'the claim is missing';
}

async function findUser(auth: Auth, email: string): Promise<UserRecord | null> {
  return (await auth.getUsers([{ email }])).users[0] ?? null;
}
