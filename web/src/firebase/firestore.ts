import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { firebaseBackend } from './app.ts';

let firestore: Promise<Firestore> | undefined;

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
  // What is still loading then asks for Firestore in vain: an ended one would throw at it.
  firestore = new Promise(() => undefined);
  if (open !== undefined) await terminate(await open);
}

async function connect(): Promise<Firestore> {
  const { app, emulator } = await firebaseBackend();
  // In memory alone: the books of the association do not stay behind on a computer.
  const connected = initializeFirestore(app, { localCache: memoryLocalCache() });
  const local = emulator('firestore');
  if (local !== null) connectFirestoreEmulator(connected, local.host, local.port);
  return connected;
}
