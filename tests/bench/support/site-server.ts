import { existsSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import firebase from '../../../firebase.json' with { type: 'json' };
import { SITE_PAGES } from '../../../web/tools/pages.ts';
import { passOn } from '../../support/pass-on.ts';

const DIST = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Those that Hosting sends with every answer, but for the policy that would keep the page from the emulators. */
const HEADERS = Object.fromEntries(
  firebase.hosting.headers
    .filter(({ source }) => source === '**')
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const))
    .filter(([key]) => key !== 'Content-Security-Policy'),
);

export interface SiteServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/**
 * Serves the built site as Hosting does in production, compressed with Brotli, which its emulator does not do;
 * what is not a file goes to the emulator.
 * @param hosting the emulator's address.
 */
export async function serveSite(hosting: string): Promise<SiteServer> {
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', hosting).pathname;
    const file = join(DIST, fileAt(path));
    if (!path.startsWith('/api/') && extname(file) !== '' && existsSync(file)) {
      send(response, file, TYPES[extname(file)] ?? 'application/octet-stream');
    } else {
      passOn(request, response, hosting);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;

  function send(response: ServerResponse, file: string, type: string): void {
    const body = packed.get(file) ?? brotliCompressSync(readFileSync(file));
    packed.set(file, body);
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    response.end(body);
  }

  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port, close };
}

/** As Hosting's rewrites do. */
function fileAt(path: string): string {
  return SITE_PAGES.find((page) => page.path.test(path))?.html ?? path;
}
