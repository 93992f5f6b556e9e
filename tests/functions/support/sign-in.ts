import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomBytes } from 'node:crypto';
import { suite } from './suite.ts';

/** An app of the suite's project for what tools and tests do with accounts. */
export const accountsApp = initializeApp({ projectId: suite('GCLOUD_PROJECT') }, 'accounts');

/** An account of a test's own. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/** An address that no other test has. */
export function newAddress(): string {
  return `${randomBytes(6).toString('hex')}@example.com`;
}

/** Registers an account, with claims as a server would set them. */
export async function register(
  claims: Readonly<Record<string, unknown>> = {},
  email = newAddress(),
): Promise<Account> {
  const password = randomBytes(12).toString('hex');
  const { uid } = await getAuth(accountsApp).createUser({ email, password });
  await getAuth(accountsApp).setCustomUserClaims(uid, { ...claims });
  return { uid, email, password };
}

/** What the Auth emulator gives to who signs in. */
export interface Session {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds that the ID token lives, as a text. */
  readonly expiresIn: string;
}

/** Gives the account of an ID token another address, as everybody can with their own. @throws Error when refused. */
export async function rename(idToken: string, email: string): Promise<void> {
  const response = await askAuth('update', { idToken, email, returnSecureToken: true });
  if (!response.ok) throw new Error(`The account was not renamed: ${await response.text()}`);
}

/** Sets a password with a code of Firebase Auth, as the link's page does. @returns whether that worked. */
export async function confirmPassword(oobCode: string, newPassword: string): Promise<boolean> {
  return (await askAuth('resetPassword', { oobCode, newPassword })).ok;
}

/** Signs in with a provider, which makes an account for an address that has none. @returns its session. */
export async function signInWithGoogle(email: string): Promise<Session & { localId: string }> {
  const claims = JSON.stringify({
    sub: randomBytes(8).toString('hex'),
    email,
    email_verified: true,
  });
  const response = await askAuth('signInWithIdp', {
    postBody: `id_token=${encodeURIComponent(claims)}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  if (!response.ok) throw new Error(await response.text());
  // The emulator answers with the session.
  return (await response.json()) as Session & { localId: string };
}

/** Returns whether a session can still get a new ID token. */
export async function isSessionAlive(refreshToken: string): Promise<boolean> {
  const host = suite('FIREBASE_AUTH_EMULATOR_HOST');
  const response = await fetch(`http://${host}/securetoken.googleapis.com/v1/token?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(refreshToken)}`,
  });
  return response.ok;
}

function askAuth(what: string, body: object): Promise<Response> {
  const host = suite('FIREBASE_AUTH_EMULATOR_HOST');
  const path = `identitytoolkit.googleapis.com/v1/accounts:${what}?key=any`;
  return fetch(`http://${host}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Signs in as the login page does. @returns null when it is refused. */
async function signInSession({ email, password }: Omit<Account, 'uid'>): Promise<Session | null> {
  const response = await askAuth('signInWithPassword', {
    email,
    password,
    returnSecureToken: true,
  });
  // The emulator answers with the session or with an error.
  return response.ok ? ((await response.json()) as Session) : null;
}

/** The same. @returns the ID token, or null when it is refused. */
export async function signIn(account: Omit<Account, 'uid'>): Promise<string | null> {
  return (await signInSession(account))?.idToken ?? null;
}

/** The same; for an account that is in order. @throws Error when it is refused. */
export async function sessionOf(account: Omit<Account, 'uid'>): Promise<Session> {
  const session = await signInSession(account);
  if (session === null) throw new Error(`${account.email} was not let in.`);
  return session;
}

/** The ID token of an account that is in order. @throws Error when it is refused. */
export async function tokenOf(account: Omit<Account, 'uid'>): Promise<string> {
  return (await sessionOf(account)).idToken;
}
