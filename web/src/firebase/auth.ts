import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth';
import { firebaseBackend } from './app.ts';

const USUAL_AUTH_PORT = 9099;

/**
 * Signs an admin in. Only a user with the custom claim `admin` counts; everybody else is signed out at once.
 * @returns false for a user who is no admin.
 * @throws FirebaseError for a wrong address or password, a locked account, too many tries, no connection.
 */
export async function signInAdmin(address: string, password: string): Promise<boolean> {
  const service = await adminAuth();
  const { user } = await signInWithEmailAndPassword(service, address, password);
  const { claims } = await user.getIdTokenResult();
  if (claims['admin'] === true) return true;
  await signOut(service);
  return false;
}

export async function signOutAdmin(): Promise<void> {
  await signOut(await adminAuth());
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
  // Nothing is kept in the browser: whoever closes the page is signed out.
  const connected = initializeAuth(app, { persistence: inMemoryPersistence });
  const local = emulator(USUAL_AUTH_PORT);
  if (local !== null) {
    connectAuthEmulator(connected, `http://${local.host}:${local.port}`, { disableWarnings: true });
  }
  return connected;
}
