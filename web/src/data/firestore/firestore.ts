import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  terminate,
  type Firestore,
} from 'firebase/firestore';
import { firebaseBackend } from '../../firebase/app.ts';

let firestore: Promise<Firestore> | undefined;

/** Never resolves: a list that is still loading when the page closes would throw on a terminated Firestore. */
const ENDED = new Promise<never>(() => undefined);

/** Returns the page's Firestore. It forgets a failed attempt, so that the next call tries again. */
export function adminFirestore(): Promise<Firestore> {
  firestore ??= connect().catch((cause: unknown) => {
    firestore = undefined;
    throw cause;
  });
  return firestore;
}

/** Ends every listener and clears the memory; the person must leave the page afterwards. */
export async function closeFirestore(): Promise<void> {
  const open = firestore;
  firestore = ENDED;
  if (open !== undefined && open !== ENDED) await terminate(await open);
}

async function connect(): Promise<Firestore> {
  const { app, emulator } = await firebaseBackend();
  // Only in memory: the association's records must not stay on a computer.
  const connected = initializeFirestore(app, { localCache: memoryLocalCache() });
  const local = emulator('firestore');
  if (local !== null) connectFirestoreEmulator(connected, local.host, local.port);
  return connected;
}
