import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { firebaseBackend } from './app.ts';
import { lazyPromise } from './lazy-promise.ts';
import { guardTokens } from './session/guard-tokens.ts';
import { browserSession } from './session/browser-session.ts';

/** A signed-in user with the custom claim. */
export interface Admin {
  readonly uid: string;
  /** The address in the token; `own-standing.ts` checks whether it's still that of the person's entry. */
  readonly email: string;
  /** When they typed their password, in milliseconds; a whole second. */
  readonly authTime: number;
}

/**
 * Signs an admin in. It immediately signs out a user without the custom claim `admin`.
 * @returns null for a user who isn't an admin.
 * @throws FirebaseError for a wrong address or password, a locked account, too many attempts, or no connection.
 */
export async function signInAdmin(address: string, password: string): Promise<Admin | null> {
  const service = await adminAuth();
  browserSession.begin();
  const { user } = await signInWithEmailAndPassword(service, address, password);
  const admin = await adminOf(user);
  if (admin === null) await signOut(service);
  return admin;
}

/**
 * Reports who is signed in, now and at every change; null for no one, for a user without the claim, and when something
 * requests a token after the end of the session.
 * @param onError called if it can't find out.
 * @throws Error if the configuration can't load.
 */
export async function onAdmin(
  onChange: (admin: Admin | null) => void,
  onError: () => void,
): Promise<void> {
  const service = await adminAuth();
  onAuthStateChanged(service, (user) => {
    if (user === null) {
      onChange(null);
      return;
    }
    guardTokens(user, browserSession, () => onChange(null));
    adminOf(user).then(onChange, onError);
  });
}

/** Returns the signed-in user's ID token for the API; null without one. */
export async function adminToken(): Promise<string | null> {
  const { currentUser } = await adminAuth();
  return currentUser === null ? null : await currentUser.getIdToken();
}

/** Returns the signed-in user's uid, or one that no account has. */
export async function signedInUid(): Promise<string> {
  const { currentUser } = await adminAuth();
  return currentUser?.uid ?? 'nobody';
}

/** Returns who is signed in as their token says now: its sign-in is newer after they typed their password again. */
export async function currentAdmin(): Promise<Admin | null> {
  const { currentUser } = await adminAuth();
  return currentUser === null ? null : await adminOf(currentUser);
}

/** The claim must be the boolean true; the text 'true' doesn't count. */
async function adminOf(user: User): Promise<Admin | null> {
  const { claims, authTime } = await user.getIdTokenResult();
  if (claims['admin'] !== true) return null;
  const { email } = claims;
  return {
    uid: user.uid,
    email: typeof email === 'string' ? email : '',
    authTime: Date.parse(authTime),
  };
}

/** Firebase Auth, with this page's way to store a sign-in. One per page. */
export const adminAuth = lazyPromise(connect);

async function connect(): Promise<Auth> {
  const { app, emulator } = await firebaseBackend();
  // The SDK uses a stored sign-in as soon as it starts, so an expired one must go before that.
  browserSession.endIfExpired();
  const connected = initializeAuth(app, {
    persistence: browserSession.isPersistent() ? browserLocalPersistence : inMemoryPersistence,
  });
  const local = emulator('auth');
  if (local !== null) {
    connectAuthEmulator(connected, `http://${local.host}:${local.port}`, { disableWarnings: true });
  }
  return connected;
}
