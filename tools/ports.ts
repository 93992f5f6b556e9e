import net from 'node:net';
import { Failure } from './failure.ts';

const BASE = {
  hosting: 5050,
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  firestoreWebsocket: 9150,
  storage: 9199,
  mailbox: 1080,
  smtp: 1025,
  hub: 4400,
  logging: 4500,
  eventarc: 9299,
  tasks: 9499,
  ui: 4000,
  vite: 5173,
} as const;

export type PortName = keyof typeof BASE;
export type Ports = Readonly<Record<PortName, number>>;

/** Every server of the project listens here and nowhere else. */
export const HOST = '127.0.0.1';

const LABELS: Record<PortName, string> = {
  hosting: 'the app (Hosting emulator)',
  auth: 'the Auth emulator',
  functions: 'the Functions emulator',
  firestore: 'the Firestore emulator',
  firestoreWebsocket: "the Firestore emulator's websocket",
  storage: 'the Storage emulator',
  mailbox: "the mailbox's page",
  smtp: "the mailbox's SMTP server",
  hub: 'the emulator hub',
  logging: "the emulators' logging",
  eventarc: 'the Eventarc emulator',
  tasks: 'the Tasks emulator',
  ui: 'the Emulator UI',
  vite: 'the Vite server',
};

const HIGHEST_OFFSET = 50_000;

/** Ports above the ordinary 1024 that browsers and Node's fetch refuse to talk to (the fetch standard's list). */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);

/**
 * How far all ports are moved, from the environment's PORT_OFFSET.
 * @throws Failure when it is not a whole number from 0 to 50000, or moves a port to one that browsers refuse.
 */
export function readPortOffset(text: string | undefined, fallback = 0): number {
  if (text === undefined || text === '') return fallback;
  const offset = Number(text);
  if (!/^\d+$/.test(text) || offset > HIGHEST_OFFSET) {
    throw new Failure(
      `PORT_OFFSET must be a whole number from 0 to ${HIGHEST_OFFSET}, not "${text}".`,
    );
  }
  const ports = portsAt(offset);
  const refused = portNames().find((name) => REFUSED_BY_BROWSERS.has(ports[name]));
  if (refused !== undefined) {
    throw new Failure(
      `PORT_OFFSET=${offset} puts ${LABELS[refused]} on port ${ports[refused]}, which browsers refuse: choose another, for example ${offset + 100}.`,
    );
  }
  return offset;
}

/** All ports, moved by the offset. */
export function portsAt(offset: number): Ports {
  const moved: Record<PortName, number> = { ...BASE };
  for (const name of portNames()) moved[name] = BASE[name] + offset;
  return moved;
}

/**
 * Makes sure that the ports are free.
 * @throws Failure naming the first taken port and PORT_OFFSET.
 */
export async function requireFreePorts(ports: Ports, names: readonly PortName[]): Promise<void> {
  const taken = await Promise.all(names.map(async (name) => !(await isFree(ports[name]))));
  const name = names.find((_, index) => taken[index]);
  if (name !== undefined) {
    throw new Failure(
      `Port ${ports[name]}, needed for ${LABELS[name]}, is taken: stop the program that uses it, or set PORT_OFFSET (for example PORT_OFFSET=2000) to move all ports.`,
    );
  }
}

/** The names of all ports. */
export function portNames(): PortName[] {
  // Object.keys forgets the literal type; BASE is a constant without further keys.
  return Object.keys(BASE) as PortName[];
}

async function isFree(port: number): Promise<boolean> {
  // A server on all addresses does not everywhere stop another one from listening on 127.0.0.1.
  return !(await answers(port)) && (await canListen(port));
}

/** Whether a server accepts connections on the port of this machine. */
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
