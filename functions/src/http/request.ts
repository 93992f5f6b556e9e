import { DomainError } from '../platform/domain-error.ts';
import { DECLARED_CONTENT_ENCODING, DECLARED_CONTENT_TYPE } from './raw-bodies.ts';

/** What an endpoint sees of a request: nothing of the framework. */
export interface ApiRequest {
  readonly method: string;
  readonly query: URLSearchParams;
  /** Lower-case names; a header that was sent twice is joined. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The bytes as they were sent. */
  readonly body: Buffer;
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
