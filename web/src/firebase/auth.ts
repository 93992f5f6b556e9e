import {
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
  type User,
} from 'firebase/auth';
import { firebaseBackend } from './app.ts';

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
  const { user } = await signInWithEmailAndPassword(service, address, password);
  const admin = await adminOf(user);
  if (admin === null) await signOut(service);
  return admin;
}

export async function signOutAdmin(): Promise<void> {
  await signOut(await adminAuth());
}

/**
 * Tells who is signed in, now and at every change; null for nobody and for a user without the claim.
 * @param fail told when it cannot be found out.
 * @throws Error when the configuration cannot be had.
 */
export async function onAdmin(
  tell: (admin: Admin | null) => void,
  fail: () => void,
): Promise<void> {
  const service = await adminAuth();
  onAuthStateChanged(service, (user) => {
    if (user === null) tell(null);
    else adminOf(user).then(tell, fail);
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

let auth: Promise<Auth> | undefined;

/** One for the page; a failed attempt is forgotten, so that a retry tries again. */
function adminAuth(): Promise<Auth> {
  auth ??= connect().catch((cause: unknown) => {
    auth = undefined;
    throw cause;
  });
  return auth;
}

async function connect(): Promise<Auth> {
  const { app, emulator } = await firebaseBackend();
  // Kept for this tab alone and over a reload: whoever closes the tab is signed out.
  const connected = initializeAuth(app, { persistence: browserSessionPersistence });
  const local = emulator('auth');
  if (local !== null) {
    connectAuthEmulator(connected, `http://${local.host}:${local.port}`, { disableWarnings: true });
  }
  return connected;
}
