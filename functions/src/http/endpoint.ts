import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import { preferredLanguage, type Language } from '@pa-ledger/domain/language';
import { VERSION_HEADER, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type * as z from 'zod';
import { requestFailed } from '../platform/logs.ts';
import { errorAnswer, type Answer } from './answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { errorCodeOf } from '../platform/failures.ts';
import { bodyIn, DECLARED_CONTENT_ENCODING, DECLARED_CONTENT_TYPE } from './raw-bodies.ts';

/** The part of the framework's request that we use, and its bytes. */
interface FrameworkRequest extends Pick<IncomingMessage, 'headers'>, AsyncIterable<Buffer> {
  readonly method: string;
  /** The path and the query. */
  readonly url: string;
}

/** What an endpoint sees of a request, free of the framework. */
export interface ApiRequest {
  readonly method: string;
  readonly query: URLSearchParams;
  /** Lower-case names. Repeated headers are joined. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as sent. */
  readonly body: Buffer;
}

/** Returns the language of the page that sent a request: our pages say it, and a browser prefers it otherwise. */
export function languageOfRequest({
  headers,
}: {
  readonly headers: { readonly 'accept-language'?: string | undefined };
}): Language {
  return preferredLanguage(headers['accept-language']);
}

export type Method = 'GET' | 'POST';

/** What a route of the API does. @typeParam Services what it works with. */
export interface Endpoint<Services> {
  readonly name: string;
  /** The code for a failure on our side. Its sentence reveals nothing internal. */
  readonly failure: ErrorCode;
  handle(request: ApiRequest, services: Services): Promise<Answer>;
}

/**
 * Answers a request, whatever happens: JSON or the endpoint's own body, never a stack.
 * @param method the route's method.
 * @param services called for each request, since secrets exist only then. If it throws, such as without a link key, the
 * request fails.
 */
export async function answerOf<Services>(
  endpoint: Endpoint<Services>,
  method: Method,
  services: () => Services,
  request: ApiRequest,
): Promise<Answer> {
  const language = languageOfRequest(request);
  try {
    const ready = services();
    if (request.method !== method) {
      const refused = errorAnswer(new DomainError('methodNotAllowed'), language);
      return { ...refused, headers: { ...refused.headers, Allow: method } };
    }
    requireSameOrigin(request);
    return await endpoint.handle(request, ready);
  } catch (error) {
    if (error instanceof DomainError) return errorAnswer(error, language);
    requestFailed(endpoint.name, error);
    return errorAnswer(new DomainError(endpoint.failure), language);
  }
}

/** What answers the framework's requests. */
export type Handler = (request: FrameworkRequest, response: ServerResponse) => Promise<void>;

/** Node's codes for a client that left. */
const GONE = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);

/** Connects an endpoint to the framework. @param services as `answerOf` takes them. */
export function serve<Services>(
  endpoint: Endpoint<Services>,
  method: Method,
  services: () => Services,
): Handler {
  return async (request, response) => {
    try {
      const answer = await answerOf(endpoint, method, services, await apiRequestOf(request));
      await send(answer, request, response);
    } catch (error) {
      // A client may leave before the end of its upload or of the file that we send.
      if (!GONE.has(errorCodeOf(error))) requestFailed(endpoint.name, error);
      response.destroy();
    }
  };
}

/**
 * Sends an answer.
 * @throws Error if a file breaks off. The caller closes the connection, so that no one takes it for whole.
 */
export async function send(
  { status, headers: own, body, file }: Answer,
  { method }: FrameworkRequest,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // Tells a page that someone opened before an update that it's outdated.
    [VERSION_HEADER]: String(SCHEMA_VERSION),
    ...own,
    'Content-Length': file?.size ?? body.length,
  });
  if (file !== undefined) await pipeline(file.bytes, response);
  else response.end(method === 'HEAD' ? undefined : body);
}

/** Returns the path of a request as sent, without decoding or fixing it, so that each address has one spelling. */
export function pathOf({ url }: FrameworkRequest): string {
  return url.split('?', 1)[0] ?? '';
}

async function apiRequestOf(request: FrameworkRequest): Promise<ApiRequest> {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const query = new URLSearchParams(request.url.slice(pathOf(request).length));
  return { method: request.method, query, headers, body: await bodyIn(request) };
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/**
 * Reads a JSON object from the body.
 * @param maxBytes the longest body to accept.
 * @throws DomainError `bodyTooLarge`, `notJson` (another type, charset, or encoding), or `badRequest` (malformed JSON).
 */
export function jsonBodyOf(request: ApiRequest, maxBytes: number): unknown {
  if (request.body.length > maxBytes) throw new DomainError('bodyTooLarge');
  const type = request.headers[DECLARED_CONTENT_TYPE] ?? request.headers['content-type'] ?? '';
  const encoding = request.headers[DECLARED_CONTENT_ENCODING] ?? '';
  if (!JSON_TYPE.test(type) || !['', 'identity'].includes(encoding))
    throw new DomainError('notJson');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(request.body));
  } catch {
    throw new DomainError('badRequest');
  }
}

/**
 * Reads a JSON body of a shape.
 * @throws DomainError as `jsonBodyOf`, and `badRequest` for another shape.
 */
export function bodyOf<Body>(request: ApiRequest, maxBytes: number, shape: z.ZodType<Body>): Body {
  const parsed = shape.safeParse(jsonBodyOf(request, maxBytes));
  if (!parsed.success) throw new DomainError('badRequest');
  return parsed.data;
}

/**
 * Accepts requests from our own pages and from programs other than browsers, but not from another site's pages (OWASP's
 * fetch-metadata defense). No cookie carries authority, so this is a second defense.
 * @throws DomainError `forbidden`.
 */
export function requireSameOrigin(request: ApiRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new DomainError('forbidden');
  }
  const origin = request.headers['origin'];
  if (origin === undefined) return;
  const host = request.headers['x-forwarded-host'] ?? request.headers['host'];
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new DomainError('forbidden');
}
