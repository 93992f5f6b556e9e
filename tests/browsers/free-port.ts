import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { HOST } from '../../ops/base/ports.ts';

/** A port of this machine that nobody listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // A server on a port has one.
  server.close();
  await once(server, 'close');
  return port;
}
