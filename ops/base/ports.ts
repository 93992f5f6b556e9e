import net from 'node:net';
import { Failure } from './failure.ts';

/**
 * Where each server listens, and what people call it: at `usual` in the default instance, at `moved` plus the offset in every
 * other one.
 *
 * The usual ports are the ones people know by heart, but they're too close for offsets: Storage is 100 above Auth, and browsers
 * refuse the port 10 above Hosting. A moved instance therefore has two rows of its own, of ten ports at most. Offsets are
 * multiples of 10 and the rows are 2,500 apart, so instances less than 2,500 apart never meet; nor do instances at whole
 * thousands. The browser counts from the app's port: web/src/firebase/emulator-ports.ts.
 */
const PLACES = {
  hosting: { usual: 5050, moved: 10_100, label: 'the app (Hosting emulator)' },
  auth: { usual: 9099, moved: 10_101, label: 'the Auth emulator' },
  firestore: { usual: 8080, moved: 10_102, label: 'the Firestore emulator' },
  storage: { usual: 9199, moved: 10_103, label: 'the Storage emulator' },
  functions: { usual: 5001, moved: 10_104, label: 'the Functions emulator' },
  mailbox: { usual: 1080, moved: 10_105, label: "the mailbox's page" },
  smtp: { usual: 1025, moved: 10_106, label: "the mailbox's SMTP server" },
  vite: { usual: 5173, moved: 10_107, label: 'the Vite server' },
  ui: { usual: 4000, moved: 10_108, label: 'the Emulator UI' },
  hub: { usual: 4400, moved: 10_109, label: 'the emulator hub' },
  logging: { usual: 4500, moved: 12_600, label: "the emulators' logging" },
  eventarc: { usual: 9299, moved: 12_601, label: 'the Eventarc emulator' },
  tasks: { usual: 9499, moved: 12_602, label: 'the Tasks emulator' },
  firestoreWebsocket: { usual: 9150, moved: 12_603, label: "the Firestore emulator's websocket" },
} as const;

export type PortName = keyof typeof PLACES;
export type Ports = Readonly<Record<PortName, number>>;

/** Every server of the project listens here and nowhere else. */
export const HOST = '127.0.0.1';

const HIGHEST_OFFSET = 50_000;
const OFFSET_STEP = 10;

/**
 * Reads the offset of the instance from the environment's PORT_OFFSET; 0 is the default instance.
 * @throws Failure when it isn't a multiple of 10 from 0 to 50000.
 */
export function readPortOffset(text: string | undefined, fallback = 0): number {
  if (text === undefined || text === '') return fallback;
  const offset = Number(text);
  if (!/^\d+$/.test(text) || offset > HIGHEST_OFFSET || offset % OFFSET_STEP !== 0) {
    throw new Failure(
      `PORT_OFFSET must be a multiple of ${OFFSET_STEP} from 0 to ${HIGHEST_OFFSET}, not "${text}".`,
    );
  }
  return offset;
}

/** Returns all ports of the instance at an offset. */
export function portsAt(offset: number): Ports {
  const at = ({ usual, moved }: (typeof PLACES)[PortName]): number =>
    offset === 0 ? usual : moved + offset;
  // Object.fromEntries loses the names, which are those of PLACES.
  return Object.fromEntries(portNames().map((name) => [name, at(PLACES[name])])) as Ports;
}

/**
 * Checks that the ports are free.
 * @throws Failure with the first taken port and PORT_OFFSET.
 */
export async function requireFreePorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  const taken = await Promise.all(names.map(async (name) => !(await isFree(ports[name]))));
  const name = names.find((_, index) => taken[index]);
  if (name !== undefined) {
    throw new Failure(
      `Port ${ports[name]}, needed for ${PLACES[name].label}, is taken: stop the program that uses it, or set PORT_OFFSET (for example PORT_OFFSET=100) to move all ports.`,
    );
  }
}

/** Returns the names of all ports. */
export function portNames(): PortName[] {
  // Object.keys loses the literal type. PLACES is a constant, so it has no further keys.
  return Object.keys(PLACES) as PortName[];
}

async function isFree(port: number): Promise<boolean> {
  // On some systems, a server on all addresses doesn't stop another one from listening on 127.0.0.1.
  return !(await answers(port)) && (await canListen(port));
}

/** Returns whether a server accepts connections on the port of this machine. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: HOST, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}
