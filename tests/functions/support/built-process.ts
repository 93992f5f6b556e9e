import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/*
 * A process of one built function, as the platform starts it: FUNCTION_TARGET names the function, the argument is the folder.
 * It says its port when it listens, and the most memory that it had, in bytes, when it is asked.
 */

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

// The folder's functions, by name.
const functions = createRequire(import.meta.url)(process.argv[2] ?? '') as Record<string, Answer>;
const answer = functions[process.env['FUNCTION_TARGET'] ?? ''];
const server = createServer((request, response) => {
  void answer?.(request, response);
});
server.listen(0, '127.0.0.1', () => {
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  process.send?.(port);
});
process.on('message', () => process.send?.(process.resourceUsage().maxRSS * 1024));
