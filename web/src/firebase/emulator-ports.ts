/** The emulators that a page uses. */
export type PageEmulator = 'auth' | 'firestore' | 'storage';

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
export function emulatorPort(emulator: PageEmulator, hosting: number): number {
  return hosting === DEFAULT_HOSTING_PORT ? DEFAULT_PORTS[emulator] : hosting + OFFSETS[emulator];
}
