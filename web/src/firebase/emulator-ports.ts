/** The emulators that a page talks to. */
export type PageEmulator = 'auth' | 'firestore' | 'storage';

const USUAL_HOSTING_PORT = 5050;
const USUAL_PORTS: Readonly<Record<PageEmulator, number>> = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
};

/** How far behind the app's port they are in an instance that was moved (tools/ports.ts). */
const BEHIND_HOSTING: Readonly<Record<PageEmulator, number>> = {
  auth: 1,
  firestore: 2,
  storage: 3,
};

/** The port of an emulator of the instance whose app is at the port `hosting`. */
export function emulatorPort(emulator: PageEmulator, hosting: number): number {
  return hosting === USUAL_HOSTING_PORT
    ? USUAL_PORTS[emulator]
    : hosting + BEHIND_HOSTING[emulator];
}
