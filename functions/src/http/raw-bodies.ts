import diagnosticsChannel from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Where the headers that the client sent are kept for the endpoint to check. */
export const DECLARED_CONTENT_TYPE = 'x-declared-content-type';
export const DECLARED_CONTENT_ENCODING = 'x-declared-content-encoding';

/**
 * Keeps the runtime's own body parsers away from the requests of HTTP functions. They run before any code of ours,
 * answer bad JSON with an HTML page, and unpack a gzip bomb into memory; so every body reaches our endpoint as the
 * bytes that were sent, whatever they claim to be. Event functions keep the runtime's parsing: it is Google's own JSON.
 */
export function takeBodiesRaw(): void {
  if (process.env['FUNCTION_SIGNATURE_TYPE'] !== 'http') return;
  diagnosticsChannel.subscribe('http.server.request.start', (message) => {
    // Node documents the message of this channel: it holds the request.
    const { headers } = (message as { request: IncomingMessage }).request;
    headers[DECLARED_CONTENT_TYPE] = headers['content-type'] ?? '';
    headers[DECLARED_CONTENT_ENCODING] = headers['content-encoding'] ?? '';
    delete headers['content-encoding'];
    headers['content-type'] = 'application/octet-stream';
  });
}
