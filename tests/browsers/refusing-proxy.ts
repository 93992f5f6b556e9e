import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST } from '../../ops/base/ports.ts';

/** A proxy that lets nothing out of this machine. */
export interface RefusingProxy {
  /** `host:port` */
  readonly address: string;
  /** What it was asked for, oldest first. */
  readonly asked: readonly string[];
  readonly stop: () => void;
}

/** Starts one. */
export async function startRefusingProxy(): Promise<RefusingProxy> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(502).end();
  });
  // WebKit speaks TLS to a proxy for https, so all that is seen of it is that it came.
  server.on('clientError', (_, socket) => {
    asked.push('https://…');
    socket.destroy();
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A server on a port has one.
  return {
    address: `${HOST}:${port}`,
    asked,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
