import { randomInt } from 'node:crypto';
import type { SubmissionClaim } from '@pa-ledger/domain/expense';
import type { Action } from '@pa-ledger/domain/expense';
import { expenseIdOfToken } from '@pa-ledger/domain/link';
import { decisionBody } from './decision-body.ts';
import { suite } from './suite.ts';

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

/** Calls the API through the Hosting emulator, as the pages do. @throws when the answer is not JSON. */
export async function call(path: string, options: CallOptions = {}): Promise<ApiAnswer> {
  const { method = 'GET', headers = {}, body } = options;
  const response = await fetch(`${suite('APP_URL')}${path}`, {
    method,
    headers: { 'X-Forwarded-For': someAddress(), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  // The endpoints answer objects alone.
  const parsed = JSON.parse(await response.text()) as ApiAnswer['body'];
  return { status: response.status, headers: response.headers, body: parsed };
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

/** Sends the public form. */
export function submit(form: SubmissionClaim): Promise<ApiAnswer> {
  return post('/api/submit-expense', form);
}

/** Decides with a link's token as the approval page does. */
export function decideWith(
  token: string,
  action: Action = 'approve',
  reason = 'Approved via link',
  headers: Record<string, string> = {},
): Promise<ApiAnswer> {
  const body = decisionBody(expenseIdOfToken(token), action, reason);
  return post('/api/update-expense', body, { 'X-Approval-Token': token, ...headers });
}
