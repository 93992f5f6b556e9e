import { randomInt } from 'node:crypto';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import type { Action } from '@pa-ledger/domain/expenses/expense';
import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import { decisionBody } from './decision-body.ts';
import { forgetQuotas } from './forget.ts';
import { db, suite } from './suite.ts';
import { seenWith } from './test-environment.ts';

/** What the API answered; `body` is the parsed JSON. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly success: boolean; readonly error?: string } & Record<string, unknown>;
}

export interface CallOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}

/** A caller's address, new each time, so that the limits per address do not join tests that have nothing in common. */
export function someAddress(): string {
  return `198.51.${randomInt(256)}.${randomInt(256)}`;
}

/** An answer of the API as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

/** The only answers that the edge may keep. */
const CACHEABLE = '/api/form-options';

/**
 * Calls the API through the Hosting emulator, as the pages do.
 * @throws Error for what no answer of the API may be (threat #27): a 404, which the edge keeps for minutes, or one that
 * it is not told to keep nothing of.
 */
export async function send(path: string, options: CallOptions = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  const { status, ...response } = await answerTo(path, {
    method,
    headers: { 'X-Forwarded-For': someAddress(), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  if (status === 404) throw new Error(`${method} ${path} was answered with 404.`);
  const caching = response.headers.get('cache-control');
  if (caching !== 'no-store' && !(path === CACHEABLE && status === 200)) {
    throw new Error(`${method} ${path} may be cached: ${caching ?? 'nothing is said'}.`);
  }
  return { status, ...response };
}

async function answerTo(path: string, request: RequestInit): Promise<RawAnswer> {
  const response = await fetch(`${suite('APP_URL')}${path}`, { redirect: 'manual', ...request });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** Calls the API where it answers JSON. @throws Error when it does not. */
export async function call(path: string, options: CallOptions = {}): Promise<ApiAnswer> {
  const { status, headers, bytes } = await send(path, options);
  const type = headers.get('content-type');
  if (type !== 'application/json; charset=utf-8') throw new Error(`${path} answers ${type ?? ''}.`);
  // The endpoints answer only objects.
  return { status, headers, body: JSON.parse(bytes.toString()) as ApiAnswer['body'] };
}

/** Posts a JSON body. */
export function post(
  path: string,
  value: unknown,
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
}

/** Sends the public form. The tests do so more often in an hour than an approver is mailed one by one. */
export async function submit(form: SubmissionInput): Promise<ApiAnswer> {
  await forgetQuotas();
  return post('/api/submit-expense', form);
}

/** Decides with a link's token as the approval page does after it was looked at. */
export async function decideWith(
  token: string,
  action: Action = 'approve',
  reason = 'Approved via link',
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const seen = await seenWith(db, token);
  const body = { ...decisionBody(expenseIdOfToken(token), action, reason), ...seen };
  return post('/api/update-expense', body, { 'X-Approval-Token': token, ...headers });
}
