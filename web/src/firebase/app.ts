import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import { emulatorPort, type PageEmulator } from './emulator-ports.ts';
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
