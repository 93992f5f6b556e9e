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

/** Who is signed in and carries the claim. */
export interface Admin {
  readonly uid: string;
  /** The address that the token names; whether it is still the administrator's, `account-check.ts` finds out. */
  readonly email: string;
}

/**
 * Signs an admin in. Only a user with the custom claim `admin` counts; everybody else is signed out at once.
 * @returns null for a user who is no admin.
 * @throws FirebaseError for a wrong address or password, a locked account, too many tries, no connection.
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
 * Tells who is signed in, now and at every change; null for nobody, for a user without the claim, and when a token is
 * asked for after the session's end.
 * @param fail told when it cannot be found out.
 * @throws Error when the configuration cannot be had.
 */
export async function onAdmin(
  tell: (admin: Admin | null) => void,
  fail: () => void,
): Promise<void> {
  const service = await adminAuth();
  onAuthStateChanged(service, (user) => {
    if (user === null) {
      tell(null);
      return;
    }
    guardTokens(user, browserSession, () => tell(null));
    adminOf(user).then(tell, fail);
  });
}

/** The proof of who is signed in, for the API; null when nobody is. */
export async function adminToken(): Promise<string | null> {
  const { currentUser } = await adminAuth();
  return currentUser === null ? null : await currentUser.getIdToken();
}

/** The uid of whoever is signed in. When nobody is, it is one that no account has. */
export async function signedInUid(): Promise<string> {
  const { currentUser } = await adminAuth();
  return currentUser?.uid ?? 'nobody';
}

/** The claim is the boolean true: the text 'true' is none. */
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
  // The SDK sends what it finds stored as soon as it begins, so what is over must be gone by now.
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
