import { registerHooks } from 'node:module';
import { createServer, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/*
 * A process of one built function, as the platform starts it: FUNCTION_TARGET names the function, the argument is the folder
 * and the path to ask. It asks once and prints what it loaded for that.
 */

/** What the process prints. */
export interface Started {
  /** The status of the answer. */
  readonly status: number;
  /** The files that were loaded, those of packages too. */
  readonly loaded: readonly string[];
}

const [folder = '', asked = '/'] = process.argv.slice(2);
const loaded: string[] = [];
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) loaded.push(fileURLToPath(url));
    return next(url, context);
  },
});
const target = process.env['FUNCTION_TARGET'] ?? '';
// The folder's functions, by name.
const functions = createRequire(import.meta.url)(folder) as Record<
  string,
  (...args: unknown[]) => void
>;
const server = createServer((incoming, outgoing) => {
  functions[target]?.(incoming, outgoing);
});
server.listen(0, '127.0.0.1', () => {
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  request({ port, host: '127.0.0.1', path: asked }, (response) => {
    void buffer(response).then(() => {
      const started: Started = { status: response.statusCode ?? 0, loaded };
      process.stdout.write(`${JSON.stringify(started)}\n`, () => process.exit(0));
    });
  }).end();
});
