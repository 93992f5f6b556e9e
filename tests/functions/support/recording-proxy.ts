import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as it went over the wire. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** An HTTP proxy that lets everything through and remembers it. */
export interface RecordingProxy {
  readonly address: string;
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/** Starts a proxy. @param target such as `http://127.0.0.1:9199`. */
export async function startRecordingProxy(target: string): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: path = '/' } = request;
      const body = await buffer(request);
      requests.push({ method, path, body: body.toString() });
      const answer = await fetch(`${target}${path}`, {
        method,
        headers: { 'Content-Type': request.headers['content-type'] ?? 'application/json' },
        ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
      });
      const type = answer.headers.get('content-type') ?? 'application/json';
      const hash = answer.headers.get('x-goog-hash');
      response.writeHead(answer.status, {
        'Content-Type': type,
        ...(hash === null ? {} : { 'X-Goog-Hash': hash }),
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address is of this form.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
