import { MAX_IMPORT_BODY_BYTES, MAX_RECONCILE_BODY_BYTES } from '@pa-ledger/domain/limits';
import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Where the endpoint finds the headers that the client sent. */
export const DECLARED_CONTENT_TYPE = 'x-declared-content-type';
export const DECLARED_CONTENT_ENCODING = 'x-declared-content-encoding';

/**
 * Keeps the runtime's own body parsers away from the requests of HTTP functions. They run before our code, answer bad
 * JSON with an HTML page, unpack a gzip bomb into memory, and keep up to 32 MB twice, so that twenty such bodies kill a
 * process of a gigabyte. They leave a body without a type alone, and `bodyIn` reads it as sent, whatever it claims to
 * be. Event functions keep the runtime's parsing: theirs is Google's own JSON.
 */
export function takeBodiesRaw(): void {
  // Subscribed twice, we'd lose a body's type.
  diagnosticsChannel.unsubscribe(REQUESTS, takeRaw);
  diagnosticsChannel.subscribe(REQUESTS, takeRaw);
}

/** Node announces each request here before anything reads it. */
const REQUESTS = 'http.server.request.start';

function takeRaw(message: unknown): void {
  // Node documents the message of this channel: it holds the request.
  const { headers, url = '/' } = (message as { request: IncomingMessage }).request;
  if (!isForHttp(url)) return;
  headers[DECLARED_CONTENT_TYPE] = headers['content-type'] ?? '';
  headers[DECLARED_CONTENT_ENCODING] = headers['content-encoding'] ?? '';
  delete headers['content-encoding'];
  delete headers['content-type'];
}

/**
 * Whether the request is for an HTTP function. On a laptop, one process runs all functions, whichever it was started
 * for; there, events come to its root.
 */
export function isForHttp(url: string, env: NodeJS.ProcessEnv = process.env): boolean {
  const isHttp = env['FUNCTION_SIGNATURE_TYPE'] === 'http';
  return env['FUNCTION_DEBUG_MODE'] === undefined ? isHttp : url.startsWith('/api/');
}

/** The longest body that any route accepts, in bytes. */
const MOST_BYTES = Math.max(MAX_IMPORT_BODY_BYTES, MAX_RECONCILE_BODY_BYTES);

/**
 * Reads a body to its end. Of one that's too long for any route, it keeps just enough to show that.
 * @throws Error if the sender leaves before the end.
 */
export async function bodyIn(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    if (size <= MOST_BYTES) pieces.push(piece);
    size += piece.length;
  }
  return Buffer.concat(pieces);
}
