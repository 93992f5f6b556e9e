import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as it came. */
export interface Asked {
  readonly method: string;
  /** Includes its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Answered {
  readonly status: number;
  /** Sent as JSON unless it's bytes. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server on its own port. */
export interface HttpServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts a server that answers with what `answer` returns. */
export async function startHttpServer(
  answer: (asked: Asked) => Answered | Promise<Answered>,
): Promise<HttpServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url: path = '/', headers } = request;
      const asked = { method, path, headers, body: await buffer(request) };
      const { status, body, headers: own = {} } = await answer(asked);
      const isBytes = Buffer.isBuffer(body);
      response.writeHead(status, isBytes ? own : { 'Content-Type': 'application/json', ...own });
      response.end(isBytes ? body : JSON.stringify(body ?? null));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A TCP server's address has this form.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Headers that belong to one connection, or to a body that we pass on decoded. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/** Changes a request, or answers it; and changes its answer. */
export interface ProxyChange {
  readonly request?: (asked: Asked) => Asked | Answered;
  readonly answer?: (answered: Answered, asked: Asked) => Answered;
}

/** Starts a server that passes everything on. @param target such as `http://127.0.0.1:9199`. */
export function startChangingProxy(target: string, change: ProxyChange): Promise<HttpServer> {
  return startHttpServer(async (asked) => {
    const changed = change.request?.(asked) ?? asked;
    if ('status' in changed) return changed;
    const { method, path, headers, body } = changed;
    const handed = Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || name === 'host' || OWN.includes(name) ? [] : [[name, value]],
    );
    const answer = await fetch(`${target}${path}`, {
      method,
      headers: Object.fromEntries(handed) as Record<string, string>,
      redirect: 'manual',
      ...(body.length === 0 ? {} : { body: new Uint8Array(body) }),
    });
    const kept = [...answer.headers].filter(([name]) => !OWN.includes(name));
    const answered = {
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: Buffer.from(await answer.arrayBuffer()),
    };
    return change.answer?.(answered, changed) ?? answered;
  });
}
