import { ERRORS, type ErrorCode } from '@pa-ledger/domain/errors';

/** What an endpoint answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A request that is turned down with a code of the table; the sentence may be a more exact one. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, sentence?: string, retryAfterSeconds?: number) {
    super(sentence ?? ERRORS[code].message);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds ?? null;
  }
}

/** A JSON answer. Nothing of the API is cached unless `headers` say so. */
export function jsonAnswer(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}

/** `{success: true}`, with what else the endpoint answers. */
export function success(fields: Readonly<Record<string, unknown>> = {}): Answer {
  return jsonAnswer(200, { success: true, ...fields });
}

/** `{success: false, error}` with the status of the code. */
export function refusalAnswer(refusal: Refusal): Answer {
  const retry = refusal.retryAfterSeconds;
  return jsonAnswer(
    ERRORS[refusal.code].status,
    { success: false, error: refusal.message },
    retry === null ? {} : { 'Retry-After': String(retry) },
  );
}
