import type { Target } from './target.ts';

/** How long the site's answer is waited for, in ms: the first one starts a function. */
const PATIENCE_MS = 70_000;

/** An answer of the site. */
export interface Visit {
  readonly status: number;
  readonly headers: Headers;
  /** The answer's JSON; null if it is none. */
  readonly json: unknown;
}

/** Asks the site as a visitor does. @throws Error when there is no answer. */
export async function visit(
  path: string,
  { app, interrupted }: Pick<Target, 'app' | 'interrupted'>,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Visit> {
  const response = await fetch(`${app}${path}`, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.any([interrupted, AbortSignal.timeout(PATIENCE_MS)]),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, json: jsonOf(response, text) };
}

function jsonOf({ headers }: Response, text: string): unknown {
  if (!(headers.get('content-type') ?? '').startsWith('application/json')) return null;
  return JSON.parse(text);
}
