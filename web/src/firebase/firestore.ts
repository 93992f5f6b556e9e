import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { firebaseBackend } from './app.ts';

let firestore: Promise<Firestore> | undefined;

/** Never comes: a list that is still loading when the page is left would throw at a Firestore that was ended. */
const ENDED = new Promise<never>(() => undefined);

/** One for the page; a failed attempt is forgotten, so that a retry tries again. */
export function adminFirestore(): Promise<Firestore> {
  firestore ??= connect().catch((cause: unknown) => {
    firestore = undefined;
    throw cause;
  });
  return firestore;
}

/** Ends every listener and drops what is in memory; the page is to be left afterwards. */
export async function closeFirestore(): Promise<void> {
  const open = firestore;
  firestore = ENDED;
  if (open !== undefined && open !== ENDED) await terminate(await open);
}

async function connect(): Promise<Firestore> {
  const { app, emulator } = await firebaseBackend();
  // In memory alone: the books of the association do not stay behind on a computer.
  const connected = initializeFirestore(app, { localCache: memoryLocalCache() });
  const local = emulator('firestore');
  if (local !== null) connectFirestoreEmulator(connected, local.host, local.port);
  return connected;
}
