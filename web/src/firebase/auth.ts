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
  /** The address in the token; `account-check.ts` checks whether it is still the administrator's. */
  readonly email: string;
}

/**
 * Signs an admin in. A user without the custom claim `admin` is signed out at once.
 * @returns null for a user who is not an admin.
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
 * Reports who is signed in, now and at every change; null for nobody, for a user without the claim, and when a token is
 * requested after the end of the session.
 * @param onError called if it cannot be found out.
 * @throws Error if the configuration cannot be loaded.
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

/** Returns the ID token of the signed-in user for the API; null if nobody is signed in. */
export async function adminToken(): Promise<string | null> {
  const { currentUser } = await adminAuth();
  return currentUser === null ? null : await currentUser.getIdToken();
}

/** Returns the uid of the signed-in user, or one that no account has. */
export async function signedInUid(): Promise<string> {
  const { currentUser } = await adminAuth();
  return currentUser?.uid ?? 'nobody';
}

/** The claim must be the boolean true; the text 'true' does not count. */
async function adminOf(user: User): Promise<Admin | null> {
  const { claims } = await user.getIdTokenResult();
  if (claims['admin'] !== true) return null;
  const { email } = claims;
  return { uid: user.uid, email: typeof email === 'string' ? email : '' };
}

/** One for the page. */
const adminAuth = lazyPromise(connect);

async function connect(): Promise<Auth> {
  const { app, emulator } = await firebaseBackend();
  // The SDK uses a stored sign-in as soon as it starts, so an expired one must be removed before.
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
