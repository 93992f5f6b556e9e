import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import { lazyPromise } from './lazy-promise.ts';

/** The address of an emulator, as seen from this page. */
export interface EmulatorAddress {
  readonly host: string;
  readonly port: number;
}

/** The app, and the emulators that it uses instead of Firebase. */
export interface Backend {
  readonly app: FirebaseApp;
  /** Returns the address of an emulator; null for the real Firebase. */
  readonly emulator: (name: PageEmulator) => EmulatorAddress | null;
}

/**
 * Returns the Firebase app of the site that serves this page. Hosting provides its configuration, so the bundle has none.
 * @throws Error if the configuration can't load.
 */
export const firebaseBackend = lazyPromise(connect);

async function connect(): Promise<Backend> {
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) throw new Error(`No Firebase configuration: ${response.status}.`);
  // Hosting writes this file in the SDK's own format.
  const options = (await response.json()) as FirebaseOptions;
  // Firebase reserves the prefix for projects that exist only in emulators.
  const emulated = options.projectId?.startsWith('demo-') ?? false;
  return {
    app: initializeApp(options),
    emulator: (name) =>
      emulated ? { host: location.hostname, port: emulatorPort(name, hostingPort()) } : null,
  };
}

function hostingPort(): number {
  return Number(import.meta.env.VITE_HOSTING_PORT ?? location.port);
}

/** The emulators that a page uses. */
type PageEmulator = 'auth' | 'firestore' | 'storage';

const DEFAULT_HOSTING_PORT = 5050;
const DEFAULT_PORTS: Readonly<Record<PageEmulator, number>> = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
};

/** Their distance from the app's port in an instance with other ports (ops/base/ports.ts). */
const OFFSETS: Readonly<Record<PageEmulator, number>> = {
  auth: 1,
  firestore: 2,
  storage: 3,
};

/** Returns the port of an emulator of the instance whose app has the port `hosting`. */
function emulatorPort(emulator: PageEmulator, hosting: number): number {
  return hosting === DEFAULT_HOSTING_PORT ? DEFAULT_PORTS[emulator] : hosting + OFFSETS[emulator];
}
