import { Firestore } from '@google-cloud/firestore';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { below } from '../../support/random.ts';
import { suite } from './suite.ts';

/** A TCP proxy that breaks connections: whoever talks through it meets what a bad network does. */
export interface ResetProxy {
  /** `host:port` of the proxy. */
  readonly address: string;
  /** Of so many pieces of data one breaks its connection instead of arriving, at a random place among them. */
  oneIn: number;
  /** How many connections were broken. */
  readonly resets: number;
  /** Of so many pieces of data one comes late, with all that follow it, at a random place among them; null: none does. */
  stalls: { readonly oneIn: number; readonly ms: number } | null;
  /** How many pieces came late. */
  readonly stalled: number;
  close(): Promise<void>;
}

/** Starts a proxy. @param target `host:port`. */
export async function startResetProxy(target: string): Promise<ResetProxy> {
  const [host, port] = target.split(':');
  const sockets = new Set<Socket>();
  const breaks = oncePer();
  const comesLate = oncePer();
  const server = createServer((near) => {
    const far = connect(Number(port), host ?? '');
    const breakBoth = (): void => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', breakBoth);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (piece) => {
        if (breaks(proxy.oneIn)) {
          proxy.resets++;
          breakBoth();
          return;
        }
        const { stalls } = proxy;
        if (stalls === null || !comesLate(stalls.oneIn)) {
          to.write(piece);
          return;
        }
        proxy.stalled++;
        from.pause();
        setTimeout(() => {
          to.write(piece);
          from.resume();
        }, stalls.ms);
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy = {
    // A TCP server's address is of this form.
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    oneIn: Infinity,
    resets: 0,
    stalls: null as ResetProxy['stalls'],
    stalled: 0,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
  return proxy;
}

/** Tells of each piece whether it is the one among so many, at a random place among them. */
function oncePer(): (many: number) => boolean {
  let untilUnlucky = 0;
  let untilNext = 0;
  return (many) => {
    if (many === Infinity) return false;
    if (untilNext <= 0) {
      untilNext = many;
      untilUnlucky = below(many);
    }
    untilNext--;
    return untilUnlucky-- === 0;
  };
}

/** Firestore as it is reached through the proxy. */
export function firestoreThrough({ address }: ResetProxy, projectId: string): Firestore {
  const direct = suite('FIRESTORE_EMULATOR_HOST');
  // The SDK takes the emulator's address from the environment when it is made.
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  try {
    return new Firestore({ projectId });
  } finally {
    process.env['FIRESTORE_EMULATOR_HOST'] = direct;
  }
}
