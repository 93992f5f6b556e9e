import type { ErrorCode } from '@pa-ledger/domain/errors';
import { VERSION_HEADER } from '@pa-ledger/domain/outdated-page';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as z from 'zod';
import { requestFailed } from '../platform/logs.ts';
import { errorAnswer, type Answer } from './answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { DECLARED_CONTENT_ENCODING, DECLARED_CONTENT_TYPE } from './raw-bodies.ts';

/** Only the path and the query of an address count; this completes it. */
const BASE = 'http://function.invalid';

/** The part of the framework's request that is used. */
export interface FrameworkRequest extends Pick<IncomingMessage, 'headers'> {
  readonly method: string;
  /** The path and the query. */
  readonly url: string;
  /** Absent on a request without a body, though the framework's type says always. */
  readonly rawBody?: Buffer | undefined;
}

/** What an endpoint sees of a request: nothing of the framework. */
export interface ApiRequest {
  readonly method: string;
  readonly query: URLSearchParams;
  /** Lower-case names; a header that was sent twice is joined. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they were sent. */
  readonly body: Buffer;
}

/** One address of the API. @typeParam Services what it works with. */
export interface Endpoint<Services> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** The code for a fault of ours. Its sentence reveals nothing internal. */
  readonly failure: ErrorCode;
  handle(request: ApiRequest, services: Services): Promise<Answer>;
}

/**
 * Answers a request, whatever happens: always JSON or the endpoint's own body, never a stack.
 * @param services called at each request, since secrets are there only then. If it throws, e.g. without a link key,
 * nothing is let through.
 */
export async function answerOf<Services>(
  endpoint: Endpoint<Services>,
  services: () => Services,
  request: ApiRequest,
): Promise<Answer> {
  try {
    const ready = services();
    if (request.method !== endpoint.method) {
      const refused = errorAnswer(new DomainError('methodNotAllowed'));
      return { ...refused, headers: { ...refused.headers, Allow: endpoint.method } };
    }
    requireSameOrigin(request);
    return await endpoint.handle(request, ready);
  } catch (error) {
    if (error instanceof DomainError) return errorAnswer(error);
    requestFailed(endpoint.name, error);
    return errorAnswer(new DomainError(endpoint.failure));
  }
}

/** Joins an endpoint to the framework. @param services as `answerOf` takes them. */
export function serve<Services>(endpoint: Endpoint<Services>, services: () => Services) {
  return async (request: FrameworkRequest, response: ServerResponse): Promise<void> => {
    // Such as `//[`: an address that no page of ours asks for.
    const answer = URL.canParse(request.url, BASE)
      ? await answerOf(endpoint, services, apiRequestOf(request))
      : errorAnswer(new DomainError('badRequest'));
    const headers = {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      // It tells a page that was opened before an update that the page is older.
      [VERSION_HEADER]: String(SCHEMA_VERSION),
      ...answer.headers,
    };
    response.writeHead(answer.status, { ...headers, 'Content-Length': answer.body.length });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  };
}

function apiRequestOf(request: FrameworkRequest): ApiRequest {
  const headers: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  const { searchParams } = new URL(request.url, BASE);
  const { method, rawBody: body = Buffer.alloc(0) } = request;
  return { method, query: searchParams, headers, body };
}

const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/**
 * Reads a JSON object from the body.
 * @param maxBytes a longer body is refused.
 * @throws DomainError `bodyTooLarge`, `notJson` (another type, charset or encoding) or `badRequest` (malformed JSON).
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
 * Accepts requests of our own pages and of programs other than browsers, but not of another site's pages (OWASP's
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
